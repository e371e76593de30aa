"""Ferryman."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

LAST_FEW = 3

role("ferryman", FABLED, "fabled", icon="canoe", serves=("ending",))


@at_dawn("ferryman")
def ferryman(town: Town, me: Ability) -> Effect[None]:
    """On the last day all the dead have their vote again; which day that is the Storyteller judges."""
    if keep(town.spent(me) or town.living_count() > LAST_FEW):
        return
    if (yield from ask(town.storyteller, "ferryman-crossing", YES_NO, "C-675")):
        yield from cross(town, me)


def cross(town: Town, me: Ability) -> Effect[None]:
    yield Spend(me)
    yield ReturnVotes()


@privately("ferryman")
def last_day(town: Town, me: Ability) -> Decision[Answer] | None:
    if town.phase != DAY or town.spent(me):
        return None
    return ask(me.seat, "ferryman", OneOf[Answer]((True,), "yes"), "C-675")


@in_private("ferryman")
def it_is_today(town: Town, me: Ability, matter: Answer) -> Effect[None]:
    yield from cross(town, me)
