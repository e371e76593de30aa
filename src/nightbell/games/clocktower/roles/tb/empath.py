"""Empath."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("empath", TOWNSFOLK, icon="heart-beats", first=55, other=75)
def empath(town: Town, me: Ability) -> Effect[None]:
    """Each night learns how many of the living neighbours are evil."""
    evil = total(town.reads_evil(seat) for seat in town.living_neighbours(me.seat))
    yield from tell_number(town, me, evil, range(3), "C-017")
