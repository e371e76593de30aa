"""Haunt 5, I Was a Teenage Lycanthrope: those who put a gun and silver together."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import NEVER, Goal, Option, heroes_in_house
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts.h05_i_was_a_teenage_lycanthrope import (
    BULLETS,
    CAST,
    REVOLVER,
    is_revolver_hidden,
)
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.traits import HEROES, SPEED, TRAITOR, CardId, RoomId, Trait

NEEDED = (REVOLVER, BULLETS)


def wolves(house: House) -> list[Seat]:
    return [seat for seat in house.everyone() if house.party[seat] == TRAITOR]


class Silversmiths(Goal, haunt=5, side=HEROES):
    """Gun and bullets into one hand, the quickest of those who hold them, and then the wolves."""

    caution = 0.4
    search = 18.0

    def task(self, house: House, me: Seat, option: Option) -> float:
        """The wolves grow from turn to turn; nothing grows for whoever waits."""
        return 12.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        """What is needed where it lies; the other half of it where somebody has it; then the wolves."""
        found = {house.pile_with(card): 10.0 for card in NEEDED if house.pile_with(card) in house.placed}
        mine = [card for card in NEEDED if house.has(me, card)]
        if len(mine) == 1:
            for other in heroes_in_house(house):
                if other != me and any(house.has(other, card) for card in NEEDED):
                    found[house.where[other]] = 12.0
        return found

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        wolf = house.scenario
        wanted = wolf.tasks["find-revolver"].where if is_revolver_hidden(house, me) else frozenset[RoomId]()
        if not house.mark(CAST):
            wanted |= wolf.tasks["cast-silver-bullets"].where
        return tuple(room for room in wanted if room not in house.placed)

    def gift(self, house: House, me: Seat, other: Seat) -> CardId | None:
        mine = [card for card in NEEDED if house.has(me, card)]
        theirs = [card for card in NEEDED if house.has(other, card)]
        if len(mine) != 1 or len(theirs) != 1:
            return None
        quicker = (house.value(other, SPEED), other) > (house.value(me, SPEED), me)
        return mine[0] if quicker else None

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        """With silver the wolves; the Dog only where it keeps nobody from a wolf that is near enough."""
        if weapon != REVOLVER or not house.has(me, BULLETS):
            return 0.5
        if foe < FIRST_MONSTER:
            return 16.0
        steps = house.distances(house.where[me])
        near = any(steps.get(house.where[seat], NEVER) <= house.left(me) for seat in wolves(house))
        return 0.0 if near else 4.0

    def treasures(self, house: House, card: CardId) -> float:
        return 9.0 if card in NEEDED else super().treasures(house, card)
