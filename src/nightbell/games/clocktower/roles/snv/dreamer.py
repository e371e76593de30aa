"""Dreamer."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


def others_who_do_not_travel(town: Town, me: Ability) -> tuple[Seat, ...]:
    return tuple(seat for seat in town.others(me.seat) if not town.is_traveller(seat))


@role("dreamer", TOWNSFOLK, "snv", icon="night-sleep", first=60, other=78)
def dreamer(town: Town, me: Ability) -> Effect[None]:
    """Each night points at a player and is shown a good role and an evil one, one of them the player's."""
    target = yield from choose(town, me, others_who_do_not_travel(town, me), "C-314")
    yield from tell_either(town, me, target, "C-298")
