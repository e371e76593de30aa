"""Gangster."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("gangster", TRAVELLER, "carousel", icon="cigar")


@publicly("gangster")
def gangster(town: Town, me: Ability) -> Decision[Answer] | None:
    """Once a day may kill a living neighbour, if the other one agrees."""
    if len(town.living_neighbours(me.seat)) < 2:
        return None
    return ask(me.seat, "gangster", OneOf[Answer]((True,), "yes"), "C-446")


@in_public("gangster")
def deal(town: Town, me: Ability, offered: Answer) -> Effect[None]:
    """Both are asked in secret. Of what is not agreed upon nobody hears, and the Gangster may try again."""
    one, other = keep(town.living_neighbours(me.seat))
    agreed = yield from ask_all(
        [
            ask(one, "gangster-deal", YES_NO, "C-446", seat=other),
            ask(other, "gangster-deal", YES_NO, "C-446", seat=one),
        ]
    )
    victims = [victim for victim, friend in ((one, other), (other, one)) if agreed[friend]]
    choice = OneOf[Seat | None]((*sorted(victims), None), "seat")
    victim = yield from decide(ask(me.seat, "gangster-victim", choice, "C-446"))
    if victim is not None:
        yield Act(me, (victim,))
        if not (yield from kill(victim, by=me)):
            yield Announce(events.NothingHappens())
