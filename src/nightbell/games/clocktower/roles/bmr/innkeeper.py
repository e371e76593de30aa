"""Innkeeper."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

INNKEEPER_SAFE = reminder("innkeeper", "safe")
INNKEEPER_DRUNK = reminder("innkeeper", "drunk")


@role("innkeeper", TOWNSFOLK, "bmr", icon="tavern-sign", other=18, reminders=("safe", "safe", "drunk"))
def innkeeper(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first two players cannot die, but one of them is drunk."""
    pair = yield from choose_two(town, me, town.players(), "C-307")
    for guest in pair:
        yield mark(town, guest, INNKEEPER_SAFE, me, until=DAWN)
    if keep(town.works(me)):
        drunk = yield from ask(town.storyteller, "innkeeper", OneOf(pair, "seat"), "C-312", seat=me.seat)
        yield mark(town, drunk, INNKEEPER_DRUNK, me, until=DUSK)


@shields("innkeeper")
def innkeeper_shields(town: Town, me: Ability, victim: Seat, harm: Harm) -> bool:
    return town.phase == NIGHT and town.marked(victim, INNKEEPER_SAFE)
