"""Haunt 7, Carnivorous Ivy: those who brew and spray, and the one who pours it away."""

from __future__ import annotations

from typing import Final

from nightbell.bots.betrayal.goals.goal import Hunter, Option
from nightbell.bots.betrayal.goals.tendrils import Grasped
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts.h07_carnivorous_ivy import (
    BOOK,
    DISPOSAL,
    LEFT,
    MADE,
    OVERGROWN,
    SPRAY,
)
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.traits import HEROES, KNOWLEDGE, TRAITOR, CardId, RoomId, Trait

REMEDY: Final = 20.0
"""What Book and spray are worth: no other end of the ivy is near, and whoever waits is dragged off."""


class Gardeners(Grasped, haunt=7, side=HEROES):
    """The Book to the kitchen, the spray to the roots."""

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        """The Book is only a book once the spray is made."""
        wanted = SPRAY if house.mark(MADE) else BOOK
        return {room: REMEDY for room, cards in house.piles.items() if wanted in cards}

    def task(self, house: House, me: Seat, option: Option) -> float:
        return REMEDY

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        """Somewhere to brew; once that is done, and nothing is left to spray, where more of it comes up."""
        if not house.mark(MADE):
            return super().seeks(house, me)
        return OVERGROWN if house.mark(LEFT) and not house.monsters else ()

    def gift(self, house: House, me: Seat, other: Seat) -> CardId | None:
        wiser = house.value(other, KNOWLEDGE) > house.value(me, KNOWLEDGE) + 1
        return BOOK if house.has(me, BOOK) and wiser and house.party[other] == HEROES else None

    def treasures(self, house: House, card: CardId) -> float:
        return 9.0 if card in (BOOK, SPRAY) else super().treasures(house, card)


class Ivys(Hunter, haunt=7, side=TRAITOR):
    """Whoever has the spray, and then to where it can be poured away."""

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        if house.has(me, SPRAY):
            return {room: 15.0 for room in DISPOSAL if room in house.placed}
        return {room: 10.0 for room, cards in house.piles.items() if SPRAY in cards}

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        return DISPOSAL if house.has(me, SPRAY) else ()

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 8.0 if foe < FIRST_MONSTER and house.has(Seat(foe), SPRAY) else 4.0

    def treasures(self, house: House, card: CardId) -> float:
        return 9.0 if card == SPRAY else super().treasures(house, card)
