"""Shugenja."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

NOWHERE = WayId("")
"""On a tie there is no wrong way."""


@role("shugenja", TOWNSFOLK, "carousel", icon="compass", first=66)
@learns("shugenja", "C-034")
def shugenja(town: Town, me: Ability) -> Reading[WayId]:
    """Starts knowing which way round the circle somebody evil is nearer; with equal ways, either."""
    place, around = town.circle.index(me.seat), len(town.circle)
    ways = [tuple(town.circle[(place + way * n) % around] for n in range(1, around)) for way in (1, -1)]
    reads = {seat: town.reads_evil(seat) for seat in town.others(me.seat)}
    worlds = [dict(zip(reads, world, strict=True)) for world in product(*reads.values())]
    nearest = [[steps(way, world) for way in ways] for world in worlds]
    honest = [way for pair in nearest for way, far in zip(WAYS, pair, strict=True) if far == min(pair)]
    tie = nearest[0][0] == nearest[0][1]
    return Reading(WAY, honest, WAYS, true=(NOWHERE,) if tie else ())


def steps(way: tuple[Seat, ...], evil: dict[Seat, bool]) -> int:
    """How far it is to somebody evil."""
    return next((n for n, seat in enumerate(way) if evil[seat]), len(way))
