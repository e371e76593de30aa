"""Haunt 36, Better with Friends: the house goes down, and in the attic there is a boat for all of you."""

from __future__ import annotations

from typing import Final

from nightbell.engine import Effect, Seat, keep
from nightbell.games.betrayal.atoms import Count, Discard, Hurt, Judge, Lay, Mark
from nightbell.games.betrayal.cards.catalogue import card_key
from nightbell.games.betrayal.haunt import TRACK_MARK, Haunt, advance_track, task, task_roll
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.monsters_turn import Remember
from nightbell.games.betrayal.rooms import ATTIC, BALCONY, TOWER
from nightbell.games.betrayal.traits import (
    BASEMENT,
    FLOORS,
    GROUND,
    HEROES,
    MIGHT,
    PHYSICAL,
    TRAITOR,
    UPPER,
    CardId,
    Floor,
    RoomId,
)

BOAT, MEDALLION = CardId("rowboat"), CardId("medallion")
QUAYS = (BALCONY, TOWER)
DRY, PARTIAL, FULL = range(3)
FLOOD: Final[dict[int, dict[Floor, int]]] = {
    0: {BASEMENT: DRY, GROUND: DRY, UPPER: DRY},
    1: {BASEMENT: PARTIAL, GROUND: DRY, UPPER: DRY},
    2: {BASEMENT: FULL, GROUND: DRY, UPPER: DRY},
    3: {BASEMENT: FULL, GROUND: PARTIAL, UPPER: DRY},
    4: {BASEMENT: FULL, GROUND: FULL, UPPER: DRY},
    5: {BASEMENT: FULL, GROUND: FULL, UPPER: PARTIAL},
    6: {BASEMENT: FULL, GROUND: FULL, UPPER: FULL},
}
"""How high the water stands on each floor, by the track."""
FEWER_SPACES = {DRY: 0, PARTIAL: 2, FULL: 4}
DROWNING = 2
LEAKS, STILL_WATER = "boat-leaks", "water-waits"
TOO_MANY_LEAKS = 5


def water(house: House, room: RoomId) -> int:
    """How high the water stands in a room."""
    return FLOOD[min(house.mark(TRACK_MARK), max(FLOOD))][house.floor_of(room)]


def boats_room(house: House) -> RoomId:
    """Where the Rowboat is, in hands or on the floor."""
    holder = house.holder(BOAT)
    return house.where[holder] if holder >= 0 else house.pile_with(BOAT)


def by_the_boat(house: House, me: Seat) -> bool:
    return house.where[me] == boats_room(house)


def may_drop_medallion(house: House, me: Seat) -> bool:
    ready = house.has(me, MEDALLION) and card_key(MEDALLION) not in house.done
    return ready and water(house, house.where[me]) > DRY


class BetterWithFriends(Haunt):
    number = 36

    def right_now(self, house: House) -> Effect[None]:
        if keep(ATTIC in house.placed):
            yield Lay(BOAT, ATTIC)

    def discovered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        if room == ATTIC:
            yield Lay(BOAT, ATTIC)

    # ---- the traitor's page

    def after_turn(self, house: House, seat: Seat) -> Effect[None]:
        """The water rises after the traitor's turn, unless something holds it back for once."""
        if seat != house.traitor:
            return
        if keep(house.mark(STILL_WATER) > 0):
            yield Mark(STILL_WATER, 0)
            return
        before = keep(FLOOD[min(house.mark(TRACK_MARK), max(FLOOD))])
        track = yield from advance_track(house)
        after = FLOOD[min(track, max(FLOOD))]
        for floor in FLOORS:
            if after[floor] != before[floor]:
                yield Mark(f"water-{floor}", after[floor])

    def turn_begins(self, house: House, me: Seat) -> Effect[None]:
        """Whoever wakes in the water is slow, and under it drowns by degrees; the traitor swims."""
        height = keep(water(house, house.where[me]) if house.party[me] == HEROES else DRY)
        if height == FULL:
            yield Hurt(me, PHYSICAL, DROWNING, "flood", True)
        if height:
            yield Remember("wading", FEWER_SPACES[height])

    def spaces(self, house: House, me: Seat, spaces: int) -> int:
        wading = house.done.get("wading", 0) if me == house.active else 0
        return max(1, spaces - wading) if wading else spaces

    @task(who=TRAITOR, attack=True, when=by_the_boat)
    def damage_rowboat(self, house: House, me: Seat) -> Effect[None]:
        if (yield from task_roll(house, me, "damage-rowboat", MIGHT, 3)):
            yield Count(LEAKS)

    def traitor_won(self, house: House) -> bool:
        """More than half of them are dead, or nothing is left to row."""
        dead = house.players - 1 - len(house.heroes())
        return 2 * dead > house.players - 1 or house.mark(LEAKS) >= TOO_MANY_LEAKS

    # ---- the heroes' page

    def may_hold(self, house: House, me: Seat, card: CardId) -> bool:
        return card != BOAT or house.party[me] == HEROES

    def may_fetch(self, house: House, card: CardId) -> bool:
        return card != BOAT

    def step_cost(self, house: House, me: Seat) -> int:
        """A boat is no umbrella."""
        return 2 if house.has(me, BOAT) else 1

    @task(when=may_drop_medallion)
    def drop_medallion(self, house: House, me: Seat) -> Effect[None]:
        """The water takes it, and waits for a turn."""
        yield Discard(me, MEDALLION)
        yield Mark(STILL_WATER)

    def entered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        if room in QUAYS:
            yield Judge()

    def heroes_won(self, house: House) -> bool:
        """All who still live are together with the boat where it can be launched."""
        room = boats_room(house)
        return room in QUAYS and all(house.where[seat] == room for seat in house.heroes())

    def verdict(self, house: House) -> str | None:
        """Too many dead are too many, even in the boat."""
        return TRAITOR if self.traitor_won(house) else super().verdict(house)
