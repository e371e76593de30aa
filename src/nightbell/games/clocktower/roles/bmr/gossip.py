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
    weighed = keep(statements(town, me))
    true = keep(any(holds(town, fact) for fact in weighed if fact[0] != WORDS))
    asked = ask(town.storyteller, "gossip", YES_NO, "C-200", seat=me.seat, truth=true, said_word=weighed)
    if (yield from asked):
        alive = OneOf(tuple(town.alive()), "seat")
        victim = yield from ask(town.storyteller, "gossip-victim", alive, "C-200", seat=me.seat)
        yield kill(victim, by=me)


def gossip_of_today(town: Town, me: Ability) -> list[Said]:
    return [claim.said for claim in town.said_to_all(me.seat) if claim.day == town.night - 1]


def statements(town: Town, me: Ability) -> tuple[events.Fact, ...]:
    """What can be told to be true or not, and what was said in own words, which only a person can judge."""
    said = gossip_of_today(town, me)
    return tuple(
        dict.fromkeys(
            fact for each in said if (fact := each if each[0] == WORDS else spoken(each)) is not None
        )
    )


@due("gossip")
def spoke_in_public(town: Town, me: Ability) -> bool:
    return town.active(me.seat) and bool(gossip_of_today(town, me))
