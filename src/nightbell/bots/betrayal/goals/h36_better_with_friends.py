"""Haunt 36, Better with Friends: the boat from the attic, and everybody to where it is launched."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Hunter, Option, ways_to
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h36_better_with_friends as flood
from nightbell.games.betrayal.house import FAR, FIRST_MONSTER, NOWHERE, Figure, House
from nightbell.games.betrayal.rooms import ATTIC, UPPER_LANDING
from nightbell.games.betrayal.traits import HEROES, TRAITOR, CardId, RoomId, Trait


def quay(house: House) -> RoomId | None:
    """Of the rooms from which one can row away, that nearest to the boat."""
    boat = flood.boats_room(house)
    known = [room for room in flood.QUAYS if room in house.placed]
    steps = house.distances(boat if boat in house.placed else UPPER_LANDING)
    return min(known, key=lambda room: steps.get(room, FAR), default=None)


class Rowers(Goal, haunt=36, side=HEROES):
    """Up, the boat to the quay, and nobody left behind."""

    caution = 0.5

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 8.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        boat, there = flood.boats_room(house), quay(house)
        if there is not None and (house.holder(flood.BOAT) >= 0 or boat == there):
            return {there: 12.0}
        return {boat: 12.0} if boat != NOWHERE else {}

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        wanted: tuple[RoomId, ...] = () if flood.boats_room(house) != NOWHERE else (ATTIC,)
        wanted += () if quay(house) is not None else flood.QUAYS
        return wanted or ways_to(house, me, UPPER_LANDING)

    def treasures(self, house: House, card: CardId) -> float:
        return 9.0 if card == flood.BOAT else super().treasures(house, card)


class Sinker(Hunter, haunt=36, side=TRAITOR):
    """Holes in the boat, and heroes kept from it."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 7.0

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 6.0 if foe < FIRST_MONSTER and house.has(Seat(foe), flood.BOAT) else 4.0
