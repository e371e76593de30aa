"""Haunt 50, Treasure Hunt: those who seek."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Option
from nightbell.bots.betrayal.odds import at_least
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h50_treasure_hunt as treasure
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.traits import HEROES, KNOWLEDGE, CardId, Trait


class Seekers(Goal, haunt=50, side=HEROES):
    """Haunt 50: clues first, then the room that they speak of."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        """The chance of the treasure, and of one more clue."""
        room = house.where[me]
        clues = treasure.clues_of(house, me)
        bonus = sum(clue < treasure.FIRST_TRAP for clue in clues) + sum(
            treasure.worth(house, me, clue, room) for clue in clues if clue not in treasure.RISKY
        )
        wise = house.value(me, KNOWLEDGE)
        value = 20.0 * at_least(wise, 16 - bonus)
        if room in house.rooms_with("clue"):
            value += 7.0 * at_least(wise, 4 - bonus)
        return value if value > 0.3 else 0.0

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 1.5 * len(treasure.clues_of(house, Seat(foe))) if foe < FIRST_MONSTER else 0.0
