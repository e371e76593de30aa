"""Chambermaid."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

WITH_MATHEMATICIAN = jinx("chambermaid", "mathematician")


def others_seen_alive(town: Town, me: Ability) -> tuple[Seat, ...]:
    """As the town knows it: who died tonight is not given away."""
    return tuple(seat for seat in town.others(me.seat) if town.square[seat].alive)


@role("chambermaid", TOWNSFOLK, "bmr", icon="broom", first=75, other=94)
@learns("chambermaid", "C-316", points_at=2, by="C-316", among=others_seen_alive)
def chambermaid(town: Town, me: Ability, *pair: Seat) -> Reading[int]:
    """Each night points at two living players and learns how many woke tonight for an ability of theirs."""
    return number((sum(seat in town.woken or is_yet_to_wake(town, seat) for seat in pair),), range(3))


def is_yet_to_wake(town: Town, seat: Seat) -> bool:
    """A Mathematician, who wakes behind the Chambermaid, is counted all the same."""
    if not town.jinxed(WITH_MATHEMATICIAN):
        return False
    return town.active(seat) and WITH_MATHEMATICIAN.roles[1] in town.abilities(seat)


@due("chambermaid")
def two_others_live(town: Town, me: Ability) -> bool:
    return town.active(me.seat) and len(others_seen_alive(town, me)) >= 2
