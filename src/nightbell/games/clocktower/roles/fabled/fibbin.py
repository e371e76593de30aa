"""Fibbin."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("fibbin", FABLED, "fabled", icon="tongue", reminders=("no-ability",), serves=("script",))


@bends_truth("fibbin")
def fibbin(town: Town, me: Ability, told: Ability, known: bool) -> Effect[Candour]:
    """Once per game a good player may get false information."""
    yield from ()
    return Candour.TRUE if town.spent(me) or town.side_of(told) != GOOD else Candour.FREE


@after_a_lie("fibbin")
def once(town: Town, me: Ability, told: Ability, true: events.Learned | None) -> Effect[None]:
    yield Spend(me)
