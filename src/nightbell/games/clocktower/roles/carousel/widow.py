"""Widow."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *
from nightbell.games.clocktower.roles.tb.spy import look_into_the_grimoire

VENOM = reminder("widow", "poisoned")


@role("widow", MINION, "carousel", icon="hanging-spider", first=33, reminders=("poisoned", "know"))
def widow(town: Town, me: Ability) -> Effect[None]:
    """On her first night sees the Grimoire and poisons a player; a good player learns that she is in play,
    unless she chose herself."""
    yield from look_into_the_grimoire(town, me)
    victim = yield from choose(town, me, town.players(), "C-383")
    if (yield PlaceMark(victim, VENOM, me, FOREVER)) and keep(town.works(me)):
        good = tuple(seat for seat in town.players() if town.grimoire[seat].side == GOOD)
        told = yield from ask(town.storyteller, "widow", OneOf(good, "seat"), "C-559", seat=me.seat)
        yield PlaceMark(told, reminder(me.role, "know"), me, FOREVER)
        yield from wake_for(told, Inform(told, events.LearnsInPlay(told, me.role, (me.role,))))
