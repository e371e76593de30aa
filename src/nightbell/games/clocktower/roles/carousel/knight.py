"""Knight."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("knight", TOWNSFOLK, "carousel", icon="visored-helm", first=63, reminders=("know", "know"))
@learns("knight", "C-034")
def knight(town: Town, me: Ability) -> Reading[Targets]:
    """Starts knowing two players, neither of whom is the Demon."""
    pairs = tuple(combinations(town.others(me.seat), 2))
    honest = tuple(pair for pair in pairs if all(False in town.reads_type(seat, DEMON) for seat in pair))
    true = tuple(pair for pair in pairs if not any(town.is_a(seat, DEMON) for seat in pair))
    return Reading(NEITHER, honest, pairs, true=true)
