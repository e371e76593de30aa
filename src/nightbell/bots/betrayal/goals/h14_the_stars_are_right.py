"""Haunt 14, The Stars Are Right: those who throw paint, and those who bring offerings."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Hunter, Option, ways_to
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h14_the_stars_are_right as stars
from nightbell.games.betrayal.haunts.paint import is_paint, paint_of
from nightbell.games.betrayal.house import House, Monster
from nightbell.games.betrayal.rooms import PENTAGRAM_CHAMBER
from nightbell.games.betrayal.traits import HEROES, TRAITOR, RoomId


class Vandals(Goal, haunt=14, side=HEROES):
    """A can each, and with it to a door of the chamber."""

    caution = 0.2

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 20.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        if paint_of(house, me):
            return {}
        return {room: 10.0 for room, cards in house.piles.items() if any(is_paint(card) for card in cards)}

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        """With a can in hand and no way to the chamber, a way down."""
        return ways_to(house, me, PENTAGRAM_CHAMBER) if paint_of(house, me) else ()


class Cult(Hunter, haunt=14, side=TRAITOR):
    """What can be had goes to the chamber, bodies before all."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 10.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        return {
            room: 3.0 * max(stars.worth(card) for card in cards)
            for room, cards in house.piles.items()
            if any(stars.may_be_offered(card) for card in cards)
        }

    def leads(self, house: House, monster: Monster) -> RoomId | None:
        """With something in its hands a Cultist goes home, where there is a way."""
        if monster.items and PENTAGRAM_CHAMBER in house.prowls_to(monster.room):
            return PENTAGRAM_CHAMBER
        return None

    def deed(self, house: House, monster: Monster, option: Option) -> float:
        return 1.0
