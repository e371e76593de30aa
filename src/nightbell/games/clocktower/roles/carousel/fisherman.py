"""Fisherman."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("fisherman", TOWNSFOLK, "carousel", icon="fishing-pole", reminders=("no-ability",))


@privately("fisherman")
def fisherman(town: Town, me: Ability) -> Decision[Answer] | None:
    """Once per game, by day, is advised by the Storyteller what to do."""
    return None if town.spent(me) else ask(me.seat, "fisherman", OneOf((True,), "yes"), "C-559")


@in_private("fisherman")
def advised(town: Town, me: Ability, asked: Answer) -> Effect[None]:
    yield Spend(me)
    why = HONEST if keep(town.works(me)) else NO_ABILITY
    advice = OneOf(tuple(("advise", what, seat) for what in ADVICE for seat in town.others(me.seat)))
    _, what, seat = yield from ask(town.storyteller, "advice", advice, "C-559", seat=me.seat, why=why)
    yield Inform(me.seat, events.LearnsAdvice(me.seat, me.role, what, seat))
