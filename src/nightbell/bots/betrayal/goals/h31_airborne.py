"""Haunt 31, Airborne: those who jump."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Option
from nightbell.engine import Seat
from nightbell.games.betrayal.house import Figure, House
from nightbell.games.betrayal.rooms import OMEN_ROOMS
from nightbell.games.betrayal.traits import HEROES, CardId, RoomId, Trait


class Jumpers(Goal, haunt=31, side=HEROES):
    """Haunt 31: a parachute, then a hole in the house."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        if option[0] == "jump":
            return 12.0
        if option[0] == "snatch-parachute":
            trait = Trait(str(option[2]))
            mine, theirs = house.value(me, trait), house.value(Seat(int(str(option[1]))), trait)
            return 5.0 if mine >= theirs else 2.0
        return 9.0

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        short = house.mark("found") < house.mark("parachutes")
        return OMEN_ROOMS if short and not any(c.startswith("parachute-") for c in house.hands[me]) else ()

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 0.0
