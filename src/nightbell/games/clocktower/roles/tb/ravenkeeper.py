"""Ravenkeeper."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("ravenkeeper", TOWNSFOLK, icon="raven", other=74, posthumous=True)
def ravenkeeper(town: Town, me: Ability) -> Effect[None]:
    """If killed at night, wakes to point at a player and learns that player's role."""
    target = yield from choose(town, me, town.players(), "C-311")
    yield from tell_role(town, me, target, "C-311")


@due("ravenkeeper")
def died_tonight(town: Town, me: Ability) -> bool:
    return me.seat in town.died_tonight
