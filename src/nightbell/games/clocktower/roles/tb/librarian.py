"""Librarian."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("librarian", TOWNSFOLK, icon="bookshelf", first=52, reminders=("outsider", "wrong"))
def librarian(town: Town, me: Ability) -> Effect[None]:
    """Starts knowing that one of two players is a particular Outsider, or that there is none."""
    marks = reminder(me.role, "outsider"), reminder(me.role, "wrong")
    yield from tell_one_of_two(town, me, OUTSIDER, marks, "C-676")
