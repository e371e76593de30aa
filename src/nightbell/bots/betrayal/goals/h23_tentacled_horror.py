"""Haunt 23, Tentacled Horror: those who look for its Head."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Option
from nightbell.bots.betrayal.goals.tendrils import Grasped
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts.h23_tentacled_horror import BALL, HEAD
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.traits import HEROES, KNOWLEDGE, CardId, RoomId, Trait


class Headhunters(Grasped, haunt=23, side=HEROES):
    """The Crystal Ball first; once it has spoken, everybody to the Head."""

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        found = {room: 10.0 for room, cards in house.piles.items() if BALL in cards}
        return found | {head.room: 5.0 for head in house.monsters_of(HEAD)}

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 9.0

    def gift(self, house: House, me: Seat, other: Seat) -> CardId | None:
        wiser = house.value(other, KNOWLEDGE) > house.value(me, KNOWLEDGE) + 1
        return BALL if house.has(me, BALL) and wiser else None

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        if foe >= FIRST_MONSTER and house.monster(foe).kind == HEAD:
            return 12.0
        return super().prey(house, me, foe, weapon, trait)

    def treasures(self, house: House, card: CardId) -> float:
        return 9.0 if card == BALL else super().treasures(house, card)
