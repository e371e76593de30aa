"""Empath."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("empath", TOWNSFOLK, icon="heart-beats", first=55, other=75)
@learns("empath", "C-017")
def empath(town: Town, me: Ability) -> Reading[int]:
    """Each night learns how many of the living neighbours are evil."""
    return number(total(town.reads_evil(seat) for seat in town.living_neighbours(me.seat)), range(3))
