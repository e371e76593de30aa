"""Haunt 1, The Mummy Walks: those who banish it, and the one who brings it its bride."""

from __future__ import annotations

from typing import Final

from nightbell.bots.betrayal.goals.goal import Goal, Hunter, Option, heroes_in_house
from nightbell.bots.betrayal.odds import at_least
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h01_the_mummy_walks as mummy
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.rooms import LIBRARY, OMEN_ROOMS, RESEARCH_LABORATORY
from nightbell.games.betrayal.traits import HEROES, KNOWLEDGE, SANITY, TRAITOR, CardId, RoomId, Trait

STUDIES: Final = (LIBRARY, RESEARCH_LABORATORY)


class Banishers(Goal, haunt=1, side=HEROES):
    """Haunt 1: the Book from the next omen, the name, the spell, and then Sanity against the Mummy."""

    caution = 0.6

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        wanted: tuple[RoomId, ...] = ()
        if not any(house.has(seat, mummy.BOOK) for seat in heroes_in_house(house)):
            wanted += OMEN_ROOMS
        if not house.mark(mummy.NAME) and not any(room in house.placed for room in STUDIES):
            wanted += STUDIES
        return wanted

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 12.0 * at_least(house.value(me, KNOWLEDGE), 6) + 1.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        """The Book to whoever knows the most; and whoever is sanest goes along to where it is used."""
        found = {room: 7.0 for room, cards in house.piles.items() if mummy.BOOK in cards}
        if house.mark(mummy.SPELL) and house.has(me, mummy.BOOK):
            found.update({monster.room: 5.0 for monster in house.monsters})
        return found

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 20.0 if foe >= FIRST_MONSTER and trait == SANITY and house.mark(mummy.SPELL) else 1.5


class Bride(Hunter, haunt=1, side=TRAITOR):
    """Haunt 1, the other page: the Girl for the Mummy, and a Ring or a Holy Symbol."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 9.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        found = {at: 8.0 for card, at in house.strays.items() if card == mummy.GIRL}
        if any(house.has(me, card) for card in (mummy.GIRL, mummy.RING, mummy.HOLY_SYMBOL)):
            found.update({monster.room: 8.0 for monster in house.monsters})
        return found
