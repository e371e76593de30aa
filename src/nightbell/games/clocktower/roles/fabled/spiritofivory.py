"""Spirit of Ivory."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

SPARE = 1

role("spiritofivory", FABLED, "fabled", icon="ivory-tusks", reminders=("no-more-evil",), serves=("script",))


@keeps_side("spiritofivory")
def spirit_of_ivory(town: Town, me: Ability, seat: Seat, side: Side) -> bool:
    """There can be one more evil player than the game began with, and nobody beyond that turns evil."""
    _, _, minions, demons = town.base_counts()
    evil = [each for each in town.circle if town.grimoire[each].side == EVIL and not town.is_traveller(each)]
    full = len(evil) >= minions + demons + SPARE
    return full and side == EVIL and seat not in evil and not town.is_traveller(seat)
