"""Haunt 24, Fly Away Home: they come in at every window, and only music sends them away."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, Some, ask, decide, keep, recall
from nightbell.games.betrayal.atoms import (
    Count,
    Do,
    Fall,
    Fight,
    HouseThrow,
    Hurt,
    Mark,
    Prowl,
    Seize,
    Slay,
    Spawn,
    Stun,
    TryTask,
    Withdraw,
    trait_roll,
)
from nightbell.games.betrayal.explore import BringRoom
from nightbell.games.betrayal.explorers import is_musical
from nightbell.games.betrayal.haunt import Haunt, Kind, Option, task, task_roll
from nightbell.games.betrayal.house import NO_ONE, Figure, House, Monster, is_explorer, is_monster
from nightbell.games.betrayal.rooms import (
    ATTIC,
    BALCONY,
    CATACOMBS,
    CHASM,
    CONSERVATORY,
    ENTRANCE_HALL,
    GARDENS,
    GRAVEYARD,
    ORGAN_ROOM,
    PATIO,
    ROOMS,
    TOWER,
)
from nightbell.games.betrayal.traits import HEROES, KNOWLEDGE, MIGHT, PHYSICAL, CardId, RoomId, Trait

BAT = "bat"
STARTED, PLAYED = "organ-started", "organ-played"
ROOSTS = ((TOWER, ATTIC), (CHASM, CATACOMBS))
SUPPLY, ROOST = 24, 3
OPEN_ROOMS = (TOWER, CHASM, CONSERVATORY, ENTRANCE_HALL, GARDENS, GRAVEYARD, PATIO, BALCONY)
OPENINGS = (*OPEN_ROOMS, *(room.id for room in ROOMS.values() if room.windows and room.id not in OPEN_ROOMS))
"""Where they get in; a window that looks at a wall is as good as any."""


def openings(house: House) -> tuple[RoomId, ...]:
    intact = house.rooms()
    return tuple(room for room in OPENINGS if room in intact)


def attached(house: House, seat: Seat) -> list[Monster]:
    """The Bats that hang on an explorer."""
    return [bat for bat in house.monsters if bat.of == seat]


class FlyAwayHome(Haunt):
    number = 24
    verbs = {"latch": ("seat",)}
    kinds = {BAT: Kind(speed=5, might=2, sanity=1, attacks=False, hinders=False)}

    def right_now(self, house: House) -> Effect[None]:
        """The traitor is dead before the first scream; the organ is somewhere."""
        dead = keep(house.traitor)
        yield Fall(dead)
        for pair in ROOSTS:
            rooms = keep(tuple(room for room in pair if room in house.placed))
            if rooms:
                roost = yield from decide(ask(dead, "where-do-they-roost", OneOf(rooms, "room"), "B-302"))
                for _ in range(ROOST):
                    yield Spawn(BAT, roost, self.kinds[BAT].traits)
        finder = keep(house.revealer if house.party[house.revealer] == HEROES else house.heroes()[0])
        yield BringRoom(ORGAN_ROOM, finder)

    # ---- the traitor's page

    def monsters_begin(self, house: House) -> Effect[None]:
        """More of them come in, one at each opening, and then wherever the traitor likes."""
        if keep(house.mark(PLAYED) > 0):
            return
        rolled = yield from HouseThrow(BAT, house.players, "bats")
        number, rooms = keep((min(rolled, SUPPLY - len(house.monsters)), openings(house)))
        first = rooms
        if number < len(rooms):
            first = yield from decide(
                ask(house.traitor, "where-do-they-come-in", Some(rooms, number, number, "room"), "B-302")
            )
        for room in first:
            yield from self.comes_in(room)
        for _ in range(number - len(first)):
            room = yield from decide(
                ask(house.traitor, "where-does-it-come-in", OneOf(rooms, "room"), "B-302")
            )
            yield from self.comes_in(room)

    def comes_in(self, room: RoomId) -> Effect[None]:
        figure = yield from Spawn(BAT, room, self.kinds[BAT].traits)
        yield Do(f"came {figure}")

    def prowl_spaces(self, house: House, monster: Monster, total: int) -> int:
        """Coming in is a space of its movement."""
        spaces = super().prowl_spaces(house, monster, total)
        return spaces - 1 if house.did(f"came {monster.id}") else spaces

    def prowl(self, house: House, monster: Monster, rooms: list[RoomId]) -> list[RoomId]:
        rolled = house.done.get(f"roll {BAT}", 1) - 1
        return rooms if self.prowl_spaces(house, monster, rolled) else []

    def monster_options(self, house: House, monster: Monster) -> list[Option]:
        if house.did("attack"):
            return []
        return [("latch", seat) for seat in house.explorers_in(monster.room)]

    def monster_acts(self, house: House, monster: Figure, option: Option) -> Effect[None]:
        """One die: on a 2 it hangs on."""
        seat = Seat(int(str(option[1])))
        yield Do("attack")
        if (yield from HouseThrow(BAT, 1, "latch")) == 2:
            yield Withdraw(monster)
            yield Seize(monster, seat)
            yield Count(f"bats-{seat}")

    def died(self, house: House, seat: Seat) -> Effect[None]:
        """From the dead they let go."""
        room, bats = keep((house.where[seat], tuple(bat.id for bat in attached(house, seat))))
        for bat in bats:
            yield Seize(bat, NO_ONE)
            yield Prowl(bat, room)
            if keep(house.mark(PLAYED) > 0):
                yield Slay(bat)
        yield Mark(f"bats-{seat}", 0)

    # ---- the heroes' page

    def turn_begins(self, house: House, me: Seat) -> Effect[None]:
        """They drink."""
        bats = keep(len(attached(house, me)))
        if bats:
            yield Hurt(me, PHYSICAL, bats, "bats")

    def spaces(self, house: House, me: Seat, spaces: int) -> int:
        return max(1, spaces - len(attached(house, me)))

    def targets(self, house: House, me: Figure) -> list[Figure]:
        """What hangs on oneself or on somebody here can be struck as well."""
        found = super().targets(house, me)
        if is_explorer(me):
            for seat in (Seat(me), *house.company(Seat(me))):
                found += [bat.id for bat in attached(house, seat)]
        return found

    def may_attack(
        self, house: House, attacker: Figure, target: Figure, trait: Trait, weapon: CardId
    ) -> bool:
        """What hangs on somebody is struck with Might alone."""
        if is_monster(target) and house.monster(target).of >= 0 and trait != MIGHT:
            return False
        return super().may_attack(house, attacker, target, trait, weapon)

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        if fight.trait != MIGHT:
            yield Stun(monster)
            return
        host = recall(house.monster, monster).of
        yield Seize(monster, NO_ONE)
        yield Slay(monster)
        if host >= 0:
            yield Count(f"bats-{host}", -1)

    @task(ORGAN_ROOM, group="organ", when=lambda house, me: not house.mark(STARTED))
    def start_organ(self, house: House, me: Seat) -> Effect[None]:
        if (yield from task_roll(house, me, "start-organ", MIGHT, 5)):
            yield Mark(STARTED)

    @task(
        ORGAN_ROOM, group="organ", when=lambda house, me: house.mark(STARTED) > 0 and not house.mark(PLAYED)
    )
    def play_organ(self, house: House, me: Seat) -> Effect[None]:
        """Whoever loves music finds the chord sooner; whatever flies free is gone."""
        total = yield from trait_roll(house, me, KNOWLEDGE, "task")
        target = 5 if is_musical(house.explorers[me]) else 6
        if not (yield from TryTask(me, "play-organ", total >= target)):
            return
        for bat in keep(tuple(bat.id for bat in house.monsters if bat.of < 0)):
            yield Slay(bat)
        yield Mark(PLAYED)

    def heroes_won(self, house: House) -> bool:
        if not house.mark(PLAYED):
            return False
        return not any(bat.of >= 0 and house.alive[bat.of] for bat in house.monsters)
