"""Snitch."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

BLUFFS = 3


@role("snitch", OUTSIDER, "carousel", icon="mouse", first=20, sleeps=True)
def snitch(town: Town, me: Ability) -> Effect[None]:
    """Each Minion learns three roles that nobody has."""
    absent = keep(town.absent(TOWNSFOLK, OUTSIDER))
    few = Some(absent, min(BLUFFS, len(absent)), min(BLUFFS, len(absent)), "role")
    for minion in keep(tuple(seat for seat in town.minions() if town.works(me) and town.knows_itself(seat))):
        bluffs = yield from ask(town.storyteller, "snitch", few, "C-185", seat=minion)
        yield from wake_for(minion, Inform(minion, events.LearnsBluffs(minion, bluffs)))
