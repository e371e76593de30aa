"""Haunt 2, The Séance: both sides call the same ghost, and it matters who is heard first."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import Count, Do, Fight, Mark, Slay, Spawn, Take, Win
from nightbell.games.betrayal.cards.items import DYNAMITE
from nightbell.games.betrayal.explore import BringRoom
from nightbell.games.betrayal.haunt import (
    TRACK_MARK,
    Haunt,
    Kind,
    Option,
    advance_track,
    task,
    task_roll,
)
from nightbell.games.betrayal.haunts.ruin import crumbling, swallow
from nightbell.games.betrayal.house import Figure, House, Monster, is_explorer
from nightbell.games.betrayal.rooms import (
    ATTIC,
    BASEMENT_LANDING,
    BEDROOM,
    CRYPT,
    GRAND_STAIRCASE,
    GRAVEYARD,
    MASTER_BEDROOM,
    PENTAGRAM_CHAMBER,
)
from nightbell.games.betrayal.traits import (
    BASEMENT,
    GROUND,
    HEROES,
    KNOWLEDGE,
    MIGHT,
    SANITY,
    SPEED,
    TRAITOR,
    UPPER,
    CardId,
    RoomId,
    Trait,
)

SPIRIT_BOARD, RING, BONES = CardId("spirit-board"), CardId("ring"), CardId("bones")
GHOST, QUIET_GHOST = "ghost", "quiet-ghost"
SEANCE, CALLER, FOUND = "seance", "caller of the ghost", "bones found"
FARAWAY = 5
DEADLINE = 5
FALLS_FIRST = {GROUND: GRAND_STAIRCASE, BASEMENT: BASEMENT_LANDING}


def has_come(house: House) -> bool:
    """Whether one side has completed the séance."""
    return bool(house.monsters)


def is_angry(house: House) -> bool:
    """Whether the Ghost is the traitor's."""
    return bool(house.monsters_of(GHOST))


def is_quiet(house: House) -> bool:
    """Whether the Ghost is the heroes'."""
    return bool(house.monsters_of(QUIET_GHOST))


def traitors_calls(house: House, me: Seat) -> list[Option]:
    """What the traitor still lacks: one success with each of the two traits."""
    if has_come(house) or not house.has(me, SPIRIT_BOARD):
        return []
    return [(trait,) for trait in (KNOWLEDGE, SANITY) if not house.mark(f"call-{trait}")]


def heroes_calls(house: House, me: Seat) -> list[Option]:
    return [] if has_come(house) else [(KNOWLEDGE,), (SANITY,)]


