"""Knaves."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

KNAVES = (KnaveId("white"), KnaveId("black"))
SWAPPED = 2

role("knaves", LORIC, "loric", icon="drama-masks", from_start=True, serves=("script",))


@on_arrival("knaves")
def who_lies(town: Town, me: Ability) -> Effect[None]:
    liar = yield from ask(town.storyteller, "knaves-liar", OneOf(KNAVES, "knave"), "C-375")
    yield Remember(me.role, KNAVES.index(liar))


@bends_truth("knaves")
def knaves(town: Town, me: Ability, told: Ability, known: bool) -> Effect[Candour]:
    """Whoever learns something chooses which of two tells it. One of them always lies."""
    asked = yield from ask(told.seat, "knaves", OneOf(KNAVES, "knave"), "C-375", role=told.role)
    lies = keep(town.kept.get(me.role, 0) % SWAPPED == KNAVES.index(asked))
    return Candour.FALSE if lies else Candour.TRUE


@after_a_lie("knaves")
def as_always(town: Town, me: Ability, told: Ability, true: events.Learned | None) -> Effect[None]:
    """Nothing follows from it."""
    yield from ()


@at_dusk("knaves")
def change_over(town: Town, me: Ability) -> Effect[None]:
    """Once per game, at dusk, they may change over."""
    now = keep(town.kept.get(me.role, 0))
    if now < SWAPPED and (yield from ask(town.storyteller, "knaves-swap", YES_NO, "C-375")):
        yield Remember(me.role, SWAPPED + 1 - now)
