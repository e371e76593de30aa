"""Choirboy."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

KING = RoleId("king")


@role("choirboy", TOWNSFOLK, "carousel", icon="musical-notes", other=65, brings=("king",))
@learns("choirboy", "C-328")
def choirboy(town: Town, me: Ability) -> Reading[Seat]:
    """If the Demon kills the King, learns who the Demon is."""
    killers = tuple(demon for victim, demon in town.slain if town.grimoire[victim].role == KING)
    return Reading(ONE, killers[:1], town.others(me.seat))


@due("choirboy")
def king_is_slain(town: Town, me: Ability) -> bool:
    return town.active(me.seat) and any(town.grimoire[victim].role == KING for victim, _ in town.slain)
