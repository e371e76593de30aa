"""Haunt 9, The Dance of Death: those whom the music has."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Hunter
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h09_the_dance_of_death as dance
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.traits import TRAITOR, CardId, RoomId, Trait


class Dancers(Hunter, haunt=9, side=TRAITOR):
    """Haunt 9, those whom the music has: the Holy Symbol out of a hero's hand and into the depths."""

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        if house.has(me, dance.HOLY_SYMBOL):
            return {room: 15.0 for room in dance.DISPOSAL if room in house.placed}
        return {room: 8.0 for room, cards in house.piles.items() if dance.HOLY_SYMBOL in cards}

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        return dance.DISPOSAL if house.has(me, dance.HOLY_SYMBOL) else ()

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 9.0 if foe < FIRST_MONSTER and house.has(Seat(foe), dance.HOLY_SYMBOL) else 4.0

    def treasures(self, house: House, card: CardId) -> float:
        return 9.0 if card == dance.HOLY_SYMBOL else super().treasures(house, card)
