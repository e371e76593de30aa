"""Haunt 10, Family Gathering: heroes wait where the dead once lived."""

from __future__ import annotations

from typing import Final

from nightbell.bots.betrayal.goals.goal import Goal
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h10_family_gathering as family
from nightbell.games.betrayal.house import Figure, House
from nightbell.games.betrayal.traits import HEROES, CardId, RoomId, Trait

WELCOME: Final = 2.0
MADMAN: Final = 3.0
"""What it is worth to wait where a Zombie may remember, and to wound their master."""


class Hosts(Goal, haunt=10, side=HEROES):
    """A room that is still dear to some Zombie is the best place to be found in."""

    caution = 0.35
    search = 20.0
    restless = True

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        return {
            room: 5.0 for room in family.DEAR_ROOMS if room in house.placed and family.still_dear(house, room)
        }

    def peril(self, house: House, me: Seat) -> dict[RoomId, float]:
        """To have been in such a room is nothing; to be there when they come is less to be feared."""
        return dict.fromkeys(self.rooms(house, me), -WELCOME)

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        missing = tuple(room for room in family.DEAR_ROOMS if room not in house.placed)
        ready = sum(family.still_dear(house, room) for room in family.DEAR_ROOMS if room in house.placed)
        return missing if ready < len(house.monsters_of(family.ZOMBIE)) else ()

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        """A Zombie that may remember tonight is not knocked down; the Madman can be killed."""
        if house.is_a(foe, family.ZOMBIE):
            return 0.0 if family.still_dear(house, house.room_of(foe)) else 1.0
        return MADMAN
