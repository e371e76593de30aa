"""Haunt 19, A Friend for the Ages: those who bring paint to the Gallery, and the one who pours it away."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Hunter, Option
from nightbell.bots.betrayal.odds import at_least
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h19_a_friend_for_the_ages as friend
from nightbell.games.betrayal.haunts.paint import is_paint, paint_of
from nightbell.games.betrayal.house import Figure, House
from nightbell.games.betrayal.rooms import GALLERY
from nightbell.games.betrayal.traits import HEROES, KNOWLEDGE, TRAITOR, CardId, RoomId, Trait


def paint_on_the_floor(house: House) -> list[RoomId]:
    return [room for room, cards in house.piles.items() if any(is_paint(card) for card in cards)]


class Painters(Goal, haunt=19, side=HEROES):
    """A can each, and with it to the Gallery; blows only from under the Amulet or for paint."""

    caution = 0.7

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 3.0 + 12.0 * at_least(house.value(me, KNOWLEDGE), 4)

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        wanted = house.mark(friend.TO_COME) and not paint_of(house, me)
        return friend.PAINT_ROOMS if wanted else ()

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        return {} if paint_of(house, me) else dict.fromkeys(paint_on_the_floor(house), 9.0)

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        if house.has(me, friend.AMULET):
            return 6.0
        return 3.0 if paint_of(house, Seat(foe)) else 0.2

    def gift(self, house: House, me: Seat, other: Seat) -> CardId | None:
        """In the Gallery the can is for whoever has the better hand and none of their own."""
        better = house.value(other, KNOWLEDGE) > house.value(me, KNOWLEDGE)
        can = paint_of(house, me)
        return can if better and house.where[me] == GALLERY and house.party[other] == HEROES else None


class Friend(Hunter, haunt=19, side=TRAITOR):
    """Nothing hurts but the portrait: to the cans that lie about, and to heroes who carry one."""

    caution = 0.05

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 20.0 if option[0] == "destroy-paint" else 0.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        return {} if paint_of(house, me) else dict.fromkeys(paint_on_the_floor(house), 6.0)

    def peril(self, house: House, me: Seat) -> dict[RoomId, float]:
        return {GALLERY: 2.0}

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 7.0 if paint_of(house, Seat(foe)) else 4.0
