"""Zealot."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

FROM = 5

role("zealot", OUTSIDER, "carousel", icon="burning-eye")


@must_raise("zealot")
def zealot(town: Town, me: Ability) -> bool:
    """While five or more live, votes on every nomination."""
    return sum(town.square[seat].alive for seat in town.circle) >= FROM
