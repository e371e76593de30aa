"""Haunt 40, Buried Alive: those who dig."""

from __future__ import annotations

from typing import Final

from nightbell.bots.betrayal.goals.goal import Goal, Option
from nightbell.bots.betrayal.odds import at_least
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts.h40_buried_alive import unsearched_below
from nightbell.games.betrayal.house import Figure, House
from nightbell.games.betrayal.rooms import COAL_CHUTE, COLLAPSED_ROOM, MYSTIC_ELEVATOR
from nightbell.games.betrayal.traits import BASEMENT, HEROES, SANITY, CardId, RoomId, Trait

WAYS_DOWN: Final = (COAL_CHUTE, COLLAPSED_ROOM, MYSTIC_ELEVATOR)


class Diggers(Goal, haunt=40, side=HEROES):
    """Haunt 40: down into the basement, search every room of it, then dig together."""

    curiosity = 0.0

    def task(self, house: House, me: Seat, option: Option) -> float:
        verb = option[0]
        if verb == "dig":
            return 10.0
        if verb == "ask-spirits":
            below = house.floor_of(house.where[me]) == BASEMENT
            return (3.0 if below else 6.0) * at_least(house.value(me, SANITY), 5)
        room = house.where[me]
        return 8.0 if room in unsearched_below(house) else 0.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        if house.rooms_with("grave"):
            return dict.fromkeys(house.rooms_with("grave"), 10.0)
        here = house.where[me]
        fresh = unsearched_below(house)
        return {room: 8.0 for room in fresh if room != here and f"searched {room}" not in house.done}

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        here = house.where[me]
        if house.floor_of(here) == BASEMENT:
            return ()
        steps = house.distances(here)
        if any(house.floor_of(room) == BASEMENT or room in WAYS_DOWN for room in steps):
            return ()
        return WAYS_DOWN

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 1.0
