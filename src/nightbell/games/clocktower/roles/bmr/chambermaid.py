"""Chambermaid."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("chambermaid", TOWNSFOLK, "bmr", icon="broom", first=75, other=94)
def chambermaid(town: Town, me: Ability) -> Effect[None]:
    """Each night points at two living players and learns how many woke tonight for an ability of theirs."""
    pair = yield from choose_two(town, me, others_seen_alive(town, me), "C-316")
    woke = sum(seat in town.woken for seat in pair)
    yield from tell_number(town, me, (woke,), range(3), "C-316")


@due("chambermaid")
def two_others_live(town: Town, me: Ability) -> bool:
    return town.living(me.seat) and len(others_seen_alive(town, me)) >= 2


def others_seen_alive(town: Town, me: Ability) -> tuple[Seat, ...]:
    """As the town knows it: who died tonight is not given away."""
    return tuple(seat for seat in town.others(me.seat) if town.square[seat].alive)
