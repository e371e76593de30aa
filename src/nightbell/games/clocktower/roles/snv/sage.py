"""Sage."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("sage", TOWNSFOLK, "snv", icon="owl", other=62, posthumous=True)
@learns("sage", "C-328")
def sage(town: Town, me: Ability) -> Reading[Targets]:
    """If killed by the Demon, learns two players of whom one is the killer."""
    (killer,) = [demon for victim, demon in town.slain if victim == me.seat]
    pairs = tuple(combinations(town.others(me.seat), 2))
    true = tuple(pair for pair in pairs if any(town.is_a(seat, DEMON) for seat in pair))
    return Reading(TWO, (pair for pair in pairs if killer in pair), pairs, true=true)


@due("sage")
def slain_by_a_demon(town: Town, me: Ability) -> bool:
    return any(victim == me.seat for victim, _ in town.slain)
