"""Haunt 34, Guillotines: those who wear a collar, and the one who forged them."""

from __future__ import annotations

from math import prod
from typing import Final

from nightbell.bots.betrayal.goals.goal import Goal, Option
from nightbell.bots.betrayal.odds import at_least
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h34_guillotines as blades
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.rooms import COLLAPSED_ROOM, OPERATING_LABORATORY, ROOMS, VAULT
from nightbell.games.betrayal.rooms.special import VAULT_EMPTY
from nightbell.games.betrayal.traits import HEROES, SPEED, TRAITOR, TRAITS, CardId, RoomId

KEY: Final = 8.0
HOPELESS: Final = 0.3
"""What a key is worth, and the luck below which a room is left alone."""
DROPPED: Final = 7.0
BRING: Final = 7.0
PAIR: Final = 5.0
"""What it is worth to get to keys that somebody dropped, to a collar with two keys, and to a second key."""


class Collared(Goal, haunt=34, side=HEROES):
    """Haunt 34: keys from wherever they hurt, and a collar off with every two."""

    search = 4.0

    def task(self, house: House, me: Seat, option: Option) -> float:
        if option[0] == "take-key":
            luck = self.luck(house, me, house.where[me])
            return KEY * luck if luck > HOPELESS else 0.0
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
        """To keys that lie with the dead; with two keys to a collar, with one to somebody who has one too."""
        found = {
            room: DROPPED
            for room, cards in house.piles.items()
            if any(card.startswith("key-") for card in cards)
        }
        if VAULT in house.rooms_with("key") and VAULT_EMPTY in house.tokens:
            found[VAULT] = KEY
        mine = len(blades.keys_of(house, me))
        if not mine:
            return found
        for seat in house.others(me):
            if blades.is_collared(house, seat):
                theirs = len(blades.keys_of(house, seat))
                if mine > 1 or theirs == 1:
                    found[house.where[seat]] = BRING if mine > 1 else PAIR
        return found

    def gift(self, house: House, me: Seat, other: Seat) -> CardId | None:
        """The second key to whoever holds the first: one open collar is worth more than two single keys."""
        keys = blades.keys_of(house, me)
        if len(keys) != 1 or not blades.is_collared(house, other):
            return None
        return keys[0] if len(blades.keys_of(house, other)) == 1 else None


class Forger(Collared, haunt=34, side=TRAITOR):
    """The one among them whose collar is harmless gathers the keys, and opens nobody's collar with them."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        if option[0] == "take-key":
            return 5.0
        return 3.0 if option[1] == me else 0.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        return {}
