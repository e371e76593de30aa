"""Investigator."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("investigator", TOWNSFOLK, icon="magnifying-glass", first=53, reminders=("minion", "wrong"))
def investigator(town: Town, me: Ability) -> Effect[None]:
    """Starts knowing that one of two players is a particular Minion."""
    marks = reminder(me.role, "minion"), reminder(me.role, "wrong")
    yield from tell_one_of_two(town, me, MINION, marks, "C-014")
