"""Moonchild."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

MOONSTRUCK = reminder("moonchild", "dead")


@role("moonchild", OUTSIDER, "bmr", icon="moon", other=71, reminders=("dead",), posthumous=True, sleeps=True)
def moonchild(town: Town, me: Ability) -> Effect[None]:
    """Whom the dead Moonchild has named dies tonight, if good when named."""
    for seat in keep(tuple(mark.on for mark in town.placed(MOONSTRUCK, me))):
        yield kill(seat, by=me)


@last_words("moonchild")
def names(town: Town, me: Ability, target: Seat) -> Effect[None]:
    """Whether the Moonchild is sober matters at night, not now."""
    if (yield from registers_as_side(town, target, GOOD, me, "C-687")):
        yield PlaceMark(target, MOONSTRUCK, me, town.until_dawn(), lasting=True, regardless=True)


@due("moonchild")
def somebody_is_named(town: Town, me: Ability) -> bool:
    return not town.living(me.seat) and town.bearer(MOONSTRUCK, me) is not None