class TheSeance(Haunt):
    number = 2
    elevator_falls = False
    kinds = {
        GHOST: Kind(speed=4, sanity=6, attack=SANITY, must_attack=True, immune=(SPEED,), through_walls=True),
        QUIET_GHOST: Kind(speed=4, sanity=6, holds_fast=True, attacks=False, hinders=False),
    }

    def right_now(self, house: House) -> Effect[None]:
        here = keep(house.where[house.traitor])
        yield BringRoom(PENTAGRAM_CHAMBER, house.traitor, (BASEMENT,), here, FARAWAY)

    def may_attack(
        self, house: House, attacker: Figure, target: Figure, trait: Trait, weapon: CardId
    ) -> bool:
        """Nobody raises a hand before the Ghost has come.

        It is struck with Sanity only, with the Ring or in the Pentagram Chamber."""
        if not has_come(house):
            return False
        if is_explorer(target):
            by_hand = trait == SANITY and is_explorer(attacker) and not weapon
            return not by_hand and super().may_attack(house, attacker, target, trait, weapon)
        if not is_angry(house) or trait != SANITY:
            return False
        return weapon == RING or house.room_of(target) == PENTAGRAM_CHAMBER

    def attack_traits(self, house: House, me: Seat) -> tuple[Trait, ...]:
        return (MIGHT, SANITY) if house.where[me] == PENTAGRAM_CHAMBER else (MIGHT,)

    def may_use(self, house: House, me: Seat, card: CardId) -> bool:
        return card != DYNAMITE or has_come(house)

    # ---- the traitor's page

    @task(who=TRAITOR, options=traitors_calls, nouns=("trait",))
    def call_ghost(self, house: House, me: Seat, trait: Trait) -> Effect[None]:
        """With the Spirit Board: Knowledge 5 once and Sanity 5 once."""
        if (yield from task_roll(house, me, "call-ghost", trait, 5)):
            yield Mark(f"call-{trait}")
            if keep(house.mark("call-knowledge") and house.mark("call-sanity")):
                yield from self.rages(house, keep(house.where[me]))

    def rages(self, house: House, room: RoomId) -> Effect[None]:
        """The Ghost takes revenge on the living."""
        yield Spawn(GHOST, room, self.kinds[GHOST].traits)

    def hunts(self, house: House, monster: Monster) -> list[RoomId]:
        """Every turn towards a hero."""
        heroes = [house.where[seat] for seat in house.heroes() if house.where[seat] in house.placed]
        return list(dict.fromkeys(heroes))

    def after_turn(self, house: House, seat: Seat) -> Effect[None]:
        """The house falls: first at the end of the traitor's turn, then at the end of everybody's."""
        if keep(is_quiet(house) and house.mark(CALLER) == seat + 1 and not house.did("seance-held")):
            if (yield from advance_track(house)) >= DEADLINE:
                yield from self.turns_on_them(house)
            return
        if not keep(is_angry(house)):
            return
        if keep(not house.lost):
            if seat == house.traitor:
                yield from self.first_to_fall(house)
        elif keep(house.alive[seat]):
            rooms = keep(next_to_fall(house))
            if rooms:
                room = yield from decide(ask(seat, "lose-which-room", OneOf(rooms, "room"), "B-322"))
                yield from swallow(house, seat, room, leap=False)

    def first_to_fall(self, house: House) -> Effect[None]:
        """The Attic; where there is none, a room upstairs with nobody in it."""
        upstairs = keep(tuple(house.rooms_on(UPPER)))
        empty = keep(tuple(room for room in upstairs if not house.explorers_in(room)))
        rooms = (ATTIC,) if ATTIC in upstairs else empty or upstairs
        room = yield from decide(ask(house.traitor, "lose-which-room", OneOf(rooms, "room"), "B-322"))
        yield from swallow(house, house.traitor, room, leap=False)

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        """Its own lost attacks do it no harm; one lost defence ends it."""
        if fight.target == monster:
            yield Slay(monster)
            yield Win(HEROES)

    # ---- the heroes' page

    @task(PENTAGRAM_CHAMBER, options=heroes_calls, nouns=("trait",))
    def hold_seance(self, house: House, me: Seat, trait: Trait) -> Effect[None]:
        if not (yield from task_roll(house, me, "hold-seance", trait, 5)):
            return
        if (yield from Count(SEANCE)) >= house.players // 2:
            room = keep(house.where[me])
            yield Spawn(QUIET_GHOST, room, self.kinds[QUIET_GHOST].traits)
            yield Mark(CALLER, me + 1)
            yield Mark(TRACK_MARK, 1)
            yield Do("seance-held")

    @task(ATTIC, BEDROOM, MASTER_BEDROOM, when=lambda house, me: is_quiet(house) and not house.mark(FOUND))
    def find_bones(self, house: House, me: Seat) -> Effect[None]:
        if (yield from task_roll(house, me, "find-bones", KNOWLEDGE, 5)):
            yield Mark(FOUND)
            yield Take(me, BONES)

    @task(CRYPT, GRAVEYARD, when=lambda house, me: is_quiet(house) and house.has(me, BONES))
    def bury_bones(self, house: House, me: Seat) -> Effect[None]:
        if (yield from task_roll(house, me, "bury-bones", KNOWLEDGE, 5)):
            yield Win(HEROES)

    def turns_on_them(self, house: House) -> Effect[None]:
        """Too late: the Ghost is the traitor's now."""
        quiet, room = keep((house.monsters[0].id, house.monsters[0].room))
        yield Slay(quiet)
        yield from self.rages(house, room)


def next_to_fall(house: House) -> tuple[RoomId, ...]:
    """Rooms beside a lost one, floor by floor from above; each lower floor begins with its stairs' foot."""
    for floor in (UPPER, GROUND, BASEMENT):
        if house.rooms_on(floor):
            first = FALLS_FIRST.get(floor)
            return (
                (first,) if first is not None and first not in house.lost else tuple(crumbling(house, floor))
            )
    return ()
