"""How long nights last, on a clock that stands still until something is due: no role may be read from it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

from nightbell.server import protocol as wire
from tools.stress.inside import Parlour, parlour
from tools.stress.town import Time

WAKEFUL = ("fortuneteller", "empath", "butler", "monk", "poisoner", "undertaker", "imp")
SLEEPY = ("soldier", "mayor", "saint", "slayer", "scarletwoman", "virgin", "imp")
"""Seven chairs in which nearly everybody is woken, and in which nearly nobody is."""
MOST_STEPS = 2000


class Nights(NamedTuple):
    nights: int
    median_wakeful: float
    median_sleepy: float
    distance: float
    chance: float
    """How likely two samples of the same nights would differ as much."""


async def lengths(nights: int, seed: int = 1) -> Nights:
    """First nights of towns of bots that somebody watches, with the pauses of the house."""
    long = [await night(WAKEFUL, seed * 1_000_003 + n) for n in range(nights)]
    short = [await night(SLEEPY, seed * 2_000_003 + n) for n in range(nights)]
    distance = apart(long, short)
    return Nights(2 * nights, median(long), median(short), distance, likelihood(distance, nights, nights))


async def night(roles: Sequence[str], seed: int, people: int = 0) -> float:
    """The seconds from dusk to dawn. So many people play, and answer at once; bots have the other chairs."""
    options = {"seating": list(roles), "by_the_table": False}
    place = await parlour("clocktower", options, watched=True, seed=seed)
    time = Time(place)
    assert place.watcher is not None
    settings = wire.Settings(place.id(), pace_ms=wire.House().pace_ms)
    await place.host.do(settings)
    for somebody in place.people[max(1, people) :]:
        await somebody.do(wire.Leave(place.id()))
    await place.begin()
    if not people:
        await place.host.do(wire.Stand(place.id()))
    dusk = dawn = None
    for _ in range(MOST_STEPS):
        if dusk is None and place.room.covered:
            dusk = time.now
        if dusk is not None and not place.room.covered:
            dawn = time.now
            break
        await go_on(place, time)
    place.close()
    assert dusk is not None and dawn is not None, "the night does not end"
    return (dawn - dusk) / 1000


async def go_on(place: Parlour, time: Time) -> None:
    """To the next moment at which something is due."""
    due = place.live.attendant.due()
    assert due is not None
    time.now = max(time.now, due)
    await place.live.attendant.act(time.now)


def median(values: Sequence[float]) -> float:
    return sorted(values)[len(values) // 2]


def apart(one: Sequence[float], other: Sequence[float]) -> float:
    """How far two samples are apart: the largest gap between their distributions (Kolmogorov, Smirnov)."""
    points = sorted({*one, *other})
    return max(abs(_share(one, point) - _share(other, point)) for point in points)


def _share(values: Sequence[float], point: float) -> float:
    return sum(value <= point for value in values) / len(values)


def likelihood(distance: float, one: int, other: int) -> float:
    """The p-value of a distance between samples of these sizes."""
    size = sqrt(one * other / (one + other))
    scaled = (size + 0.12 + 0.11 / size) * distance
    if scaled < 0.2:
        return 1.0
    terms = ((1.0 if k % 2 else -1.0) * exp(-2 * (k * scaled) ** 2) for k in range(1, 101))
    return min(1.0, 2 * sum(terms))
