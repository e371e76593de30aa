"""Haunt 44, Death Doth Find Us All: from rite to rite, before it is too late."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Option
from nightbell.bots.betrayal.odds import at_least
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h44_death_doth_find_us_all as years
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.traits import HEROES, KNOWLEDGE, SANITY, CardId, RoomId


class Mortals(Goal, haunt=44, side=HEROES):
    """Every room of the rite that is still to be had."""

    caution = 0.4

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 3.0 + 12.0 * max(at_least(house.value(me, trait), 5) for trait in (SANITY, KNOWLEDGE))

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        done = house.rooms_with(years.RITE)
        ready = sum(room in house.placed and room not in done for room in years.RITE_ROOMS)
        missing = tuple(room for room in years.RITE_ROOMS if room not in house.placed)
        return missing if ready < house.players - len(done) else ()

    def treasures(self, house: House, card: CardId) -> float:
        return 5.0 if card == years.MEDALLION else super().treasures(house, card)
