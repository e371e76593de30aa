"""Cerenovus."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

MAD = reminder("cerenovus", "mad")
GOBLIN = jinx("cerenovus", "goblin")
"""The Goblin may be named as well."""


@role("cerenovus", MINION, "snv", icon="eyeball", first=42, other=27, reminders=("mad",))
def cerenovus(town: Town, me: Ability) -> Effect[None]:
    """Each night chooses a player and a good role: tomorrow the player is mad about being it, or may die."""
    target = yield from choose(town, me, town.players(), "C-405")
    goblin = GOBLIN.roles[1:] if town.jinxed(GOBLIN) else ()
    good = OneOf((*town.on_sheet(TOWNSFOLK, OUTSIDER), *goblin), "role")
    named = yield from ask(me.seat, "cerenovus", good, "C-405", seat=target)
    yield PlaceMark(target, MAD, me, town.until_dusk() + 1, named=named)
    yield Inform(target, events.LearnsMadness(target, me.role, named))
