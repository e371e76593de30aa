"""Heretic."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("heretic", OUTSIDER, "carousel", icon="burning-book", posthumous=True)

for other in ("baron", "godfather", "lleech", "pithag", "spy", "widow"):
    jinx("heretic", other, apart=True)


@exchanges_victory("heretic")
def heretic(town: Town, me: Ability) -> bool:
    """Whoever would win loses, and whoever would lose wins, also after the Heretic's death."""
    return True
