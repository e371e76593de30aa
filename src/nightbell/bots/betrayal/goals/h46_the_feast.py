"""Haunt 46, The Feast: Victims to the front door, and those who would eat them."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Hunter, Option
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts.h46_the_feast import BLOOD, GUESTS, SAVED, VICTIM
from nightbell.games.betrayal.house import FAR, FIRST_MONSTER, Figure, House, Monster
from nightbell.games.betrayal.rooms import ENTRANCE_HALL
from nightbell.games.betrayal.traits import HEROES, TRAITOR, CardId, RoomId, Trait


class Rescuers(Goal, haunt=46, side=HEROES):
    """By the hand to the door while nobody has died; after that the kitchen must fall."""

    caution = 0.7

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        if house.mark(SAVED) >= house.mark(GUESTS) and not house.mark(BLOOD):
            return {ENTRANCE_HALL: 12.0}
        return {victim.room: 5.0 for victim in house.monsters_of(VICTIM)}

    def task(self, house: House, me: Seat, option: Option) -> float:
        last = house.mark(GUESTS) - house.mark(SAVED)
        if option[0] in ("leave-house", "leave-with"):
            return 20.0 if last == (option[0] == "leave-with") else 0.0
        if option[0] == "lead-victim":
            return 0.0 if house.where[me] == ENTRANCE_HALL else 12.0
        return 15.0 if option[0] == "see-out" else 6.0

    def guide(self, house: House, me: Seat, rooms: tuple[RoomId | None, ...]) -> RoomId | None:
        steps = house.distances(ENTRANCE_HALL)
        ahead = [room for room in rooms if room is not None]
        near = min(ahead, key=lambda room: steps.get(room, FAR))
        return near if steps.get(near, FAR) < steps.get(house.where[me], FAR) else None

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 6.0 if house.mark(BLOOD) else 3.0


class Diners(Hunter, haunt=46, side=TRAITOR):
    """Whatever lies about is eaten."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 10.0

    def deed(self, house: House, monster: Monster, option: Option) -> float:
        return 6.0

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 5.0 if foe >= FIRST_MONSTER else 4.0
