"""General."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("general", TOWNSFOLK, "carousel", icon="star-medal", first=74, other=93)
def general(town: Town, me: Ability) -> Effect[None]:
    """Each night learns which side the Storyteller holds to be ahead, or that neither is."""
    leads = yield from ask(town.storyteller, "ahead", OneOf(LEADS, "ahead"), "C-559", seat=me.seat)
    yield from tell(town, me, Reading(AHEAD, (leads,), LEADS), "C-559")
