"""Huntsman."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

DAMSEL = RoleId("damsel")


@role(
    "huntsman",
    TOWNSFOLK,
    "carousel",
    icon="hunting-horn",
    first=48,
    other=66,
    reminders=("no-ability",),
    brings=("damsel",),
)
def huntsman(town: Town, me: Ability) -> Effect[None]:
    """Once per game, at night, chooses a living player: the Damsel becomes a Townsfolk who is not in play."""
    living = tuple(seat for seat in town.others(me.seat) if town.square[seat].alive)
    chosen = yield from ask(me.seat, "huntsman", OneOf[Seat | None]((*living, None), "seat"), "C-311")
    if chosen is None:
        return
    works = keep(town.works(me))
    yield Spend(me)
    yield from react(town, me, (chosen,))
    absent = OneOf(keep(town.absent(TOWNSFOLK)), "role")
    if works and absent.options and keep(town.grimoire[chosen].role == DAMSEL and town.works(me)):
        new = yield from ask(town.storyteller, "rescued", absent, "C-559", seat=chosen)
        yield call(become, chosen, new)


due("huntsman")(once_a_game)
