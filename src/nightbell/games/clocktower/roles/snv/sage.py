"""Sage."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("sage", TOWNSFOLK, "snv", icon="owl", other=62, posthumous=True)
@learns("sage", "C-328")
def sage(town: Town, me: Ability) -> Reading[Targets]:
    """If killed by the Demon, learns two players of whom one is the killer."""
    killer = [demon for victim, demon in town.slain if victim == me.seat][-1]
    pairs = tuple(combinations(town.others(me.seat), 2))
    true = tuple(pair for pair in pairs if any(town.is_a(seat, DEMON) for seat in pair))
    posing = [s for s in town.others(me.seat) if town.jinxed(RECLUSE) and poses_as_demon(town, s)]
    honest = (pair for pair in pairs if killer in pair or any(seat in posing for seat in pair))
    return Reading(TWO, honest, pairs, true=true)


RECLUSE = jinx("recluse", "sage")


def poses_as_demon(town: Town, seat: Seat) -> bool:
    """Whether a Recluse may stand in for the Demon."""
    return town.grimoire[seat].role == RECLUSE.roles[0] and True in town.reads_type(seat, DEMON)


@due("sage")
def slain_by_a_demon(town: Town, me: Ability) -> bool:
    return any(victim == me.seat for victim, _ in town.slain)
