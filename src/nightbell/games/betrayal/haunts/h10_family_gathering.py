"""Haunt 10, Family Gathering: the Madman's family is home, and each of them once had a room of their own."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import (
    Count,
    Discard,
    Fall,
    Fight,
    PutToken,
    Release,
    Slay,
    Spawn,
    ToDiscard,
    attack_roll,
)
from nightbell.games.betrayal.haunt import Haunt, Kind
from nightbell.games.betrayal.house import Figure, House, Monster
from nightbell.games.betrayal.monsters_turn import Remember
from nightbell.games.betrayal.rooms import (
    ATTIC,
    CHAPEL,
    CONSERVATORY,
    GAME_ROOM,
    LIBRARY,
    MASTER_BEDROOM,
    OMEN_ROOMS,
    ROOMS,
)
from nightbell.games.betrayal.traits import EVENT, HEROES, KNOWLEDGE, PHYSICAL, CardId, RoomId

ZOMBIE, MADMAN = "zombie", "madman"
MADMAN_CARD = CardId("madman")
DEAR_ROOMS = (MASTER_BEDROOM, CHAPEL, CONSERVATORY, GAME_ROOM, LIBRARY, ATTIC)
"""Where a Zombie may remember who it was."""
AT_REST, TRAPPED, WOUNDS = "zombie-at-rest", "zombies-trapped", "madmans-wounds"
MADMANS_HEALTH = 5


def still_dear(house: House, room: RoomId) -> bool:
    """Whether a room can still hold a Zombie for ever."""
    return room in DEAR_ROOMS and room not in house.rooms_with(AT_REST)


def places(house: House) -> tuple[RoomId, ...]:
    """Where the next Zombie may stand: in a room with an omen's sign, else in any without an event's; and in
    none where there is one already."""
    taken = {monster.room for monster in house.monsters_of(ZOMBIE)}
    free = [room for room in house.rooms() if room not in taken]
    omens = [room for room in free if room in OMEN_ROOMS]
    return tuple(omens or [room for room in free if ROOMS[room].symbol != EVENT] or house.rooms())


def in_sight(house: House, room: RoomId) -> list[Seat]:
    """The heroes whom a Zombie in this room sees."""
    seen = house.line_of_sight(room)
    return [seat for seat in house.everyone() if house.party[seat] == HEROES and house.where[seat] in seen]


def nearest_in_sight(house: House, monster: Monster) -> list[RoomId]:
    return house.nearest(monster, (house.where[seat] for seat in in_sight(house, monster.room)))


def caught_sight_of(house: House, zombie: Figure) -> Seat | None:
    """The one hero for whom a Zombie makes; nobody while it sees none, or several equally near."""
    monster = house.find_monster(zombie)
    if monster is None:
        return None
    rooms = nearest_in_sight(house, monster)
    seen = [seat for seat in in_sight(house, monster.room) if house.where[seat] in rooms]
    return seen[0] if len(rooms) == 1 else None


class FamilyGathering(Haunt):
    number = 10
    kinds = {
        ZOMBIE: Kind(speed=2, might=6, sanity=2, knowledge=3, must_attack=True),
        MADMAN: Kind(speed=3, might=5, sanity=5),
    }

    def right_now(self, house: House) -> Effect[None]:
        """The Madman has killed his companion; his family stands about the house."""
        traitor, room, holder = keep((house.traitor, house.where[house.traitor], house.holder(MADMAN_CARD)))
        if holder == traitor:
            yield Release(holder, MADMAN_CARD)
            yield ToDiscard(MADMAN_CARD)
        elif holder >= 0:
            yield Discard(holder, MADMAN_CARD)
        yield Fall(traitor)
        yield Spawn(MADMAN, room, self.kinds[MADMAN].traits)
        for number in range(1, house.players + 1):
            rooms = keep(places(house))
            where = yield from decide(
                ask(traitor, "zombie-where", OneOf(rooms, "room"), "B-302", number=number)
            )
            yield Spawn(ZOMBIE, where, self.kinds[ZOMBIE].traits, number)

    # ---- the traitor's page

    def monsters_begin(self, house: House) -> Effect[None]:
        """A Zombie that wakes up in a dear room may stay; one that sees somebody has its mind made up."""
        for figure, room in keep(tuple((m.id, m.room) for m in house.monsters_of(ZOMBIE) if not m.stunned)):
            if not (yield from self.remembers(house, figure, room)):
                yield from self.looks_about(house, figure)

    def monster_moved(self, house: House, monster: Figure, room: RoomId) -> Effect[None]:
        if keep(house.is_a(monster, ZOMBIE)):
            if not (yield from self.remembers(house, monster, room)):
                yield from self.looks_about(house, monster)

    def looks_about(self, house: House, figure: Figure) -> Effect[None]:
        """The first hero it sees is the one it goes for until its turn is over."""
        prey = keep(caught_sight_of(house, figure))
        if prey is not None and keep(not house.did(f"prey {figure}")):
            yield Remember(f"prey {figure}", prey)

    def hunts(self, house: House, monster: Monster) -> list[RoomId]:
        if monster.kind != ZOMBIE:
            return []
        prey = house.done.get(f"prey {monster.id}")
        if prey is not None and house.alive[prey] and house.where[prey] in house.placed:
            return house.nearest(monster, (house.where[prey],))
        return nearest_in_sight(house, monster)

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        """The Madman bleeds where others are stunned."""
        if keep(house.is_a(monster, MADMAN)) and fight.harm == PHYSICAL:
            if (yield from Count(WOUNDS, margin)) >= MADMANS_HEALTH:
                yield Slay(monster)
            return
        yield from super().monster_beaten(house, fight, monster, winner, margin)

    # ---- the heroes' page

    def remembers(self, house: House, zombie: Figure, room: RoomId) -> Effect[bool]:
        """Knowledge 4, or it stays in a room that was dear to it; each room keeps one."""
        if not keep(still_dear(house, room)):
            return False
        if (yield from attack_roll(house, zombie, KNOWLEDGE, "memories")) >= 4:
            return False
        yield Slay(zombie)
        yield PutToken(AT_REST, room)
        yield Count(TRAPPED)
        return True

    def heroes_won(self, house: House) -> bool:
        return house.mark(TRAPPED) >= house.players
