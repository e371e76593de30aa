"""Haunt 17, A Breath of Wind: those who light candles, and the wind."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Hunter, Option
from nightbell.bots.betrayal.odds import at_least
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h17_a_breath_of_wind as wind
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House, Monster
from nightbell.games.betrayal.traits import HEROES, KNOWLEDGE, SANITY, TRAITOR, CardId, Trait


class Lamplighters(Goal, haunt=17, side=HEROES):
    """A candle, and a dark room on the right floor."""

    caution = 0.6

    def task(self, house: House, me: Seat, option: Option) -> float:
        if option[0] == "find-candle":
            return 0.0 if wind.candle_of(house, me) else 8.0
        return 12.0 * (0.2 + at_least(house.value(me, KNOWLEDGE), 5))

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        """Its strength can be taken; its things hardly."""
        if foe >= FIRST_MONSTER:
            return 3.0 if trait == SANITY else 1.0 if house.monster(foe).items else 0.0
        return 1.5


class Windbag(Hunter, haunt=17, side=TRAITOR):
    """The wind throws and gathers; and it is fed."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 2.0

    def deed(self, house: House, monster: Monster, option: Option) -> float:
        return 5.0 if option[0] == "hurl" else 2.0
