"""Haunt 10, Family Gathering: heroes wait where the dead once lived."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h10_family_gathering as family
from nightbell.games.betrayal.house import Figure, House
from nightbell.games.betrayal.traits import HEROES, CardId, RoomId, Trait


class Hosts(Goal, haunt=10, side=HEROES):
    """A room that is still dear to some Zombie is the best place to be found in."""

    caution = 0.35

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        return {
            room: 5.0 for room in family.DEAR_ROOMS if room in house.placed and family.still_dear(house, room)
        }

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        missing = tuple(room for room in family.DEAR_ROOMS if room not in house.placed)
        ready = sum(family.still_dear(house, room) for room in family.DEAR_ROOMS if room in house.placed)
        return missing if ready < len(house.monsters_of(family.ZOMBIE)) else ()

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 1.0
