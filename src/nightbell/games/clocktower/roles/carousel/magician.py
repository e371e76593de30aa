"""Magician."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *
from nightbell.games.clocktower.roles.carousel.vizier import MAGICIAN as POWERLESS

role("magician", TOWNSFOLK, "carousel", icon="top-hat", first=17)

WITH_WRAITH = jinx("magician", "wraith")
WITH_MARIONETTE = jinx("magician", "marionette")
UNSEEN = {RoleId(id): jinx("magician", id) for id in ("spy", "widow")}
"""When one of these looks into the Grimoire, the tokens of Demon and Magician are taken out."""


@briefs("magician")
def magician(town: Town, me: Ability, seat: Seat, told: Briefing) -> Briefing:
    """Minions see the Magician beside the Demon, the Demon sees the Magician among the Minions."""
    if town.jinxed(POWERLESS) and town.in_play(POWERLESS.roles[1]):
        return told
    if told.demons:
        return Briefing(tuple(sorted((*told.demons, me.seat))), told.minions)
    return Briefing((), tuple(sorted((*told.minions, me.seat)))) if town.is_a(seat, DEMON) else told
