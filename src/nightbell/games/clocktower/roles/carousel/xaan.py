"""Xaan."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

MOST_NIGHTS = 4
NIGHTS_OF = tuple(f"night-{n}" for n in range(1, MOST_NIGHTS + 1))


@role(
    "xaan",
    MINION,
    "carousel",
    icon="rune-stone",
    first=31,
    other=15,
    reminders=(*NIGHTS_OF, "poisoned"),
    fixes_outsiders=True,
    sleeps=True,
)
def xaan(town: Town, me: Ability) -> Effect[None]:
    """On the night numbered as the Outsiders were at the start, all Townsfolk are poisoned until dusk."""
    for seat in keep(tuple(seat for seat in town.players() if town.is_a(seat, TOWNSFOLK))):
        yield mark(town, seat, reminder(me.role, "poisoned"), me, until=DUSK)


@due("xaan")
def its_night(town: Town, me: Ability) -> bool:
    return town.active(me.seat) and town.bearer(reminder(me.role, f"night-{town.night}"), me) is not None


@on_arrival("xaan")
def remember_the_number(town: Town, me: Ability) -> Effect[None]:
    number = keep(sum(town.type_at(seat) == OUTSIDER for seat in town.players()) if town.night == 0 else 0)
    if 1 <= number <= MOST_NIGHTS:
        yield PlaceMark(me.seat, reminder(me.role, f"night-{number}"), me, FOREVER)


@recounts("xaan")
def any_number(counts: Counts) -> Iterable[Counts]:
    townsfolk, outsiders, minions, demons = counts
    return [(townsfolk + outsiders - n, n, minions, demons) for n in range(MOST_NIGHTS + 1)]
