"""Haunt 39, The Heir: those who bring Spear and Ring together, and the one who must not let them."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Hunter, Option, ways_to
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts.h39_the_heir import RING, SPEAR, heir_of, is_enough
from nightbell.games.betrayal.house import FIRST_MONSTER, NO_ONE, Figure, House
from nightbell.games.betrayal.rooms import OMEN_ROOMS, STATUARY_CORRIDOR
from nightbell.games.betrayal.traits import HEROES, OMEN, TRAITOR, CardId, RoomId, Trait

REGALIA = (SPEAR, RING)


class Loyalists(Goal, haunt=39, side=HEROES):
    """The Ring out of the dark, both to the heir, and the heir to the throne."""

    caution = 0.6
    search = 12.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        found = {room: 12.0 for room, cards in house.piles.items() if any(c in REGALIA for c in cards)}
        heir = heir_of(house)
        mine = [card for card in REGALIA if house.has(me, card)]
        if mine and heir not in (NO_ONE, me):
            found[house.where[heir]] = 9.0
        if me == heir and is_enough(house, me):
            found[STATUARY_CORRIDOR] = 30.0
        return found

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        """The Ring, and a way to wherever things and people are wanted."""
        wanted = [room for room in self.rooms(house, me) if room in house.placed]
        ways = [way for room in (*wanted, STATUARY_CORRIDOR) for way in ways_to(house, me, room)]
        return tuple(dict.fromkeys([*(OMEN_ROOMS if RING in house.decks[OMEN] else ()), *ways]))

    def gift(self, house: House, me: Seat, other: Seat) -> CardId | None:
        mine = [card for card in REGALIA if house.has(me, card)]
        return mine[0] if mine and other == heir_of(house) else None

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 7.0 if any(house.has(Seat(foe), card) for card in REGALIA) else 1.5

    def treasures(self, house: House, card: CardId) -> float:
        return 9.0 if card in REGALIA else super().treasures(house, card)


class Usurper(Hunter, haunt=39, side=TRAITOR):
    """Spear and Ring before anything else; the assassins know what to do."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 0.0

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        if foe < FIRST_MONSTER and any(house.has(Seat(foe), card) for card in REGALIA):
            return 7.0
        return 4.0

    def treasures(self, house: House, card: CardId) -> float:
        return 6.0 if card in REGALIA else super().treasures(house, card)
