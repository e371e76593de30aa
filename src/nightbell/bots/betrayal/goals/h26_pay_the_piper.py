"""Haunt 26, Pay the Piper: rat catchers, and the piper."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Option
from nightbell.bots.betrayal.odds import duel
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts.h26_pay_the_piper import BEGUN, most_together
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House, Monster
from nightbell.games.betrayal.rooms import PENTAGRAM_CHAMBER
from nightbell.games.betrayal.traits import HEROES, MIGHT, TRAITOR, CardId, RoomId, Trait


class RatCatchers(Goal, haunt=26, side=HEROES):
    """The piper on the way to the circle; then one rat after the other."""

    caution = 0.2

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        if foe >= FIRST_MONSTER:
            return 6.0
        return 1.0 if house.mark(BEGUN) else 5.0


class Piper(Goal, haunt=26, side=TRAITOR):
    """Into the circle and never out again."""

    caution = 0.1

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        return {PENTAGRAM_CHAMBER: 25.0}

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 25.0

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 2.0

    def strikes(self, house: House, monster: Monster, option: Option) -> bool:
        """A rat alone is a dead rat."""
        return duel(monster.traits[1], house.value(Seat(int(str(option[1]))), MIGHT)).win > 0.4

    def deed(self, house: House, monster: Monster, option: Option) -> float:
        dice = 2 * most_together(house, monster.id)
        return duel(dice, house.value(Seat(int(str(option[1]))), MIGHT)).dealt
