"""Haunt 6, The Floating Eye: those who break the ship and free each other, and those who look."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Option
from nightbell.bots.betrayal.odds import at_least, duel
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h06_the_floating_eye as eye
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House, Monster
from nightbell.games.betrayal.traits import HEROES, MIGHT, SANITY, TRAITOR, CardId, RoomId, Trait


class Specimens(Goal, haunt=6, side=HEROES):
    """The ship first; and a friend who walks to it is stopped."""

    caution = 0.4

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 3.0 + 15.0 * at_least(house.value(me, MIGHT), 5)

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        return {
            house.where[seat]: 6.0 for seat in house.everyone() if seat != me and eye.is_held(house, seat)
        }

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 3.0 if foe >= FIRST_MONSTER else 12.0


class Collectors(Goal, haunt=6, side=TRAITOR):
    """A look is worth more than a blow where a mind may give way."""

    def deed(self, house: House, monster: Monster, option: Option) -> float:
        seen = eye.within_gaze(house, monster.room)
        return sum(8.0 * duel(6, house.value(seat, SANITY)).win for seat in seen)

    def strikes(self, house: House, monster: Monster, option: Option) -> bool:
        """A specimen that comes along by itself is not damaged."""
        seat = Seat(int(str(option[1])))
        return not eye.is_held(house, seat) or not (
            eye.steps_to_ship(house, seat) or house.where[seat] == eye.ships_room(house)
        )
