"""Shabaloth."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("shabaloth", DEMON, "bmr", icon="lamprey-mouth", other=42, reminders=("dead", "dead", "alive"))
def shabaloth(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first two players die, one after the other; one of last night's may come back."""
    yield call(regurgitate, me)
    first = yield from strike(town, me)
    second = yield from choose(town, me, town.others(first), "C-286")
    yield kill(second, by=me)


@even_asleep("shabaloth")
def regurgitate(town: Town, me: Ability) -> Effect[None]:
    eaten = keep(tuple(seat for seat in last_choice(town, me) if not town.grimoire[seat].alive))
    if not eaten or not keep(town.works(me)):
        return
    choices = OneOf[Seat | None]((*eaten, None), "seat")
    back = yield from ask(town.storyteller, "regurgitate", choices, "C-674", seat=me.seat)
    if back is not None:
        yield call(revive, back)
