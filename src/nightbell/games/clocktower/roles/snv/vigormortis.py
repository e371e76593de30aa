"""Vigormortis."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

HAS_ABILITY = reminder("vigormortis", "has-ability")
ROTTEN = reminder("vigormortis", "poisoned")
KEEPS[HAS_ABILITY] = (MINION,)
MASTERMIND = jinx("mastermind", "vigormortis")
"""A Mastermind whom it killed keeps the ability when it dies."""


@role(
    "vigormortis",
    DEMON,
    "snv",
    icon="bone-gnawer",
    other=48,
    reminders=("dead", *("has-ability", "poisoned") * 3),
    outsiders=(-1,),
)
def vigormortis(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first a player dies."""
    yield from strike(town, me)


@instead_of_killing("vigormortis")
def keeps_ability(town: Town, me: Ability, victim: Seat) -> Effect[bool]:
    """A Minion whom it kills keeps the ability, and a Townsfolk beside is poisoned. The death goes on."""
    if (yield from registers(town, victim, MINION, me, "C-687")):
        outlives = keep(town.jinxed(MASTERMIND) and town.grimoire[victim].role == MASTERMIND.roles[0])
        yield PlaceMark(victim, HAS_ABILITY, me, FOREVER, lasting=outlives)
        beside = OneOf(keep(town.townsfolk_neighbours(victim)), "seat")
        if beside.options:
            sick = yield from decide(ask(town.storyteller, "rot", beside, "C-312", seat=victim))
            yield PlaceMark(sick, ROTTEN, me, FOREVER, named=town.grimoire[victim].role)
    return False
