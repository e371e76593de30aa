"""Haunt 11, Let Them In: the dead stand outside the windows, and a madman goes from one to the next."""

from __future__ import annotations

from nightbell.engine import Effect, Seat, keep
from nightbell.games.betrayal.atoms import (
    Count,
    Fight,
    Mark,
    PutToken,
    Slay,
    Spawn,
    Spend,
    Stun,
    TakeToken,
)
from nightbell.games.betrayal.haunt import Kind, Option, discards, task
from nightbell.games.betrayal.haunts.exorcism import Exorcism
from nightbell.games.betrayal.house import Figure, House, Monster
from nightbell.games.betrayal.rooms import ENTRANCE_HALL, ROOMS
from nightbell.games.betrayal.traits import FLOORS, SANITY, SPEED, TRAITOR, CardId, RoomId

MADMAN = CardId("madman")
OUTSIDE = "specter-outside"
WINDOW_ROOMS = tuple(room.id for room in ROOMS.values() if room.windows)
LET_IN: Option = ("let-in",)


def openings(house: House) -> tuple[RoomId, ...]:
    """The front door, and every window that really looks outside."""
    windows = (room for room in WINDOW_ROOMS if room in house.placed and house.is_window(room))
    return (ENTRANCE_HALL, *windows)


def stands_at_a_window(house: House, me: Seat) -> bool:
    return house.where[me] in house.rooms_with(OUTSIDE)


class LetThemIn(Exorcism):
    number = 11
    verbs = {"let-in": ()}
    kinds = {
        "madman": Kind(speed=7, might=7, sanity=7, explores=True),
        "specter": Kind(speed=4, sanity=6, attack=SANITY, immune=(SPEED,)),
    }

    def right_now(self, house: House) -> Effect[None]:
        """The Madman is nobody's companion any more, and something stands at every opening."""
        yield from discards(house, MADMAN)
        room = keep(house.where[house.traitor])
        yield Spawn("madman", room, self.kinds["madman"].traits)
        yield from self.gather(house)

    # ---- the dead outside

    def gather(self, house: House) -> Effect[None]:
        """Each opening gets its Specter once; at a window that is walled up nobody waits any longer."""
        open_ = keep(openings(house))
        for room in keep(tuple(room for room in house.rooms_with(OUTSIDE) if room not in open_)):
            yield TakeToken(OUTSIDE, room)
        for room in keep(tuple(room for room in open_ if not house.mark(f"watched {room}"))):
            yield Mark(f"watched {room}")
            yield PutToken(OUTSIDE, room)

    def discovered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        yield from self.gather(house)

    def after_turn(self, house: House, seat: Seat) -> Effect[None]:
        yield from self.gather(house)

    def monster_moved(self, house: House, monster: Figure, room: RoomId) -> Effect[None]:
        yield from self.gather(house)

    def opens(self, house: House, room: RoomId) -> Effect[None]:
        """What waited outside is in the house, and acts in the monsters' turn that is or comes."""
        yield TakeToken(OUTSIDE, room)
        number = yield from Count("let-in")
        yield Spawn("specter", room, self.kinds["specter"].traits, number)

    # ---- the traitor's page

    @task(who=TRAITOR, cost=1, again=True, when=stands_at_a_window)
    def let_in(self, house: House, me: Seat) -> Effect[None]:
        yield from self.opens(house, keep(house.where[me]))

    def doors_to_try(self, house: House, monster: Monster) -> list[RoomId]:
        """Rooms with a door into the dark behind which a window may be, or a way to one."""
        missing = [ROOMS[tile].floors for tile in house.tiles if tile in WINDOW_ROOMS]
        cut_off = bool(house.rooms_with(OUTSIDE))
        promising = [
            floor
            for floor in FLOORS
            if house.can_explore(floor) and (cut_off or any(floor in floors for floors in missing))
        ]
        return [room for room, sides in house.gaps.items() if sides and house.floor_of(room) in promising]

    def hunts(self, house: House, monster: Monster) -> list[RoomId]:
        """The Madman goes to the nearest Specter outside; where he finds none, to a door into the dark."""
        if monster.kind != "madman":
            return []
        windows = house.nearest(monster, house.rooms_with(OUTSIDE))
        return windows or house.nearest(monster, self.doors_to_try(house, monster))

    def finds_rooms(self, house: House, monster: Monster) -> bool:
        if not super().finds_rooms(house, monster) or house.nearest(monster, house.rooms_with(OUTSIDE)):
            return False
        return monster.room in self.doors_to_try(house, monster)

    def monster_options(self, house: House, monster: Monster) -> list[Option]:
        """Opening a window costs him a space, as it costs the traitor."""
        if monster.kind != "madman" or monster.room not in house.rooms_with(OUTSIDE):
            return []
        return [LET_IN] if self.reach(house, monster) > house.spent else []

    def monster_acts(self, house: House, monster: Figure, option: Option) -> Effect[None]:
        yield Spend(1)
        yield from self.opens(house, keep(house.monster(monster).room))

    def monster_may_stop(self, house: House, monster: Monster, options: list[Option]) -> bool:
        """He never stops before a window, or a door, that he could still open."""
        if monster.kind == "madman" and any(option[0] in ("let-in", "explore") for option in options):
            return False
        return super().monster_may_stop(house, monster, options)

    def may_strike(self, house: House, monster: Monster, moves: list[Option]) -> bool:
        """He raises his hand only when there is nobody left to let in."""
        return monster.kind != "madman" or not self.hunts(house, monster)

    # ---- the heroes' page

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        """A Specter that loses its own attack is stunned; one that the Ring strikes down is gone."""
        if house.monster(monster).kind == "specter" and fight.target == monster:
            yield Count("banished")
            yield Slay(monster)
        else:
            yield Stun(monster)

    def heroes_won(self, house: House) -> bool:
        """The exorcism, or no Specter left, neither within nor without."""
        if super().heroes_won(house):
            return True
        return (
            house.mark("banished") > 0 and not house.rooms_with(OUTSIDE) and not house.monsters_of("specter")
        )
