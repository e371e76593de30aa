"""Haunt 21, House of the Living Dead: those who are still alive."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import ITEM_ROOMS, Goal, heroes_in_house
from nightbell.engine import Seat
from nightbell.games.betrayal.cards.catalogue import WEAPONS
from nightbell.games.betrayal.haunts import h21_house_of_the_living_dead as dead
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.traits import HEROES, MIGHT, CardId, RoomId, Trait


class Slayers(Goal):
    """Haunt 21: find weapons, end the dead one by one, and their lord with the Medallion."""

    caution = 0.7

    def is_armed(self, house: House, me: Seat) -> bool:
        return any(card in WEAPONS and card != "revolver" for card in house.hands[me])

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        return () if self.is_armed(house, me) else ITEM_ROOMS

    def gift(self, house: House, me: Seat, other: Seat) -> CardId | None:
        """A weapon, and the Medallion with it, for a stronger hand that has none."""
        if house.party[other] != HEROES or house.value(other, MIGHT) <= house.value(me, MIGHT):
            return None
        blades = [card for card in house.hands[me] if card in WEAPONS and card != "revolver"]
        if blades and (not self.is_armed(house, other) or len(blades) > 1):
            return max(blades, key=lambda card: self.treasures(house, card))
        if house.has(me, dead.MEDALLION) and self.is_armed(house, other):
            return dead.MEDALLION
        return None

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        """To a stronger friend without a weapon, a weaker one who has one, and weapons that lie about."""
        found = {
            room: 6.0
            for room, cards in house.piles.items()
            if not self.is_armed(house, me) and any(card in WEAPONS for card in cards)
        }
        for seat in heroes_in_house(house):
            mine, theirs = house.value(me, MIGHT), house.value(seat, MIGHT)
            if self.is_armed(house, me) != self.is_armed(house, seat):
                if (mine < theirs) == self.is_armed(house, me) and mine != theirs:
                    found[house.where[seat]] = 4.0
        return found

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        if foe < FIRST_MONSTER:
            return 1.0
        if house.monster(foe).kind == "zombie-lord":
            return 14.0 if house.has(me, dead.MEDALLION) else 0.0
        if weapon in WEAPONS and trait == MIGHT:
            return 9.0 if house.monster(foe).stunned else 7.0
        return 0.0 if house.monster(foe).stunned else 2.0
