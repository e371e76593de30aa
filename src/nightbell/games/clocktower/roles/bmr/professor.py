"""Professor."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("professor", TOWNSFOLK, "bmr", icon="erlenmeyer", other=64, reminders=("alive", "no-ability"))
def professor(town: Town, me: Ability) -> Effect[None]:
    """Once per game, at night, chooses a dead player: a Townsfolk is alive again."""
    dead = tuple(seat for seat in town.players() if not town.square[seat].alive)
    chosen = yield from ask(me.seat, "professor", OneOf[Seat | None]((*dead, None), "seat"), "C-685")
    while chosen is not None and keep(town.living(chosen)):
        dead = tuple(seat for seat in dead if seat != chosen)  # came back tonight: another is to be chosen
        chosen = yield from ask(me.seat, "professor", OneOf[Seat | None]((*dead, None), "seat"), "C-685")
    if chosen is None:
        return
    working = keep(town.works(me))
    yield Spend(me)
    yield from react(town, me, (chosen,))
    if working and (yield from registers(town, chosen, TOWNSFOLK, me, "C-685")):
        yield call(revive, chosen)


@due("professor")
def somebody_is_dead(town: Town, me: Ability) -> bool:
    spent = town.spent(me)
    return town.active(me.seat) and not spent and not all(town.square[seat].alive for seat in town.circle)
