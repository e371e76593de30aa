"""Poisoner."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

VENOM = reminder("poisoner", "poisoned")


@role("poisoner", MINION, icon="poison-bottle", first=32, other=16, reminders=("poisoned",))
def poisoner(town: Town, me: Ability) -> Effect[None]:
    """Each night poisons a player for the night and the next day."""
    victim = yield from choose(town, me, town.players(), "C-025")
    yield mark(town, victim, VENOM, me, until=DUSK)
