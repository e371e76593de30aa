"""Haunt 20, Ghost Bride: those who would lay her to rest, and the one who gives her away."""

from __future__ import annotations

from typing import Final

from nightbell.bots.betrayal.goals.goal import TASK, Goal, Hunter, Option, ways_between, ways_to
from nightbell.bots.betrayal.odds import at_least
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h20_ghost_bride as bride
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.rooms import CHAPEL, CRYPT
from nightbell.games.betrayal.traits import HEROES, KNOWLEDGE, MIGHT, TRAITOR, CardId, RoomId, Trait

THINGS: Final = frozenset({bride.BODY, bride.RING})
"""What belongs in the Chapel."""


class WeddingGuests(Goal, haunt=20, side=HEROES):
    """The name, the body, and then body and Ring to the Chapel. From the Bride there is no hiding."""

    caution = 0.3

    def task(self, house: House, me: Seat, option: Option) -> float:
        trait = MIGHT if option[0] == "disinter" else KNOWLEDGE
        luck = at_least(house.value(me, trait), 5 if option[0] == "learn-grooms-name" else 4)
        return TASK + 5.0 * luck if luck else 0.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        found = {room: 9.0 for room, cards in house.piles.items() if room != CHAPEL and THINGS & {*cards}}
        if house.has(me, bride.BODY) or (house.has(me, bride.RING) and not house.rooms_with("body")):
            found[CHAPEL] = 12.0
        return found

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        if not house.mark(bride.NAME):
            known = house.holder(bride.BOOK) >= 0 or any(room in house.placed for room in bride.NAME_ROOMS)
            return () if known else bride.NAME_ROOMS
        if house.rooms_with("body") and (ways := ways_to(house, me, CRYPT)):
            return ways
        return ways_between(house, self.bodys_room(house), CHAPEL)

    def keeps(self, house: House, me: Seat) -> tuple[Trait, ...]:
        return (MIGHT,) if house.mark(bride.FOUND) else (KNOWLEDGE,)

    def bodys_room(self, house: House) -> RoomId:
        """Where the body is, still in its grave, in somebody's arms or on the floor."""
        bearer = house.holder(bride.BODY)
        if bearer >= 0:
            return house.where[bearer]
        lies = house.pile_with(bride.BODY)
        return lies if lies in house.placed else CRYPT

    def treasures(self, house: House, card: CardId) -> float:
        return 8.0 if card in THINGS else super().treasures(house, card)

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        """The Bride at the altar, and a traitor who has what belongs in the Chapel."""
        if foe >= FIRST_MONSTER:
            return 8.0 if house.mark(bride.WEDDING) else 2.0
        return 9.0 if THINGS & {*house.hands[foe]} else 2.0


class Matchmaker(Hunter, haunt=20, side=TRAITOR):
    """The groom first; and whoever carries what belongs in the Chapel."""

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        if foe >= FIRST_MONSTER or Seat(foe) == bride.groom_of(house):
            return 8.0
        return 7.0 if THINGS & {*house.hands[foe]} else 3.0
