"""Haunt 28, Ring of King Solomon: the Ring against the Demon Lord, and the one who wants it back."""

from __future__ import annotations

from typing import Final

from nightbell.bots.betrayal.goals.champion import Champions
from nightbell.bots.betrayal.goals.goal import Hunter
from nightbell.bots.betrayal.odds import duel
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts.h28_ring_of_king_solomon import LORD, RING
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.traits import HEROES, MIGHT, SANITY, TRAITOR, CardId, RoomId, Trait

STRONGEST: Final = 5
KEPT: Final = 0.5
"""The Might of the strongest Demon, and what it is worth to stand against it."""


class Commanders(Champions, haunt=28, side=HEROES):
    """The Ring to whoever has the best chance against their lord, with it or with a weapon; Demons under its
    command on the way."""

    caution = 0.6
    token = RING

    def rival(self, house: House) -> tuple[int, int, int, int] | None:
        """Their lord cannot be shot."""
        lord = next(iter(house.monsters_of(LORD)), None)
        return (-1, *lord.traits[1:]) if lord is not None else None

    def edge(self, house: House, weapon: CardId) -> int:
        return 2 if weapon == RING else 0

    def chance(self, house: House, me: Seat, weapon: CardId) -> float:
        """Whoever has the Ring must not lose it to the first Demon that comes."""
        return super().chance(house, me, weapon) + KEPT * duel(house.value(me, MIGHT), STRONGEST).win

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        """The Ring where it lies; its bearer goes for whatever the Ring can beat."""
        found = super().rooms(house, me)
        found |= {room: 12.0 for room, cards in house.piles.items() if RING in cards}
        if house.has(me, RING):
            for monster in house.monsters:
                if monster.party == TRAITOR:
                    ahead = 2 if monster.kind == LORD else 0
                    found[monster.room] = 6.0 * duel(house.value(me, SANITY), monster.traits[2], ahead).win
        return found

    def keeps(self, house: House, me: Seat) -> tuple[Trait, ...]:
        return (SANITY,)

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        if foe < FIRST_MONSTER:
            return 8.0 if house.has(Seat(foe), RING) else 2.0
        monster = house.monster(foe)
        if RING in monster.items:
            return 10.0
        if monster.kind == LORD and house.has(me, RING):
            return 14.0
        return 8.0 if weapon == RING else 2.0


class Summoner(Hunter, haunt=28, side=TRAITOR):
    """Whoever has the Ring first of all."""

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 8.0 if foe < FIRST_MONSTER and house.has(Seat(foe), RING) else 4.0

    def treasures(self, house: House, card: CardId) -> float:
        return 9.0 if card == RING else super().treasures(house, card)
