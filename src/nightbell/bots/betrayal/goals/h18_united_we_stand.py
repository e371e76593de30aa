"""Haunt 18, United We Stand: fire below and a way out, and the one who wants everybody."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Hunter, Option
from nightbell.bots.betrayal.odds import at_least
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h18_united_we_stand as flesh
from nightbell.games.betrayal.house import Figure, House
from nightbell.games.betrayal.rooms import ENTRANCE_HALL, FURNACE_ROOM
from nightbell.games.betrayal.traits import HEROES, KNOWLEDGE, TRAITOR, CardId, RoomId, Trait


class Stokers(Goal, haunt=18, side=HEROES):
    """The furnace, then out; nobody strikes at flesh."""

    caution = 0.8

    def task(self, house: House, me: Seat, option: Option) -> float:
        burning = bool(house.lost or house.mark(flesh.FUSE))
        if option[0] == "leave-house":
            return 30.0 if burning else 0.0
        if option[0] == "overheat-furnace":
            return 5.0 + 20.0 * at_least(house.value(me, KNOWLEDGE), 5)
        return 12.0 if burning else 3.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        return {ENTRANCE_HALL: 10.0} if house.lost or house.mark(flesh.FUSE) else {}

    def peril(self, house: House, me: Seat) -> dict[RoomId, float]:
        feared = dict.fromkeys(flesh.catching(house), 4.0) if house.lost else {}
        if house.mark(flesh.FUSE):
            feared[FURNACE_ROOM] = 20.0
        return feared

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 0.0


class Flesh(Hunter, haunt=18, side=TRAITOR):
    """Whoever is near, and whoever got away."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 40.0 if option[0] == "force-door" else 9.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        return {ENTRANCE_HALL: 20.0} if house.mark(flesh.ABSORBED) >= flesh.ENOUGH else {}
