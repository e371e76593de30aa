"""Harpy."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

MAD = reminder("harpy", "mad")
SECOND = reminder("harpy", "second")


@role("harpy", MINION, "carousel", icon="harpy", first=44, other=30, reminders=("mad", "second"))
def harpy(town: Town, me: Ability) -> Effect[None]:
    """Each night chooses two players: the first is to be mad that the second is evil, or both may die."""
    first = yield from choose(town, me, town.players(), "C-405")
    others = tuple(seat for seat in town.players() if seat != first)
    second = yield from choose(town, me, others, "C-405")
    yield LiftMarks(me, MAD)
    yield LiftMarks(me, SECOND)
    yield PlaceMark(first, MAD, me, FOREVER)
    yield PlaceMark(second, SECOND, me, FOREVER)
    yield Inform(first, events.LearnsAccusation(first, me.role, second))


@punishes("harpy")
def harpy_punishes(town: Town, me: Ability, mad: Seat) -> Effect[None]:
    """One of the two dies, or both."""
    if keep(town.bearer(MAD, me) != mad):
        return
    second = keep(town.bearer(SECOND, me))
    both = tuple(seat for seat in (mad, second) if seat is not None and town.living(seat))
    for victim in (
        yield from ask(town.storyteller, "harpy-victims", Some(both, 0, len(both), "seat"), "C-398")
    ):
        yield kill(victim, by=me)
