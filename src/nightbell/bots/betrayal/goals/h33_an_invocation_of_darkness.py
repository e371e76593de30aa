"""Haunt 33, An Invocation of Darkness: the Book to the altar, or into the fire."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Hunter, Option
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts.h33_an_invocation_of_darkness import BOOK, BROUGHT, SHRINES
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.traits import HEROES, TRAITOR, CardId, RoomId, Trait


class Burners(Goal, haunt=33, side=HEROES):
    """The reader first, or the Book, and then the fire."""

    caution = 0.5

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 30.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        return {room: 12.0 for room, cards in house.piles.items() if BOOK in cards}

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 1.0 if foe >= FIRST_MONSTER else 9.0

    def treasures(self, house: House, card: CardId) -> float:
        return 12.0 if card == BOOK else super().treasures(house, card)


class Invoker(Hunter, haunt=33, side=TRAITOR):
    """To the altar with the Book, and then call and call."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 12.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        found = {room: 9.0 for room, cards in house.piles.items() if BOOK in cards}
        if not house.mark(BROUGHT) and house.has(me, BOOK):
            found.update({room: 12.0 for room in SHRINES if room in house.placed})
        return found

    def treasures(self, house: House, card: CardId) -> float:
        return 12.0 if card == BOOK else super().treasures(house, card)
