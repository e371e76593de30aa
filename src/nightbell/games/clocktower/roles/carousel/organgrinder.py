"""Organ Grinder."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("organgrinder", MINION, "carousel", icon="monkey", first=38, other=24, reminders=("drunk",))
def organ_grinder(town: Town, me: Ability) -> Effect[None]:
    """Each night may choose to be drunk until dusk."""
    if (yield from ask(me.seat, "organ-grinder", YES_NO, "C-290")):
        yield PlaceMark(me.seat, reminder(me.role, "drunk"), me, town.until_dusk())


@closes_eyes("organgrinder")
def organ_plays(town: Town, me: Ability) -> bool:
    """All vote with closed eyes, and nobody learns how the votes came out. By the Alchemist's jinx two who
    play at once spoil it for each other."""
    others = (other for other in town.holders(me.role) if other != me)
    return not any("alchemist" in (town.role_at(me.seat), town.role_at(other.seat)) for other in others)
