"""The front door, where a haunt lets the heroes open it."""

from __future__ import annotations

from typing import ClassVar

from nightbell.engine import Effect, Seat
from nightbell.games.betrayal.atoms import EndTurn, Mark, Remove
from nightbell.games.betrayal.haunt import Haunt, roll_either, task
from nightbell.games.betrayal.house import OUTSIDE, House
from nightbell.games.betrayal.rooms import ENTRANCE_HALL
from nightbell.games.betrayal.traits import EVENT, KNOWLEDGE, MIGHT
from nightbell.games.betrayal.walk import DrawCard


def can_try(house: House, me: Seat) -> bool:
    scenario = house.scenario
    return isinstance(scenario, FrontDoor) and not house.mark("front-door") and scenario.door_gives_way(house)


class FrontDoor(Haunt):
    """Knowledge picks the lock, Might breaks it; once open, the way out costs one space."""

    door_target: ClassVar[int] = 6

    def door_gives_way(self, house: House) -> bool:
        return True

    @task(ENTRANCE_HALL, when=can_try)
    def open_front_door(self, house: House, me: Seat) -> Effect[None]:
        """Whoever opens it draws an event and does no more this turn."""
        opened = yield from roll_either(house, me, "open-front-door", (KNOWLEDGE, MIGHT), self.door_target)
        if opened is not None:
            yield Mark("front-door")
            yield DrawCard(me, EVENT)
            yield EndTurn()

    @task(ENTRANCE_HALL, cost=1, when=lambda house, me: house.mark("front-door") > 0)
    def leave_house(self, house: House, me: Seat) -> Effect[None]:
        yield Remove(me, OUTSIDE)
