"""Haunt 15, Here There Be Dragons: those who would slay it, and the one who feeds it."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Hunter, Option
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h15_here_there_be_dragons as lair
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House, Monster
from nightbell.games.betrayal.traits import HEROES, MIGHT, TRAITOR, CardId, RoomId, Trait

RELICS = frozenset({lair.SHIELD, lair.MAIL, lair.SPEAR})


class Slayers(Goal, haunt=15, side=HEROES):
    """The Spear, the shield and the mail to the strongest, and then at it."""

    caution = 0.5

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 7.0 if option[0] == "put-on-mail" else 0.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        return {room: 7.0 for room, cards in house.piles.items() if RELICS & {*cards}}

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        """The shield is worth a search below."""
        return () if house.mark(f"laid {lair.SHIELD}") else lair.LIES_IN[lair.SHIELD]

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        if foe >= FIRST_MONSTER:
            return 12.0
        return 8.0 if house.has(Seat(foe), lair.SPEAR) else 2.0

    def gift(self, house: House, me: Seat, other: Seat) -> CardId | None:
        """The Spear belongs to whoever is stronger."""
        if house.has(me, lair.SPEAR) and house.value(other, MIGHT) > house.value(me, MIGHT):
            return lair.SPEAR
        return None

    def treasures(self, house: House, card: CardId) -> float:
        return 9.0 if card in RELICS else super().treasures(house, card)


class Squire(Hunter, haunt=15, side=TRAITOR):
    """The Dragon burns more heroes than friends."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 0.0

    def treasures(self, house: House, card: CardId) -> float:
        return 9.0 if card in RELICS else super().treasures(house, card)

    def deed(self, house: House, monster: Monster, option: Option) -> float:
        burned = lair.scorched(house, monster.room)
        return sum(dice if house.party[seat] == HEROES else -2.0 * dice for seat, dice in burned)
