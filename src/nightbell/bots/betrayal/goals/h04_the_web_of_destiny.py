"""Haunt 4, The Web of Destiny: those who cut a friend out of the web."""

from __future__ import annotations

from typing import Final

from nightbell.bots.betrayal.goals.goal import ITEM_ROOMS, Goal, Option, heroes_in_house
from nightbell.bots.betrayal.odds import at_least, duel
from nightbell.engine import Seat
from nightbell.games.betrayal.cards.catalogue import BLOWS
from nightbell.games.betrayal.cards.registry import PRICES
from nightbell.games.betrayal.haunt import TRACK_MARK
from nightbell.games.betrayal.haunts import h04_the_web_of_destiny as web
from nightbell.games.betrayal.house import Figure, House
from nightbell.games.betrayal.rooms import ENTRANCE_HALL
from nightbell.games.betrayal.traits import HEROES, KNOWLEDGE, MIGHT, CardId, RoomId, Trait

TEAR: Final = 6.0
STRENGTH: Final = 6.0
"""What another pair of hands at the web is worth, and what its Might adds."""
SEARCHERS: Final = 2


class Rescuers(Goal, haunt=4, side=HEROES):
    """Haunt 4: a kit or salve for the eggs, hands for the web, then the front door."""

    caution = 0.5
    curiosity = 1.5

    def healers(self, house: House) -> list[Seat]:
        cures = (web.KIT, web.SALVE)
        return [s for s in heroes_in_house(house) if any(house.has(s, card) for card in cures)]

    def searches(self, house: House, me: Seat) -> bool:
        """The weakest look for a cure first; the others go to the web."""
        if not house.mark("eggs") or self.healers(house) or me == house.revealer:
            return False
        free = [seat for seat in heroes_in_house(house) if seat != house.revealer]
        weakest = sorted(free, key=lambda seat: house.value(seat, MIGHT))
        return len(free) == 1 or me in weakest[:SEARCHERS]

    def is_time(self, house: House, tries: float) -> bool:
        """While the eggs live, nothing can kill whoever carries them: so they go last, and not too late."""
        carrier = house.where[house.revealer]
        free = not house.mark("webbed")
        return (free and carrier == ENTRANCE_HALL) or house.mark(TRACK_MARK) >= web.HATCHING - 1 - tries

    def task(self, house: House, me: Seat, option: Option) -> float:
        if option[0] == "dissolve-eggs":
            return 12.0 if self.is_time(house, 1) else 0.0
        if option[0] == "cut-out-eggs":
            tries = 1 / max(0.2, at_least(house.value(me, KNOWLEDGE), 4))
            return 12.0 if self.is_time(house, tries) else 0.0
        if option[0] == "tear-web":
            weapon = BLOWS.get(CardId(str(option[1])))
            dice = house.value(me, MIGHT) + (weapon.dice if weapon and option[1] not in PRICES else 0)
            return TEAR + STRENGTH * duel(dice, web.WEB_MIGHT).win
        return 10.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        if not house.mark("webbed") and not house.mark("eggs"):
            return {ENTRANCE_HALL: 8.0}
        found = {room: 6.0 for room, cards in house.piles.items() if web.KIT in cards or web.SALVE in cards}
        if house.mark("eggs"):
            if me != house.revealer and me in self.healers(house):
                found[house.where[house.revealer]] = 12.0
            elif me == house.revealer and not house.mark("webbed") and me in self.healers(house):
                found[ENTRANCE_HALL] = 12.0
        return found

    def gift(self, house: House, me: Seat, other: Seat) -> CardId | None:
        """The cure to whoever carries the eggs and cannot be killed."""
        if other != house.revealer or not house.mark("eggs"):
            return None
        return next((card for card in (web.SALVE, web.KIT) if house.has(me, card)), None)

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        return ITEM_ROOMS if self.searches(house, me) else ()

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 1.0
