"""Haunt 21, House of the Living Dead: those who are still alive."""

from __future__ import annotations

from typing import Final

from nightbell.bots.betrayal.goals.champion import Champions
from nightbell.bots.betrayal.goals.goal import NEVER, ground
from nightbell.bots.betrayal.odds import duel
from nightbell.engine import Seat
from nightbell.games.betrayal.cards.catalogue import WEAPONS, card_of
from nightbell.games.betrayal.cards.items import DYNAMITE
from nightbell.games.betrayal.haunts import h21_house_of_the_living_dead as dead
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.traits import AT, HEROES, MIGHT, CardId, RoomId, Trait

AGAINST_THE_DEAD: Final = {
    DYNAMITE: 8.0,
    "armor": 4.0,
    "amulet-of-the-ages": 4.0,
    "healing-salve": 2.5,
    "medical-kit": 2.5,
}
"""What cards are worth here that elsewhere are like any other."""
DEAD: Final = 7.0
WOUND: Final = 4.0
FRIEND: Final = 10.0
"""What it is worth to end one of the dead, to wound their lord once, and to harm no friend."""
SAVED: Final = 8.0
"""What the Dynamite is worth in the hand: more than one of the dead."""
ROOM_TO_RUN: Final = 8
CORNERED: Final = 0.3
"""How many rooms ahead of the dead are enough, and how bad each one is that is missing."""


class Slayers(Champions, haunt=21, side=HEROES):
    """Weapons first, then the dead one after the other, and never into a corner.

    Their lord falls to the Medallion's bearer alone, and he is strong but
    neither quick nor wise: a shot or the Ring hurts him more than an axe.
    """

    caution = 0.8
    curiosity = 2.0
    token = dead.MEDALLION
    enough = 1.5
    far = 0.15
    habit = 0.97
    restless = True

    # ---- their lord

    def chance(self, house: House, me: Seat, weapon: CardId) -> float:
        """How many wounds a blow at their lord promises, less a part of what it may cost."""
        lord = next(iter(house.monsters_of("zombie-lord")), None)
        if lord is None:
            return 0.0
        blow = card_of(weapon).blow
        trait = blow.trait if blow else MIGHT
        hope = duel(house.value(me, trait) + (blow.dice if blow else 0), lord.traits[AT[trait]])
        return hope.dealt - (0.0 if blow and blow.ranged else 0.5 * hope.taken)

    # ---- where to be

    def arrivals(self, house: House) -> dict[RoomId, float]:
        """In how many turns the dead can be in each room, as their dice fall in the middle."""
        found: dict[RoomId, float] = {}
        for room, pace in dict.fromkeys((m.room, m.traits[0]) for m in house.monsters if not m.stunned):
            for other, steps in house.distances(room, monster=True).items():
                found[other] = min(found.get(other, NEVER), steps / pace)
        return found

    def peril(self, house: House, me: Seat) -> dict[RoomId, float]:
        """Corners: rooms from which little of the house can be reached before the dead are there."""
        arrivals = self.arrivals(house)
        pace = max(1, house.spaces(me))
        feared: dict[RoomId, float] = {}
        for room in house.rooms():
            free = ground(house, room, pace, arrivals)
            space = len(free) + 2 * sum(len(house.gaps.get(one, "")) for one in free)
            feared[room] = CORNERED * max(0, ROOM_TO_RUN - space)
        return feared

    def treasures(self, house: House, card: CardId) -> float:
        return AGAINST_THE_DEAD.get(card) or super().treasures(house, card)

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        if foe < FIRST_MONSTER:
            return 1.0
        if house.monster(foe).kind == "zombie-lord":
            if not house.has(me, dead.MEDALLION):
                return 0.0
            sheet = card_of(weapon)
            dice = house.value(me, trait) + (sheet.blow.dice if sheet.blow else 0)
            hope = duel(dice, house.trait_of(foe, trait))
            return WOUND * hope.dealt / hope.win
        if weapon in WEAPONS and trait == MIGHT:
            return DEAD + 2.0 * (house.monster(foe).stunned > 0)
        return 0.0 if house.monster(foe).stunned else 2.0

    def blast(self, house: House, me: Seat, room: RoomId) -> float:
        """The dead are too slow to get away from it; so may friends be."""
        caught = house.monsters_in(room)
        wounds = 4 if house.has(me, dead.MEDALLION) else 0
        ended = sum(DEAD if monster.kind == "zombie" else WOUND * wounds for monster in caught)
        return ended - FRIEND * len(house.explorers_in(room)) - SAVED
