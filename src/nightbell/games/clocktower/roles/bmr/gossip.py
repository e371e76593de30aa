"""Gossip."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("gossip", TOWNSFOLK, "bmr", icon="lips", other=57, reminders=("dead",), sleeps=True)
def gossip(town: Town, me: Ability) -> Effect[None]:
    """If something the Gossip said in public today is true, a player dies."""
    if keep(not town.works(me)):
        return
    if (yield from ask(town.storyteller, "gossip", YES_NO, "C-200", seat=me.seat)):
        alive = OneOf(tuple(town.alive()), "seat")
        victim = yield from ask(town.storyteller, "gossip-victim", alive, "C-200", seat=me.seat)
        yield kill(victim, by=me)


@due("gossip")
def spoke_in_public(town: Town, me: Ability) -> bool:
    today = town.night - 1
    said = any(claim.seat == me.seat and claim.to is None and claim.day == today for claim in town.claims)
    return town.active(me.seat) and said
