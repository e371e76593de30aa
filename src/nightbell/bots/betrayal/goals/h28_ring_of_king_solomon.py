"""Haunt 28, Ring of King Solomon: the Ring against the Demon Lord, and the one who wants it back."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Hunter, heroes_in_house
from nightbell.bots.betrayal.odds import duel
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts.h28_ring_of_king_solomon import LORD, RING
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.traits import HEROES, SANITY, TRAITOR, CardId, RoomId, Trait


class Commanders(Goal, haunt=28, side=HEROES):
    """The Ring to the sanest, Demons under its command, and then their lord."""

    caution = 0.6

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        """The Ring where it lies; its bearer goes for whatever the Ring can beat."""
        found = {room: 12.0 for room, cards in house.piles.items() if RING in cards}
        if house.has(me, RING):
            for monster in house.monsters:
                if monster.party == TRAITOR:
                    bonus = 2 if monster.kind == LORD else 0
                    found[monster.room] = 6.0 * duel(house.value(me, SANITY) + bonus, monster.traits[2]).win
        return found

    def gift(self, house: House, me: Seat, other: Seat) -> CardId | None:
        sanest = max(heroes_in_house(house), key=lambda seat: house.value(seat, SANITY))
        return RING if other == sanest and house.has(me, RING) and self.saner(house, other, me) else None

    def saner(self, house: House, one: Seat, other: Seat) -> bool:
        return house.value(one, SANITY) > house.value(other, SANITY)

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
