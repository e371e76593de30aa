"""Haunt 38, Hellbeasts: those who burn."""

from __future__ import annotations

from typing import Final

from nightbell.bots.betrayal.goals.exorcism import Exorcists
from nightbell.bots.betrayal.odds import at_least
from nightbell.engine import Seat
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.traits import HEROES, MIGHT, SPEED, RoomId

WINGS: Final = 3
FIRE: Final = 6.0
"""With how many dice they fly, and what it costs to lose the last of Might and Speed to them."""


class Scorched(Exorcists, haunt=38, side=HEROES):
    """The exorcism, as far from burning wings as that can be."""

    def peril(self, house: House, me: Seat) -> dict[RoomId, float]:
        """A point for each of them that can be there, as far as they do not fly to others."""
        rows = house.row(me, MIGHT) + house.row(me, SPEED) + 2
        each = FIRE / max(1, rows) / max(1, len(house.heroes()))
        feared: dict[RoomId, float] = {}
        for bat in house.monsters:
            for room, steps in house.distances(bat.room, monster=True).items():
                if steps <= 2 * WINGS:
                    feared[room] = feared.get(room, 0.0) + each * at_least(WINGS, steps)
        return feared
