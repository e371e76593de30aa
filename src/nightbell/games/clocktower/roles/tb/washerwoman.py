"""Washerwoman."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("washerwoman", TOWNSFOLK, icon="clothesline", first=51, reminders=("townsfolk", "wrong"))
def washerwoman(town: Town, me: Ability) -> Effect[None]:
    """Starts knowing that one of two players is a particular Townsfolk."""
    marks = reminder(me.role, "townsfolk"), reminder(me.role, "wrong")
    yield from tell_one_of_two(town, me, TOWNSFOLK, marks, "C-034")
