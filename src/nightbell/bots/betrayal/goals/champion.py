"""A champion: of all heroes the one who has the best chance against what must be beaten, armed by the others.

Shared by haunts in which something strong has to be beaten more than once.
"""

from __future__ import annotations

from typing import Final

from nightbell.bots.betrayal.goals.goal import ITEM_ROOMS, Goal, heroes_in_house
from nightbell.bots.betrayal.odds import duel
from nightbell.engine import Seat
from nightbell.games.betrayal.cards.catalogue import WEAPONS, card_of
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.rooms import OMEN_ROOMS
from nightbell.games.betrayal.traits import AT, HEROES, MIGHT, CardId, RoomId

UNREACHED: Final = 30
"""How far a thing is counted to which there is no way."""
MEET: Final = 14.0
ARM: Final = 5.0
"""What it is worth to bring the champion what is missing once it is time; and before that, to pick up or
bring any weapon."""
BARE: Final = CardId("")
"""Bare hands."""


class Champions(Goal):
    """Arms go to whoever does most with them."""

    token: CardId = BARE
    """What one must have beside a weapon to do any harm, where there is such a thing."""
    enough: float = 0.3
    """With a smaller chance than that it is better to look for weapons first."""
    far: float = 0.02
    """What each step costs that a thing has to be carried."""

    def rival(self, house: House) -> tuple[int, int, int, int] | None:
        """The traits of what must be beaten, those against which nothing can be done below nothing."""
        return None

    def edge(self, house: House, weapon: CardId) -> int:
        """How many points a weapon is ahead of it."""
        return 0

    def chance(self, house: House, me: Seat, weapon: CardId) -> float:
        """How good a blow is: here how likely it beats it."""
        rival = self.rival(house)
        blow = card_of(weapon).blow if weapon else None
        trait = blow.trait if blow else MIGHT
        if rival is None or rival[AT[trait]] < 0:
            return 0.0
        dice = house.value(me, trait) + (blow.dice if blow else 0)
        return duel(dice, rival[AT[trait]], self.edge(house, weapon)).win

    def champion(self, house: House) -> tuple[Seat, CardId]:
        """Who should face it, and with what, if the heroes put together what they have in time."""
        heroes = heroes_in_house(house)
        places = {card: house.where[seat] for seat in heroes for card in house.hands[seat]}
        places.update({card: room for room, cards in house.piles.items() for card in cards})
        arms = [card for card in places if card_of(card).blow]
        ways = {seat: house.distances(house.where[seat]) for seat in heroes}

        def promise(pair: tuple[Seat, CardId]) -> float:
            seat, weapon = pair
            missing = [card for card in self.needs(house, seat, weapon) if card in places]
            if any(house.holder(card) >= 0 and not card_of(card).give for card in missing):
                return -1.0
            steps = sum(ways[seat].get(places[card], UNREACHED) for card in missing)
            return self.chance(house, seat, weapon) - self.far * steps

        return max(((seat, card) for seat in heroes for card in (*arms, BARE)), key=promise)

    def needs(self, house: House, champion: Seat, weapon: CardId) -> tuple[CardId, ...]:
        """What the champion has still to be given."""
        wanted = dict.fromkeys((weapon, self.token))
        return tuple(card for card in wanted if card and not house.has(champion, card))

    def is_time(self, house: House) -> bool:
        """Whether the champion is strong enough to face it."""
        return self.chance(house, *self.champion(house)) > self.enough

    def is_armed(self, house: House, me: Seat) -> bool:
        return any(card in WEAPONS and card != "revolver" for card in house.hands[me])

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        return () if self.is_time(house) else (*ITEM_ROOMS, *OMEN_ROOMS)

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        """Those who hold what the champion needs and the champion go to meet; weapons are picked up."""
        champion, weapon = self.champion(house)
        missing = self.needs(house, champion, weapon)
        meet = MEET if self.is_time(house) else ARM
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

    def gift(self, house: House, me: Seat, other: Seat) -> CardId | None:
        """To the champion what is missing; other weapons to a stronger hand without one."""
        if house.party[other] != HEROES:
            return None
        champion, weapon = self.champion(house)
        if other == champion:
            return next((card for card in self.needs(house, other, weapon) if house.has(me, card)), None)
        spare = [c for c in house.hands[me] if c in WEAPONS and (me, c) != (champion, weapon)]
        if spare and not self.is_armed(house, other) and house.value(other, MIGHT) > house.value(me, MIGHT):
            return max(spare, key=lambda card: self.treasures(house, card))
        return None
