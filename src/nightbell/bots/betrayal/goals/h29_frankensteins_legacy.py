"""Haunt 29, Frankenstein's Legacy: those who bring fire."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Option
from nightbell.bots.betrayal.odds import at_least, duel
from nightbell.engine import Seat
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.traits import HEROES, MIGHT, SPEED, CardId, Trait


class Torchbearers(Goal, haunt=29, side=HEROES):
    """A torch for everybody, thrown from the next room; and over the edge with it where there is one."""

    caution = 0.7

    def task(self, house: House, me: Seat, option: Option) -> float:
        if option[0] == "light-torch":
            return 7.0
        if option[0] == "push-monster":
            return 14.0 * at_least(house.value(me, MIGHT), 6)
        return 12.0 * duel(house.value(me, SPEED), 3).win

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 1.0 if foe >= FIRST_MONSTER else 2.0
