"""Magician."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("magician", TOWNSFOLK, "carousel", icon="top-hat", first=17)

WITH_WRAITH = jinx("magician", "wraith")


@briefs("magician")
def magician(town: Town, me: Ability, seat: Seat, told: Briefing) -> Briefing:
    """Minions see the Magician beside the Demon, the Demon sees the Magician among the Minions."""
    if told.demons:
        return Briefing(tuple(sorted((*told.demons, me.seat))), told.minions)
    return Briefing((), tuple(sorted((*told.minions, me.seat)))) if town.is_a(seat, DEMON) else told
