"""Bureaucrat."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

THREE_VOTES = reminder("bureaucrat", "three-votes")
WORTH[THREE_VOTES] = 3


@role("bureaucrat", TRAVELLER, icon="quill-ink", first=10, other=6, reminders=("three-votes",))
def bureaucrat(town: Town, me: Ability) -> Effect[None]:
    """Each night chooses another player, whose votes count three times the next day."""
    target = yield from choose(town, me, town.others(me.seat), "C-458")
    yield mark(town, target, THREE_VOTES, me, until=DUSK)
