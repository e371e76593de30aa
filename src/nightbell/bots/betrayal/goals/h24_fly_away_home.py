"""Haunt 24, Fly Away Home: organists, and the Bats."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Hunter, Option
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts.h24_fly_away_home import PLAYED
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House, Monster
from nightbell.games.betrayal.rooms import ORGAN_ROOM
from nightbell.games.betrayal.traits import HEROES, TRAITOR, CardId, RoomId, Trait


class Organists(Goal, haunt=24, side=HEROES):
    """Everybody to the organ, and off with what hangs on."""

    caution = 0.3

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        if not house.mark(PLAYED):
            return {ORGAN_ROOM: 9.0}
        return {house.where[bat.of]: 9.0 for bat in house.monsters if bat.of >= 0 and house.alive[bat.of]}

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 12.0

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        hangs = foe >= FIRST_MONSTER and house.monster(foe).of >= 0
        return 6.0 if hangs else 0.8


class Bats(Hunter, haunt=24, side=TRAITOR):
    """They hang on to whomever they can."""

    def deed(self, house: House, monster: Monster, option: Option) -> float:
        return 3.0
