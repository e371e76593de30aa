"""Gardener."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("gardener", LORIC, "loric", icon="gardening-shears", from_start=True, serves=("newcomer", "helper"))


@hands_out("gardener")
def gardener(town: Town, me: Ability) -> Effect[bool]:
    """The Storyteller says who gets which role, or leaves it to chance after all."""
    return (yield from ask(town.storyteller, "gardener", YES_NO, "C-158"))
