"""Magician."""

from __future__ import annotations

from nightbell.games.clocktower.jinxes.many import DOUBTFUL, LEGION
from nightbell.games.clocktower.kit import *
from nightbell.games.clocktower.roles.carousel.vizier import MAGICIAN as POWERLESS

AMONG_MANY = reminder("magician", "among-many")
MAY_SEEM_EVIL.add(AMONG_MANY)

WITH_WRAITH = jinx("magician", "wraith")
WITH_MARIONETTE = jinx("magician", "marionette")
UNSEEN = {RoleId(id): jinx("magician", id) for id in ("spy", "widow")}
"""When one of these looks into the Grimoire, the tokens of Demon and Magician are taken out."""


@role("magician", TOWNSFOLK, "carousel", icon="top-hat", first=17, sleeps=True)
def wakes_among_many(town: Town, me: Ability) -> Effect[None]:
    """By the jinx wakes with Legion, may register as evil, and Legion is told that there is a Magician."""
    yield PlaceMark(me.seat, AMONG_MANY, me, FOREVER)
    legion = keep(tuple(town.demons()))
    for seat in legion:
        yield Inform(seat, events.LearnsInPlay(seat, LEGION, (me.role,)))
    yield from wake_for(me.seat, Inform(me.seat, events.LearnsMinions(me.seat, legion)))


@due("magician")
def among_many(town: Town, me: Ability) -> bool:
    jinxed = town.jinxed(DOUBTFUL[me.role]) and town.in_play(LEGION)
    return town.night == 1 and jinxed and town.evil_meets() and town.works(me)


@briefs("magician")
def magician(town: Town, me: Ability, seat: Seat, told: Briefing) -> Briefing:
    """Minions see the Magician beside the Demon, the Demon sees the Magician among the Minions."""
    if town.jinxed(POWERLESS) and town.in_play(POWERLESS.roles[1]):
        return told
    if told.demons:
        return Briefing(tuple(sorted((*told.demons, me.seat))), told.minions)
    return Briefing((), tuple(sorted((*told.minions, me.seat)))) if town.is_a(seat, DEMON) else told
