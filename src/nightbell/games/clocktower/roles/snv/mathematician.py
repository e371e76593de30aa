"""Mathematician."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("mathematician", TOWNSFOLK, "snv", icon="abacus", first=76, other=95, reminders=("abnormal",) * 5)
@learns("mathematician", "C-298")
def mathematician(town: Town, me: Ability) -> Reading[int]:
    """Each night learns how many abilities went astray since dawn because of somebody else's."""
    return number((sum(seat != me.seat for seat in town.astray),), range(len(town.circle)))
