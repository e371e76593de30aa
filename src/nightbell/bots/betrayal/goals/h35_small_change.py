"""Haunt 35, Small Change: those who fly."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Option, heroes_in_house
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h35_small_change as change
from nightbell.games.betrayal.house import FAR, FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.traits import HEROES, CardId, RoomId, Trait


class Fliers(Goal, haunt=35, side=HEROES):
    """Haunt 35: the airplane, everybody into it, and out of a window."""

    caution = 0.3

    def task(self, house: House, me: Seat, option: Option) -> float:
        if option[0] == "fly-through":
            here, there = (self.away(house, me, room) for room in (house.where[me], RoomId(str(option[1]))))
            return 9.0 if there < here else 0.0
        return {"fly-away": 30.0, "doorway": 0.0, "pick-up": 10.0, "board": 9.0}.get(str(option[0]), 8.0)

    def away(self, house: House, me: Seat, start: RoomId) -> int:
        """How far it is from a room to the nearest that the pilot is after."""
        steps = house.distances(start)
        return min((steps.get(room, FAR) for room in self.rooms(house, me)), default=FAR)

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        """The pilot flies to those who wait, then to a way out; the others come to the airplane."""
        plane = change.plane_room(house)
        if plane is None:
            return {}
        if change.is_pilot(house, me):
            waiting = [seat for seat in heroes_in_house(house) if not change.is_aboard(house, seat)]
            if waiting:
                return {house.where[seat]: 9.0 for seat in waiting}
            return {r: 15.0 for r in house.rooms() if r in change.RUNWAYS or house.is_window(r)}
        return {} if change.is_aboard(house, me) else {plane: 8.0}

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        """A friend in its claws is worth a fight."""
        held = foe >= FIRST_MONSTER and house.monster(foe).of >= 0
        return 8.0 if held else 0.5
