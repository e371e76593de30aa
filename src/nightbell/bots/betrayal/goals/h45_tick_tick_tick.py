"""Haunt 45, Tick, Tick, Tick: wires first, then the one who laid them."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Hunter, Option
from nightbell.bots.betrayal.odds import at_least
from nightbell.engine import Seat
from nightbell.games.betrayal.haunt import TRACK_MARK
from nightbell.games.betrayal.haunts import h45_tick_tick_tick as tick
from nightbell.games.betrayal.house import Figure, House
from nightbell.games.betrayal.traits import HEROES, KNOWLEDGE, TRAITOR, CardId, RoomId, Trait

IMPATIENT = 4
"""The track's number from which on even a poor chance is taken."""


class Sappers(Goal, haunt=45, side=HEROES):
    """Whoever is free of a bomb goes for the traitor; whoever is not keeps away and tries the wires."""

    caution = 0.3

    def task(self, house: House, me: Seat, option: Option) -> float:
        dice = house.value(me, KNOWLEDGE)
        good, bad = at_least(dice, tick.target_of(house, me)), 1.0 - at_least(dice, 3)
        if not good:
            return 0.0
        beside = len(house.explorers_in(house.where[me]))
        hope = 20.0 * good - 4.0 * bad * beside
        return max(hope, 1.0) if house.mark(TRACK_MARK) >= IMPATIENT else hope

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        """To the traitor, or to somebody who might be better with wires."""
        if not tick.is_wired(house, me):
            return {house.where[house.traitor]: 12.0}
        mine = house.value(me, KNOWLEDGE)
        able = [s for s in house.heroes() if s != me and house.value(s, KNOWLEDGE) > mine]
        return {house.where[seat]: 2.0 for seat in able}

    def closed(self, house: House, me: Seat) -> frozenset[RoomId]:
        if not tick.is_wired(house, me) or not house.mark(TRACK_MARK):
            return frozenset()
        return frozenset(room for room in house.rooms() if tick.is_near(house, room))

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 15.0


class BombMaker(Hunter, haunt=45, side=TRAITOR):
    """Whoever comes near is welcome."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 6.0 if len(house.explorers_in(house.where[me])) > 1 else 0.0
