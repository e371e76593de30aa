"""Haunt 21, House of the Living Dead: those who are still alive."""

from __future__ import annotations

from typing import Final

from nightbell.bots.betrayal.goals.goal import ITEM_ROOMS, NEVER, Goal, ground, heroes_in_house
from nightbell.bots.betrayal.odds import duel
from nightbell.engine import Seat
from nightbell.games.betrayal.cards.catalogue import WEAPONS, card_of
from nightbell.games.betrayal.cards.items import DYNAMITE
from nightbell.games.betrayal.haunts import h21_house_of_the_living_dead as dead
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.rooms import OMEN_ROOMS
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
STRONG: Final = 1.5
MEET: Final = 14.0
ARM: Final = 5.0
"""From how many wounds a turn on it is time to face their lord; what it is worth then to bring his champion
what is missing, and what it is worth before that to pick up or bring any weapon."""
FAR: Final = 0.15
UNREACHED: Final = 30
"""What each step is worth that a thing has to be carried, and how far an unreached one is counted."""
ROOM_TO_RUN: Final = 8
CORNERED: Final = 0.3
"""How many rooms ahead of the dead are enough, and how bad each one is that is missing."""


class Slayers(Goal, haunt=21, side=HEROES):
    """Weapons first, then the dead one after the other, and never into a corner.

    Their lord falls to the Medallion's bearer alone, and he is strong but
    neither quick nor wise: a shot or the Ring hurts him more than an axe.
    """

    caution = 0.8
    curiosity = 2.0
    habit = 0.97
    restless = True

    def is_armed(self, house: House, me: Seat) -> bool:
        return any(card in WEAPONS and card != "revolver" for card in house.hands[me])

    # ---- their lord

    def strike(self, house: House, me: Seat, weapon: CardId) -> float:
        """How many wounds a blow at their lord promises, less a part of what it may cost."""
        lord = next(iter(house.monsters_of("zombie-lord")), None)
        if lord is None:
            return 0.0
        blow = card_of(weapon).blow
        trait = blow.trait if blow else MIGHT
        hope = duel(house.value(me, trait) + (blow.dice if blow else 0), lord.traits[AT[trait]])
        return hope.dealt - (0.0 if blow and blow.ranged else 0.5 * hope.taken)

    def champion(self, house: House) -> tuple[Seat, CardId]:
        """Who should face their lord, and with what, if the living put together all they have in time."""
        heroes = heroes_in_house(house)
        places = {card: house.where[seat] for seat in heroes for card in house.hands[seat]}
        places.update({card: room for room, cards in house.piles.items() for card in cards})
        arms = [card for card in places if card_of(card).blow]
        ways = {seat: house.distances(house.where[seat]) for seat in heroes}

        def promise(pair: tuple[Seat, CardId]) -> float:
            seat, weapon = pair
            steps = sum(
                ways[seat].get(places[card], UNREACHED)
                for card in self.needs(house, seat, weapon)
                if card in places
            )
            return self.strike(house, seat, weapon) - FAR * steps

        return max(((seat, card) for seat in heroes for card in (*arms, CardId(""))), key=promise)

    def needs(self, house: House, champion: Seat, weapon: CardId) -> tuple[CardId, ...]:
        """What the champion has still to be given."""
        return tuple(card for card in (weapon, dead.MEDALLION) if card and not house.has(champion, card))

    # ---- where to be

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        champion, weapon = self.champion(house)
        if self.strike(house, champion, weapon) > STRONG:
            return ()
        return (*ITEM_ROOMS, *OMEN_ROOMS)

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        """Those who hold what the champion needs and the champion go to meet; weapons are picked up."""
        champion, weapon = self.champion(house)
        missing = self.needs(house, champion, weapon)
        meet = MEET if self.strike(house, champion, weapon) > STRONG else ARM
        found = {
            room: meet if any(card in missing for card in cards) else ARM
            for room, cards in house.piles.items()
            if any(card in missing or card in WEAPONS for card in cards)
        }
        for seat in heroes_in_house(house):
            if me == champion and any(house.has(seat, card) for card in missing):
                found[house.where[seat]] = meet
        if me != champion and any(house.has(me, card) for card in missing):
            found[house.where[champion]] = meet
        return found

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

    def gift(self, house: House, me: Seat, other: Seat) -> CardId | None:
        """To the champion what is needed against their lord; other weapons to a stronger hand without one."""
        if house.party[other] != HEROES:
            return None
        champion, weapon = self.champion(house)
        if other == champion:
            return next((card for card in self.needs(house, other, weapon) if house.has(me, card)), None)
        spare = [c for c in house.hands[me] if c in WEAPONS and (me, c) != (champion, weapon)]
        if spare and not self.is_armed(house, other) and house.value(other, MIGHT) > house.value(me, MIGHT):
            return max(spare, key=lambda card: self.treasures(house, card))
        return None

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
