"""Haunt 47, Worm Ouroboros: the Skull against the Heads, and the Heads against the house."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.champion import Champions
from nightbell.bots.betrayal.goals.goal import Hunter, Option, heroes_in_house
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts.h47_worm_ouroboros import BODY, SKULL, WEAK_MIGHT, is_weak
from nightbell.games.betrayal.house import FAR, Figure, House, Monster
from nightbell.games.betrayal.traits import HEROES, MIGHT, SANITY, TRAITOR, CardId, RoomId, Trait


class SkullBearers(Champions, haunt=47, side=HEROES):
    """The Skull to the sanest, weapons to the strongest; the others wait until a Head is weak."""

    caution = 0.5

    def rival(self, house: House) -> tuple[int, int, int, int]:
        """A Head that the Skull has weakened."""
        return (-1, WEAK_MIGHT, -1, -1)

    def keeps(self, house: House, me: Seat) -> tuple[Trait, ...]:
        return (SANITY,) if house.has(me, SKULL) else (MIGHT,)

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        found = super().rooms(house, me)
        found |= {room: 12.0 for room, cards in house.piles.items() if SKULL in cards}
        if house.has(me, SKULL) or any(is_weak(house, head.id) for head in house.monsters):
            found |= {head.room: 6.0 for head in house.monsters if is_weak(house, head.id)}
        return found

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 10.0

    def gift(self, house: House, me: Seat, other: Seat) -> CardId | None:
        sanest = max(heroes_in_house(house), key=lambda seat: house.value(seat, SANITY))
        saner = house.value(other, SANITY) > house.value(me, SANITY)
        if house.has(me, SKULL) and other == sanest and saner:
            return SKULL
        return super().gift(house, me, other)

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 12.0

    def treasures(self, house: House, card: CardId) -> float:
        return 9.0 if card == SKULL else super().treasures(house, card)


class Worms(Hunter, haunt=47, side=TRAITOR):
    """Into every room that has no worm yet, and into the dark."""

    def leads(self, house: House, monster: Monster) -> RoomId | None:
        """To the nearest room without any worm that a Head may enter, or to a door into the dark."""
        steps = house.distances(monster.room, monster=True)
        full = house.rooms_with(BODY)
        open_to = [room for room in steps if house.scenario.may_enter(house, monster.id, room)]
        bare = [room for room in open_to if room not in full and room != monster.room]
        doors = [room for room in steps if house.gaps.get(room) and house.can_explore(house.floor_of(room))]
        return min(bare or doors, key=lambda room: steps.get(room, FAR), default=None)

    def deed(self, house: House, monster: Monster, option: Option) -> float:
        return 2.0
