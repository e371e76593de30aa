"""Ogre."""

from __future__ import annotations

from nightbell.games.clocktower.jinxes.brewing import stays_evil
from nightbell.games.clocktower.kit import *

WITH_RECLUSE = jinx("ogre", "recluse")
"""One who is evil because of a Recluse is told so."""
WITH_SPY = jinx("ogre", "spy")
"""To an Ogre a Spy is always evil."""


@role("ogre", OUTSIDER, "carousel", icon="ogre", first=72, reminders=("friend",), hides_side=True)
def ogre(town: Town, me: Ability) -> Effect[None]:
    """On the first night takes another player's side, drunk or sober, without knowing which."""
    friend = yield from choose(town, me, town.others(me.seat), "C-311")
    if keep(town.jinxed(WITH_SPY) and town.grimoire[friend].role == "spy"):
        evil = True
    else:
        evil = yield from registers_as_side(town, friend, EVIL, me, "C-311")
    if keep(me.role in town.abilities(me.seat)):
        yield PlaceMark(friend, reminder(me.role, "friend"), None, FOREVER)
        if evil or keep(not stays_evil(town, me)):
            yield TurnSide(me.seat, EVIL if evil else GOOD)
        if evil and keep(town.jinxed(WITH_RECLUSE) and town.grimoire[friend].role == WITH_RECLUSE.roles[1]):
            yield Notify(me.seat, again=True)
