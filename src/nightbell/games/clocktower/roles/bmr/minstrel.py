"""Minstrel."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

REVELRY = reminder("minstrel", "drunk-town")
A_DAY = 2

role("minstrel", TOWNSFOLK, "bmr", icon="lyre", reminders=("drunk-town",))


@on_any_death("minstrel")
def minstrel(town: Town, me: Ability, victim: Seat, harm: Harm) -> Effect[None]:
    """When a Minion dies by execution, all others are drunk until the next day's dusk."""
    if harm.cause == BY_EXECUTION and (yield from registers(town, victim, MINION, me, "C-687")):
        yield PlaceMark(me.seat, REVELRY, me, town.until_dusk() + A_DAY)


@impairs("minstrel")
def everybody_else(town: Town, seat: Seat) -> Iterable[tuple[Seat, int]]:
    if not any(mark.on == seat and mark.reminder == REVELRY for mark in town.marks):
        return ()
    return [(other, DRUNK) for other in town.circle if other != seat and not town.is_traveller(other)]
