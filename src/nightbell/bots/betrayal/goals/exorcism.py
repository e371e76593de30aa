"""Those who exorcise: what the haunts with an exorcism have in common for their heroes."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import TASK, Goal, Option
from nightbell.bots.betrayal.odds import at_least
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts.exorcism import HOLY_ROOMS, LEARNED_ROOMS
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.traits import RoomId, Trait


class Exorcists(Goal):
    """The rooms that can still serve, and the better of one's traits in each of them."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        if option[0] != "exorcise":
            return TASK
        luck = at_least(house.value(me, Trait(str(option[1]))), 5)
        return TASK + 5.0 * luck if luck else 0.0

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        return tuple(room for room in (*HOLY_ROOMS, *LEARNED_ROOMS) if room not in house.placed)
