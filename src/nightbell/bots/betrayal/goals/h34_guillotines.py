"""Haunt 34, Guillotines: those who wear a collar, and the one who forged them."""

from __future__ import annotations

from math import prod

from nightbell.bots.betrayal.goals.goal import Goal, Option
from nightbell.bots.betrayal.odds import at_least
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h34_guillotines as blades
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.rooms import COLLAPSED_ROOM, OPERATING_LABORATORY, ROOMS
from nightbell.games.betrayal.traits import SPEED, TRAITS, CardId, RoomId


class Collared(Goal):
    """Haunt 34: keys from wherever they hurt, and a collar off with every two."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        if option[0] == "take-key":
            return 8.0 * self.luck(house, me, house.where[me])
        return 12.0 if option[1] == me else 10.0 - house.mark(f"collar-{option[1]}") / 2

    def luck(self, house: House, me: Seat, room: RoomId) -> float:
        """The chance to get a room's key."""
        sheet = ROOMS[room]
        if room == COLLAPSED_ROOM:
            return at_least(house.value(me, SPEED), 5)
        if room == OPERATING_LABORATORY:
            return 0.5 * prod(at_least(house.value(me, trait), 3) for trait in TRAITS)
        test = sheet.barrier or sheet.leaving
        return at_least(house.value(me, test.trait), test.target) if test else 0.9

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        return blades.KEY_ROOMS

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        """With two keys and no collar of one's own, to somebody who still wears one."""
        keys = len(blades.keys_of(house, me))
        if not keys or (keys < 2 and not blades.is_collared(house, me)):
            return {}
        found: dict[RoomId, float] = {}
        for seat in house.others(me):
            if blades.is_collared(house, seat) and keys + len(blades.keys_of(house, seat)) > 1:
                found[house.where[seat]] = 7.0 if keys > 1 else 4.0
        return found

    def gift(self, house: House, me: Seat, other: Seat) -> CardId | None:
        """The second key, to whoever's collar is the shorter."""
        keys = blades.keys_of(house, me)
        if len(keys) != 1 or not blades.keys_of(house, other) or not blades.is_collared(house, other):
            return None
        mine = house.mark(f"collar-{me}") or 99
        return keys[0] if house.mark(f"collar-{other}") < mine else None


class Forger(Collared):
    """The one among them whose collar is harmless gathers the keys, and opens nobody's collar with them."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        if option[0] == "take-key":
            return 5.0
        return 3.0 if option[1] == me else 0.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        return {}
