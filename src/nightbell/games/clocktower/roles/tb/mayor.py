"""Mayor."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("mayor", TOWNSFOLK, icon="crown")


@turns_aside("mayor")
def mayor(town: Town, me: Ability) -> Effect[Seat]:
    """If the Mayor would die at night, another may die instead."""
    victims = OneOf(town.players(), "seat")
    return (yield from ask(town.storyteller, "mayor", victims, "C-145", seat=me.seat))


@at_dusk("mayor")
def mayor_wins(town: Town, me: Ability) -> Effect[None]:
    """If only three live and nobody was executed today, the Mayor's side wins."""
    if keep(town.works(me) and town.living_count() == 3 and town.executed is None):
        yield from conclude(town, town.side_of(me), "mayor")
