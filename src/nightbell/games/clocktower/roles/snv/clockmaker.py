"""Clockmaker."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("clockmaker", TOWNSFOLK, "snv", icon="pocket-watch", first=59)
@learns("clockmaker", "C-298")
def clockmaker(town: Town, me: Ability) -> Reading[int]:
    """Starts knowing how many steps it is from the Demon to the nearest Minion."""
    worlds = product(*(readings(town, seat) for seat in town.circle))
    steps = dict.fromkeys(nearest(*zip(*world, strict=True)) for world in worlds)
    return number(steps, range(len(town.circle) // 2 + 1))


SUMMONER = jinx("clockmaker", "summoner")
"""To a Clockmaker the Summoner is the Demon."""


def readings(town: Town, seat: Seat) -> list[tuple[bool, bool]]:
    """Whether somebody may be read as the Demon, and as a Minion; the truth first. Nobody passes for both."""
    if town.jinxed(SUMMONER) and town.grimoire[seat].role == SUMMONER.roles[1]:
        return [(True, False)]
    both_ways = tuple(product(town.reads_type(seat, DEMON), town.reads_type(seat, MINION)))
    return [each for each in both_ways if each != (True, True)] or list(both_ways)
