"""Puzzlemaster."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

DULLED = reminder("puzzlemaster", "drunk")

role("puzzlemaster", OUTSIDER, "carousel", icon="jigsaw-piece", reminders=("drunk", "no-ability"))


@on_arrival("puzzlemaster")
def puzzlemaster(town: Town, me: Ability) -> Effect[None]:
    """Somebody is drunk for good, also when the Puzzlemaster is dead."""
    anybody = OneOf(town.others(me.seat), "seat")
    dulled = yield from ask(town.storyteller, "puzzle", anybody, "C-559", seat=me.seat)
    yield PlaceMark(dulled, DULLED, me, FOREVER, lasting=True)


@on_revival("puzzlemaster")
def another_puzzle(town: Town, me: Ability) -> Effect[None]:
    """Whoever comes back may find somebody else drunk, and guesses anew."""
    yield LiftMarks(me, DULLED)
    yield call(puzzlemaster, me)


@privately("puzzlemaster")
def guess(town: Town, me: Ability) -> Decision[Answer] | None:
    """Once per game guesses who it is: then learns the Demon, or somebody who is not."""
    return None if town.spent(me) else ask(me.seat, "puzzlemaster", OneOf(town.players(), "seat"), "C-559")


@in_private("puzzlemaster")
def told_the_demon(town: Town, me: Ability, guessed: Answer) -> Effect[None]:
    right = keep(any(mark.by == me and mark.on == guessed and mark.live for mark in town.marks))
    demons, others = keep((tuple(town.demons()), town.others(me.seat)))
    honest = demons if right and demons else tuple(seat for seat in others if seat not in demons)
    yield Spend(me)
    yield from tell(town, me, Reading(ONE, honest, others), "C-559")
