"""Gossip."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role(
    "gossip",
    TOWNSFOLK,
    "bmr",
    icon="lips",
    other=57,
    reminders=("dead",),
    sleeps=True,
    spreads_rumours=True,
)
def gossip(town: Town, me: Ability) -> Effect[None]:
    """If something the Gossip said in public today is true, a player dies."""
    if keep(not town.works(me)):
        return
    true = keep(said_the_truth(town, me))
    if (yield from ask(town.storyteller, "gossip", YES_NO, "C-200", seat=me.seat, truth=true)):
        alive = OneOf(tuple(town.alive()), "seat")
        victim = yield from ask(town.storyteller, "gossip-victim", alive, "C-200", seat=me.seat)
        yield kill(victim, by=me)


def gossip_of_today(town: Town, me: Ability) -> list[Said]:
    return [claim.said for claim in town.said_to_all(me.seat) if claim.day == town.night - 1]


def said_the_truth(town: Town, me: Ability) -> bool:
    """Whether something that was said can be told to be true; the Storyteller judges what cannot."""
    facts = [spoken(said) for said in gossip_of_today(town, me)]
    return any(fact is not None and holds(town, fact) for fact in facts)


@due("gossip")
def spoke_in_public(town: Town, me: Ability) -> bool:
    return town.active(me.seat) and bool(gossip_of_today(town, me))
