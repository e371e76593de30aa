"""Ravenkeeper."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("ravenkeeper", TOWNSFOLK, icon="raven", other=74, posthumous=True)
@learns("ravenkeeper", "C-311", points_at=1, by="C-311")
def ravenkeeper(town: Town, me: Ability, target: Seat) -> Reading[RoleId]:
    """If killed at night, wakes to point at a player and learns that player's role."""
    return token_of(town, target)


@due("ravenkeeper")
def killed_tonight(town: Town, me: Ability) -> bool:
    return me.seat in town.died_tonight or any(victim == me.seat for victim, _ in town.slain)
