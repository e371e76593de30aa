"""Clockmaker."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

_Place = tuple[bool, bool]


@role("clockmaker", TOWNSFOLK, "snv", icon="pocket-watch", first=59)
@learns("clockmaker", "C-298")
def clockmaker(town: Town, me: Ability) -> Reading[int]:
    """Starts knowing how many steps it is from the Demon to the nearest Minion."""
    circle = town.circle
    worlds = product(*(readings(town, seat) for seat in circle))
    return number(dict.fromkeys(steps(world) for world in worlds), range(len(circle) // 2 + 1))


def readings(town: Town, seat: Seat) -> tuple[_Place, ...]:
    """Whether somebody may be read as the Demon, and as a Minion; the truth first."""
    both_ways = product(town.reads_type(seat, DEMON), town.reads_type(seat, MINION))
    return tuple(place for place in both_ways if place != (True, True))


def steps(world: tuple[_Place, ...]) -> int:
    """The shorter way round; nothing, if there is no Demon or no Minion."""
    demons = [place for place, (demon, _) in enumerate(world) if demon]
    minions = [place for place, (_, minion) in enumerate(world) if minion]
    ways = [abs(demon - minion) for demon in demons for minion in minions]
    return min((min(way, len(world) - way) for way in ways), default=0)
