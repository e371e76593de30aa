"""Psychopath."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("psychopath", MINION, "carousel", icon="chainsaw")


KEEPER = jinx("lilmonsta", "psychopath")


@publicly("psychopath")
def psychopath(town: Town, me: Ability) -> Decision[Answer] | None:
    """Each day, before nominations open, may choose a player for all to see, who dies."""
    if town.stage != DISCUSSION:
        return None
    return ask(me.seat, "psychopath", OneOf[Answer](town.players(), "seat"), "C-290")


@in_public("psychopath")
def strikes(town: Town, me: Ability, chosen: Answer) -> Effect[None]:
    victim = Seat(int(str(chosen)))
    yield Act(me, (victim,))
    if not (yield from kill(victim, by=me)):
        yield Announce(events.NothingHappens())


@faces_death("psychopath")
def duel(town: Town, me: Ability) -> Effect[bool]:
    """When executed plays rock-paper-scissors with the nominator, and dies only of losing."""
    if keep(town.jinxed(KEEPER) and town.is_a(me.seat, DEMON)):
        return True
    rival = keep(nominator_of(town, me.seat))
    hands = OneOf(THROWS, "throw")
    shown = yield from ask_all([ask(me.seat, "duel", hands, "C-290"), ask(rival, "duel", hands, "C-290")])
    yield Announce(events.ThrowsShown(me.seat, shown[me.seat], rival, shown[rival]))
    return beats(shown[rival], shown[me.seat])


def nominator_of(town: Town, seat: Seat) -> Seat:
    """Who nominated this player last; the Storyteller, if nobody else did."""
    nominators = [made.nominator for made in town.nominations if made.nominee == seat]
    return nominators[-1] if nominators and nominators[-1] != seat else town.storyteller


def beats(one: ThrowId, other: ThrowId) -> bool:
    return (THROWS.index(other) - THROWS.index(one)) % len(THROWS) == 1
