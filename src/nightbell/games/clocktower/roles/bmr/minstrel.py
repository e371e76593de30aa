"""Minstrel."""

from __future__ import annotations

from nightbell.games.clocktower.jinxes.many import LEGION, is_found, may_find_out
from nightbell.games.clocktower.kit import *

REVELRY = reminder("minstrel", "drunk-town")
A_DAY = 2

role("minstrel", TOWNSFOLK, "bmr", icon="lyre", reminders=("drunk-town",))


@on_any_death("minstrel")
def minstrel(town: Town, me: Ability, victim: Seat, harm: Harm) -> Effect[None]:
    """When a Minion dies by execution, all others are drunk until the next day's dusk."""
    if harm.cause == BY_EXECUTION and (yield from registers(town, victim, MINION, me, "C-687")):
        met = keep(LEGION if is_found(town, me, victim) else None)
        yield PlaceMark(me.seat, REVELRY, me, town.until_dusk() + A_DAY, named=met)


@impairs("minstrel")
def everybody_else(town: Town, seat: Seat) -> Iterable[tuple[Seat, int]]:
    """Legion, if it was one of them that died, keeps its ability by the jinx."""
    sober = [mark.named for mark in town.on(seat) if mark.reminder == REVELRY]
    if not sober:
        return ()
    others = (other for other in town.circle if other != seat and town.grimoire[other].role not in sober)
    return [(other, DRUNK) for other in others if not town.is_traveller(other)]


@behind_the_demons("minstrel")
def whom_the_music_met(town: Town, me: Ability) -> Effect[None]:
    for seat in keep(tuple(s for s in town.died_by_execution if is_found(town, me, s))):
        yield from may_find_out(town, me, seat)
