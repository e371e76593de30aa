"""Lil' Monsta."""

from __future__ import annotations

from nightbell.games.clocktower.jinxes.nursery import KEPT, chosen_keeper
from nightbell.games.clocktower.kit import *

COUNTS_AS[KEPT] = DEMON


@role(
    "lilmonsta",
    DEMON,
    "carousel",
    icon="baby-face",
    first=29,
    other=52,
    reminders=("is-the-demon", "dead"),
    adrift=True,
    sleeps=True,
)
def lil_monsta(town: Town, me: Ability) -> Effect[None]:
    """Nobody holds it. Each night the Minions choose who keeps it; from the second on somebody may die."""
    if keep(not town.placed(KEPT, None)):
        keeper = yield from chosen_keeper(town, me)
        yield LiftMarks(me, KEPT)
        yield PlaceMark(keeper, KEPT, me, FOREVER)
        yield from wake_for(keeper, Inform(keeper, events.KeepsDemon(keeper, me.role)))
        yield from judge(town)
    if keep(town.night > 1 and town.outcome is None):
        anybody = OneOf[Seat | None]((*town.alive(), None), "seat")
        victim = yield from ask(town.storyteller, "lilmonsta-victim", anybody, "C-674")
        if victim is not None:
            yield kill(victim, by=me)


@due("lilmonsta")
def each_night(town: Town, me: Ability) -> bool:
    return True


@awaits_demon("lilmonsta")
def not_kept_yet(town: Town, me: Ability) -> bool:
    return not any(mark.reminder == KEPT for mark in town.marks)


@recounts("lilmonsta")
def one_minion_more(counts: Counts) -> Iterable[Counts]:
    townsfolk, outsiders, minions, demons = counts
    return [(townsfolk, outsiders, minions + demons, 0)]
