"""Steward."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("steward", TOWNSFOLK, "carousel", icon="keyring", first=62, reminders=("know",))
@learns("steward", "C-034")
def steward(town: Town, me: Ability) -> Reading[Seat]:
    """Starts knowing one good player."""
    others = town.others(me.seat)
    true = tuple(seat for seat in others if town.grimoire[seat].side != EVIL)
    return Reading(ONE, (seat for seat in others if False in town.reads_evil(seat)), others, true=true)
