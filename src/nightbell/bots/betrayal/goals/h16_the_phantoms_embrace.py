"""Haunt 16, The Phantom's Embrace: down to find her, then out with her or to the bomb."""

from __future__ import annotations

from typing import Final

from nightbell.bots.betrayal.goals.goal import Goal, Hunter, Option, ways_to
from nightbell.bots.betrayal.odds import at_least
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h16_the_phantoms_embrace as phantom
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.rooms import BASEMENT_LANDING, ENTRANCE_HALL, ROOMS
from nightbell.games.betrayal.traits import (
    BASEMENT,
    EVENT,
    HEROES,
    KNOWLEDGE,
    OMEN,
    TRAITOR,
    CardId,
    RoomId,
    Trait,
)

BELOW_ONLY: Final = tuple(
    room.id for room in ROOMS.values() if room.floors == (BASEMENT,) and room.symbol in (EVENT, OMEN)
)
"""Rooms that are found nowhere but below, and where the Phantom would be met."""


class Rescuers(Goal, haunt=16, side=HEROES):
    """Rooms below, until the Phantom is beaten; then the door and the bomb."""

    caution = 0.5

    def task(self, house: House, me: Seat, option: Option) -> float:
        if option[0] == "leave-house":
            return 40.0 if house.has(me, phantom.GIRL) else 0.0
        if option[0] == "defuse-bomb":
            return 30.0 * at_least(house.value(me, KNOWLEDGE), 7)
        return 6.0 if house.mark(phantom.KILLED) else 2.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        found = {at: 12.0 for card, at in house.strays.items() if card == phantom.GIRL}
        if house.has(me, phantom.GIRL):
            found[ENTRANCE_HALL] = 15.0
        return found

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        """Stairs down first, then rooms of the Phantom's."""
        if house.mark(phantom.KILLED):
            return ways_to(house, me, ENTRANCE_HALL) if house.has(me, phantom.GIRL) else ()
        return ways_to(house, me, BASEMENT_LANDING) or BELOW_ONLY

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        if foe >= FIRST_MONSTER:
            return 15.0
        return 9.0 if house.has(Seat(foe), phantom.GIRL) else 1.5


class Bomber(Hunter, haunt=16, side=TRAITOR):
    """Time is on the traitor's side; whoever has the Girl must not get out."""

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 9.0 if foe < FIRST_MONSTER and house.has(Seat(foe), phantom.GIRL) else 4.0
