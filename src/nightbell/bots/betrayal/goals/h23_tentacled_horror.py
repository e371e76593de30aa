"""Haunt 23, Tentacled Horror: those who look for its Head."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.champion import Champions
from nightbell.bots.betrayal.goals.goal import Option, ways_to
from nightbell.bots.betrayal.goals.tendrils import Grasped
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts.h23_tentacled_horror import BALL, HEAD, TentacledHorror
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.traits import HEROES, KNOWLEDGE, CardId, RoomId, Trait


class Headhunters(Grasped, Champions, haunt=23, side=HEROES):
    """The Crystal Ball first; once it has spoken, whoever can wound the Head goes there, and well armed."""

    def rival(self, house: House) -> tuple[int, int, int, int]:
        return TentacledHorror.kinds[HEAD].traits

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        found = {room: 10.0 for room, cards in house.piles.items() if BALL in cards}
        return super().rooms(house, me) | found

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        """A way to where the Head lies, which may be a basement without stairs."""
        ways = [ways_to(house, me, head.room) for head in house.monsters_of(HEAD)]
        return next(filter(None, ways), super().seeks(house, me))

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 9.0

    def gift(self, house: House, me: Seat, other: Seat) -> CardId | None:
        wiser = house.value(other, KNOWLEDGE) > house.value(me, KNOWLEDGE) + 1
        return BALL if house.has(me, BALL) and wiser else super().gift(house, me, other)

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        if foe >= FIRST_MONSTER and house.monster(foe).kind == HEAD:
            return 12.0
        return super().prey(house, me, foe, weapon, trait)

    def treasures(self, house: House, card: CardId) -> float:
        return 9.0 if card == BALL else super().treasures(house, card)
