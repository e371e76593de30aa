"""Haunt 23, Tentacled Horror: it has arms in every damp corner, and somewhere a head."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, Some, ask, decide, keep, recall
from nightbell.games.betrayal.atoms import (
    Change,
    Count,
    Discard,
    Do,
    Fall,
    Fight,
    Lose,
    Mark,
    Prowl,
    Spawn,
    TryTask,
    Win,
    plain_roll,
    trait_roll,
)
from nightbell.games.betrayal.cards.catalogue import card_key
from nightbell.games.betrayal.explore import BringRoom
from nightbell.games.betrayal.haunt import TRACK_MARK, Kind, advance_track, task
from nightbell.games.betrayal.haunts.tendrils import ROOTED, Tendrils
from nightbell.games.betrayal.house import Figure, House
from nightbell.games.betrayal.rooms import (
    CHASM,
    CONSERVATORY,
    CRYPT,
    FURNACE_ROOM,
    GARDENS,
    KITCHEN,
    LARDER,
    ORGAN_ROOM,
    UNDERGROUND_LAKE,
)
from nightbell.games.betrayal.traits import HEROES, KNOWLEDGE, SANITY, TRAITS, CardId, RoomId

BALL = CardId("crystal-ball")
HEAD, WOUNDS = "horrors-head", "head-wounds"
DAMP = (FURNACE_ROOM, CONSERVATORY, ORGAN_ROOM, UNDERGROUND_LAKE, GARDENS, CHASM)
STRENGTH = ((8, (4, 8, 8, -1)), (5, (3, 7, 7, -1)), (3, (3, 5, 7, -1)), (0, (2, 4, 7, -1)))
"""What a Sucker has from a turn of the track on."""
LAIRS = (
    LARDER,
    KITCHEN,
    ORGAN_ROOM,
    CHASM,
    UNDERGROUND_LAKE,
    UNDERGROUND_LAKE,
    CONSERVATORY,
    CRYPT,
    FURNACE_ROOM,
)
"""Where the Head is, by the total of four dice."""
FREED = "broke free"


def strength(turn: int) -> tuple[int, int, int, int]:
    return next(traits for since, traits in STRENGTH if turn >= since)


def may_look(house: House, me: Seat) -> bool:
    return house.has(me, BALL) and card_key(BALL) not in house.done and not house.monsters_of(HEAD)


class TentacledHorror(Tendrils):
    number = 23
    base, end = "tentacle-arm", "tentacle-sucker"
    kinds = {
        "tentacle-arm": ROOTED,
        "tentacle-sucker": Kind(speed=2, might=4, sanity=7, rides=False),
        HEAD: Kind(might=6, holds_fast=True),
    }

    def right_now(self, house: House) -> Effect[None]:
        """The traitor is its first meal; then there is an arm for every player."""
        lord = keep(house.traitor)
        yield Fall(lord)
        while rooms := keep(still_dry(house)):
            room = yield from decide(ask(lord, "which-damp-room", OneOf(rooms, "room"), "B-302"))
            yield Do(f"sought {room}")
            yield BringRoom(room, lord)
        rooms = keep(damp_rooms(house))
        if len(rooms) > house.players:
            rooms = yield from ask(
                lord, "which-rooms-have-arms", Some(rooms, house.players, house.players, "room"), "B-302"
            )
        for number, room in enumerate(rooms, start=1):
            yield from self.grows_in(house, room, number)
        yield Mark(TRACK_MARK, 1)

    # ---- the traitor's page

    def after_turn(self, house: House, seat: Seat) -> Effect[None]:
        """With time it grows stronger."""
        if seat != house.traitor:
            return
        turn = yield from advance_track(house)
        now = strength(turn)
        for sucker in keep(tuple(house.monsters_of(self.end))):
            for trait, value, old in zip(TRAITS, now, sucker.traits, strict=True):
                if value != old:
                    yield Change(sucker.id, trait, value)

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        """A Sucker lets go and snaps back to its Arm; three wounds are the end of the Head."""
        beast = recall(house.monster, monster)
        if beast.kind == HEAD:
            if (yield from Count(WOUNDS)) >= 3:
                yield Win(HEROES)
            return
        if winner == Figure(beast.of):
            yield Do(FREED)
        yield from super().monster_beaten(house, fight, monster, winner, margin)
        home = recall(self.home_of, house, beast.number)
        if home != beast.room:
            yield Prowl(monster, home)

    # ---- the heroes' page

    def step_cost(self, house: House, me: Seat) -> int:
        """Whoever has just torn free limps."""
        return 2 if house.did(FREED) else 1

    @task(when=may_look)
    def find_head(self, house: House, me: Seat) -> Effect[None]:
        """The Crystal Ball shows where it lies, and breaks; or it shows too much."""
        yield Do(card_key(BALL))
        total = yield from trait_roll(house, me, KNOWLEDGE, "task")
        if not (yield from TryTask(me, "find-head", total >= 4)):
            yield Lose(me, SANITY, 1 if total else 2, BALL)
            return
        place = yield from plain_roll(house, me, 4, "head")
        yield Discard(me, BALL)
        lair = LAIRS[place]
        if not (yield from BringRoom(lair, house.traitor)):
            lair = keep(next(room for room in (*LAIRS, *house.rooms()) if room in house.placed))
        yield Spawn(HEAD, lair, self.kinds[HEAD].traits)


def still_dry(house: House) -> tuple[RoomId, ...]:
    """Damp rooms to look for, while the house has fewer of them than players."""
    if len(damp_rooms(house)) >= house.players:
        return ()
    return tuple(room for room in DAMP if room not in house.placed and not house.did(f"sought {room}"))


def damp_rooms(house: House) -> tuple[RoomId, ...]:
    return tuple(room for room in DAMP if room in house.placed)
