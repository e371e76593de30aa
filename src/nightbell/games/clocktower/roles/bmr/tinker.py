"""Tinker."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("tinker", OUTSIDER, "bmr", icon="gear-hammer", reminders=("dead",))


@at_any_moment("tinker")
def tinker(town: Town, me: Ability) -> Effect[None]:
    """May die at any moment."""
    yield kill(me.seat, by=me)
