"""High Priestess."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("highpriestess", TOWNSFOLK, "carousel", icon="nun-face", first=73, other=92)
def high_priestess(town: Town, me: Ability) -> Effect[None]:
    """Each night learns to whom the Storyteller would have her talk."""
    anybody = town.players()
    best = yield from ask(town.storyteller, "worth-talking", OneOf(anybody, "seat"), "C-559", seat=me.seat)
    yield from tell(town, me, Reading(ONE, (best,), anybody), "C-559")
