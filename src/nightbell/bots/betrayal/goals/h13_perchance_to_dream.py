"""Haunt 13, Perchance to Dream: those who wake the sleeper, and those who want out."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Option
from nightbell.bots.betrayal.odds import at_least
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h13_perchance_to_dream as dream
from nightbell.games.betrayal.house import FAR, House, Monster
from nightbell.games.betrayal.traits import HEROES, MIGHT, SANITY, TRAITOR, CardId, RoomId


class Wakers(Goal, haunt=13, side=HEROES):
    """The Symbol to the bedside, and everybody with it."""

    caution = 0.35

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 4.0 + 16.0 * max(at_least(house.value(me, trait), 5) for trait in (SANITY, MIGHT))

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        found = {room: 12.0 for room, cards in house.piles.items() if dream.SYMBOL in cards}
        if not found:
            found[house.where[house.traitor]] = 12.0 if house.has(me, dream.SYMBOL) else 6.0
        return found

    def treasures(self, house: House, card: CardId) -> float:
        return 9.0 if card == dream.SYMBOL else super().treasures(house, card)


class Dreams(Goal, haunt=13, side=TRAITOR):
    """Every Nightmare to the nearest way out."""

    def leads(self, house: House, monster: Monster) -> RoomId | None:
        reach = {*house.prowls_to(monster.room)}
        ways = [room for room in dream.WAYS_OUT if room in reach and dream.is_open(house, room)]
        steps = {room: house.distances(room, monster=True).get(monster.room, FAR) for room in ways}
        return min(ways, key=lambda room: steps[room], default=None)

    def deed(self, house: House, monster: Monster, option: Option) -> float:
        return 9.0
