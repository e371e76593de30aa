"""Haunt 42, Comes the Hero: a statue to be led, and a body to be carried."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Hunter, Option, heroes_in_house
from nightbell.engine import Seat
from nightbell.games.betrayal.cards.catalogue import WEAPONS
from nightbell.games.betrayal.haunts.h42_comes_the_hero import (
    ANIMATED,
    FORMS,
    GATES,
    STATUE,
    drained,
    has_sacrifice,
    is_corpse,
    statue_of,
)
from nightbell.games.betrayal.house import FAR, FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.traits import HEROES, TRAITOR, CardId, RoomId, Trait


class StatueWakers(Goal, haunt=42, side=HEROES):
    """Something to wake it with, and then after the traitor with it."""

    caution = 0.8

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        awake = statue_of(house)
        if awake is not None:
            return {awake.room: 5.0}
        found = {room: 9.0 for room, cards in house.piles.items() if any(card in FORMS for card in cards)}
        if any(house.has(me, card) for card in FORMS):
            found |= {stone.room: 12.0 for stone in house.monsters_of(STATUE)}
        return found

    def task(self, house: House, me: Seat, option: Option) -> float:
        """It is woken as whoever takes what the traitor has least of; and led where the traitor is."""
        if option[0] == "wake-statue":
            trait = FORMS[CardId(str(option[1]))][1]
            return 20.0 - house.row(house.traitor, trait)
        awake = statue_of(house)
        return 0.0 if awake is None or awake.room == house.where[house.traitor] else 10.0

    def guide(self, house: House, me: Seat, rooms: tuple[RoomId | None, ...]) -> RoomId | None:
        awake = statue_of(house)
        if awake is None:
            return None
        steps = house.distances(house.where[house.traitor])
        near = min((room for room in rooms if room is not None), key=lambda room: steps.get(room, FAR))
        return near if steps.get(near, FAR) < steps.get(awake.room, FAR) else None

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        return ()

    def treasures(self, house: House, card: CardId) -> float:
        return 9.0 if card in FORMS and drained(house) is None else super().treasures(house, card)


class Gatekeeper(Hunter, haunt=42, side=TRAITOR):
    """A hero by the weapon, the body to a gate, and away from the stone."""

    caution = 0.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        if any(is_corpse(card) for card in house.hands[me]):
            return {room: 25.0 for room in GATES if room in house.placed}
        found = {room: 15.0 for room, cards in house.piles.items() if any(is_corpse(card) for card in cards)}
        if not any(card in WEAPONS for card in house.hands[me]):
            found |= {room: 8.0 for room, cards in house.piles.items() if any(c in WEAPONS for c in cards)}
        return found or {house.where[seat]: 3.0 for seat in heroes_in_house(house)}

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        return () if any(room in house.placed for room in GATES) else GATES

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 25.0 if has_sacrifice(house, me) else 0.0

    def peril(self, house: House, me: Seat) -> dict[RoomId, float]:
        return {stone.room: 4.0 for stone in house.monsters_of(ANIMATED)}

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        if foe >= FIRST_MONSTER:
            return 1.0
        return 6.0 if weapon in WEAPONS else 3.0

    def treasures(self, house: House, card: CardId) -> float:
        return 12.0 if is_corpse(card) else super().treasures(house, card)
