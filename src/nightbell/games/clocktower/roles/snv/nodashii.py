"""No Dashii."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("nodashii", DEMON, "snv", icon="octopus", other=45, reminders=("dead", "poisoned", "poisoned"))
def no_dashii(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first a player dies. The nearest Townsfolk on both sides are poisoned."""
    yield from strike(town, me)


@impairs("nodashii")
def nearest_townsfolk(town: Town, seat: Seat) -> Iterable[tuple[Seat, int]]:
    return [(other, POISONED) for other in town.townsfolk_neighbours(seat)]
