"""Haunts 7 and 23: whoever is in a tendril's grip fights it, and friends come to help."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal
from nightbell.engine import Seat
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.traits import CardId, Trait


class Grasped(Goal):
    """Out of the grip first of all; to lose such a fight costs nothing more."""

    caution = 0.4

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        if foe >= FIRST_MONSTER and house.monster(foe).of >= 0:
            return 60.0 if house.monster(foe).of == me else 10.0
        return 1.0
