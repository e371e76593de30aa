"""Haunt 27, Amok Flesh: those who look for what it cannot bear."""

from __future__ import annotations

from typing import Final

from nightbell.bots.betrayal.goals.goal import Goal, Option
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h27_amok_flesh as flesh
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.traits import HEROES, RoomId

LONG_RUN: Final = 7
CORNERED: Final = 1.5
"""How long a way from what spreads is long enough, and what each step is worth that is missing."""


class Brewers(Goal, haunt=27, side=HEROES):
    """Haunt 27: look at it, find what it cannot bear, throw that in, and never stay where it comes next."""

    curiosity = 1.5

    def task(self, house: House, me: Seat, option: Option) -> float:
        return {"throw-in": 14.0, "find-ingredient": 9.0}.get(str(option[0]), 8.0)

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        """Out of the house's corners: near its edge lie the tasks that will be open next."""
        if house.mark("weakness"):
            return {}
        near = 3 if house.rooms_with("blob") else 2
        return {room: 2.0 for room, steps in self.waves(house).items() if steps == near}

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        return flesh.LARDERS if house.mark("weakness") else ()

    def waves(self, house: House) -> dict[RoomId, int]:
        """How many steps each room is away from it; before it is there, from where it will come."""
        blob = [*house.rooms_with("blob"), *house.rooms_with("blob-patch")]
        steps = dict.fromkeys(blob or [house.omen_room], 0)
        frontier = list(steps)
        while frontier:
            further = []
            for room in frontier:
                for other in flesh.links(house, room):
                    if other not in steps:
                        steps[other] = steps[room] + 1
                        further.append(other)
            frontier = further
        return steps

    def peril(self, house: House, me: Seat) -> dict[RoomId, float]:
        surely, maybe = (1, 2) if house.rooms_with("blob") else (1, 1)
        feared = {
            room: 30.0 if steps <= surely else 10.0 if steps <= maybe else 2.0
            for room, steps in self.waves(house).items()
            if steps <= maybe + 1
        }
        for room, far in self.outlooks(house).items():
            feared[room] = feared.get(room, 0.0) + CORNERED * max(0, LONG_RUN - far)
        for seat in house.everyone():
            if flesh.is_flesh(house, seat):
                for room, steps in house.distances(house.where[seat]).items():
                    if steps <= flesh.SHUFFLE:
                        feared[room] = feared.get(room, 0.0) + 3.0
        return feared

    def outlooks(self, house: House) -> dict[RoomId, int]:
        """How far from it one can still get from each room; a door into the dark leads farther."""
        waves = self.waves(house)
        far: dict[RoomId, int] = {}
        for room in house.rooms():
            if room in far or waves.get(room, LONG_RUN) < 2:
                continue
            pocket = [room]
            for one in pocket:
                pocket += [
                    other
                    for other in house.joined(one)
                    if waves.get(other, LONG_RUN) >= 2 and other not in pocket
                ]
            depth = max(waves.get(one, LONG_RUN) + 2 * bool(house.gaps.get(one)) for one in pocket)
            far.update(dict.fromkeys(pocket, depth))
        return far

    def closed(self, house: House, me: Seat) -> frozenset[RoomId]:
        return frozenset((*house.rooms_with("blob"), *house.rooms_with("blob-patch")))
