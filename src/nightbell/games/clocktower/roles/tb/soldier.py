"""Soldier."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("soldier", TOWNSFOLK, icon="shield")


@shelters("soldier")
def immune(town: Town, me: Ability) -> Iterable[Seat]:
    return (me.seat,)


@shields("soldier")
def soldier(town: Town, me: Ability, victim: Seat, harm: Harm) -> bool:
    """Is safe from the Demon."""
    return victim == me.seat and harm.cause == BY_DEMON
