"""Haunt 48, Stacked Like Cordwood: a weapon to be found, understood and used once."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Hunter, Option
from nightbell.bots.betrayal.odds import at_least
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts.h48_stacked_like_cordwood import STUDIES, cursed_weapon
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.traits import HEROES, KNOWLEDGE, MIGHT, TRAITOR, CardId, RoomId, Trait


class Students(Goal, haunt=48, side=HEROES):
    """The weapon, what is to be known of it, and only then the man himself."""

    caution = 0.6

    def task(self, house: House, me: Seat, option: Option) -> float:
        if option[0] == "find-weapon":
            return 10.0 * at_least(house.value(me, KNOWLEDGE), 3)
        return 12.0 * at_least(max(house.value(me, MIGHT), house.value(me, KNOWLEDGE)), 5) + 1.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        found = {room: 9.0 for room, cards in house.piles.items() if cursed_weapon(house) in cards}
        if self.is_ready(house) and house.has(me, cursed_weapon(house)):
            found.update({jack.room: 9.0 for jack in house.monsters})
        return found

    def is_ready(self, house: House) -> bool:
        return house.mark(STUDIES) >= house.players

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        """He grows with every defeat but the last."""
        if foe < FIRST_MONSTER:
            return 8.0 if house.has(Seat(foe), cursed_weapon(house)) else 2.0
        return 25.0 if self.is_ready(house) and weapon == cursed_weapon(house) else 0.5

    def treasures(self, house: House, card: CardId) -> float:
        """The weapon that a hero has already is the one to be cursed, and to be kept."""
        holder = house.holder(card)
        held = holder >= 0 and house.party[holder] == HEROES
        return super().treasures(house, card) + (6.0 if held or card == cursed_weapon(house) else 0.0)


class Stacker(Hunter, haunt=48, side=TRAITOR):
    """Whoever has the weapon first of all."""

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 8.0 if foe < FIRST_MONSTER and house.has(Seat(foe), cursed_weapon(house)) else 4.0

    def treasures(self, house: House, card: CardId) -> float:
        return super().treasures(house, card) + (6.0 if card == cursed_weapon(house) else 0.0)
