"""Sage."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("sage", TOWNSFOLK, "snv", icon="owl", other=62, posthumous=True)
def sage(town: Town, me: Ability) -> Effect[None]:
    """If killed by the Demon, learns two players of whom one is the killer."""
    (killer,) = [demon for victim, demon in town.slain if victim == me.seat]
    pairs = tuple(combinations(town.others(me.seat), 2))
    honest = tuple(pair for pair in pairs if killer in pair)
    if falsified(town, me):
        pairs = tuple(pair for pair in pairs if not any(town.type_at(seat) == DEMON for seat in pair))

    def learned(pair: tuple[Seat, ...]) -> Learned:
        return events.LearnsTwo(me.seat, me.role, pair)

    yield from tell(town, me, honest, pairs, learned, "C-328", "seat", real=honest[0], truth=honest[0])


@due("sage")
def slain_by_a_demon(town: Town, me: Ability) -> bool:
    return any(victim == me.seat for victim, _ in town.slain)
