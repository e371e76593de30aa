"""Haunt 30, Tomb of Dracula: those who wait for the sun, and those who do not."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Hunter, Option
from nightbell.bots.betrayal.odds import duel
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts.h30_tomb_of_dracula import HOLY_SYMBOL, SPEAR
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House, Monster
from nightbell.games.betrayal.rooms import CHAPEL
from nightbell.games.betrayal.traits import HEROES, SANITY, TRAITOR, CardId, RoomId, Trait


class Wakeful(Goal, haunt=30, side=HEROES):
    """Keep away from them till dawn, in the Chapel if there is one; the Spear goes for the monsters."""

    caution = 1.5
    habit = 1.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        found = {CHAPEL: 4.0} if CHAPEL in house.placed else {}
        for card in (SPEAR, HOLY_SYMBOL):
            found.update({room: 6.0 for room, cards in house.piles.items() if card in cards})
        holder = house.holder(HOLY_SYMBOL)
        if holder in house.heroes() and holder != me:
            found[house.where[holder]] = 4.0
        return found

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        if weapon == SPEAR:
            return 14.0 if foe >= FIRST_MONSTER else 6.0
        return 1.0


class Vampires(Hunter, haunt=30, side=TRAITOR):
    """Whoever cannot be reached by hand may be reached by the eye."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 5.0 * duel(house.value(me, SANITY), house.value(Seat(int(str(option[1]))), SANITY)).win

    def deed(self, house: House, monster: Monster, option: Option) -> float:
        return 5.0 * duel(monster.traits[2], house.value(Seat(int(str(option[1]))), SANITY)).win
