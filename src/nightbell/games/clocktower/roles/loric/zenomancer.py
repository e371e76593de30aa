"""Zenomancer."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

GOAL = reminder("zenomancer", "goal")

role("zenomancer", LORIC, "loric", icon="yin-yang", reminders=("goal", "goal", "goal"), serves=("script",))


@privately("zenomancer")
def whose_goal(town: Town, me: Ability) -> Decision[Answer] | None:
    return ask(me.seat, "zenomancer", OneOf[Answer](town.players(), "seat"), "C-514")


@in_private("zenomancer")
def zenomancer(town: Town, me: Ability, matter: Answer) -> Effect[None]:
    """A player gets a goal from the Storyteller, and for reaching it something true, drunk or not."""
    seat = Seat(int(str(matter)))
    if keep(not town.marked(seat, GOAL)):
        words = Jotting((seat,), LONGEST)
        _, _, goal = yield from ask(town.storyteller, "zenomancer-goal", words, "C-514", seat=seat)
        yield PlaceMark(seat, GOAL, None, FOREVER)
        yield Inform(seat, events.GoalGiven(seat, me.role, Text(goal)))
        return
    if (yield from ask(town.storyteller, "zenomancer-reached", YES_NO, "C-514", seat=seat)):
        true = yield from compose(town, town.storyteller, me.role, "C-510", True)
        yield LiftMarks(None, GOAL, seat)
        yield Inform(seat, events.LearnsTruth(seat, me.role, (true,)))
