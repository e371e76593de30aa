"""Cerenovus."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

MAD = reminder("cerenovus", "mad")


@role("cerenovus", MINION, "snv", icon="eyeball", first=42, other=27, reminders=("mad",))
def cerenovus(town: Town, me: Ability) -> Effect[None]:
    """Each night chooses a player and a good role: tomorrow the player is mad about being it, or may die."""
    target = yield from choose(town, me, town.players(), "C-405")
    good = OneOf(town.on_sheet(TOWNSFOLK, OUTSIDER), "role")
    named = yield from ask(me.seat, "cerenovus", good, "C-405", seat=target)
    yield PlaceMark(target, MAD, me, town.until_dusk() + 1, named=named)
    yield Inform(target, events.LearnsMadness(target, me.role, named))
