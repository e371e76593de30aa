"""Rooms that do more than numbers can say."""

from __future__ import annotations

from typing import Final

from nightbell.engine import Command, Effect, OneOf, Seat, ask, call, decide, keep
from nightbell.games.betrayal.atoms import (
    Cross,
    Die,
    Do,
    Hurt,
    HurtDice,
    Mark,
    MoveTile,
    PutToken,
    RowOf,
    Stand,
    gain,
    immune_to_room,
    plain_roll,
    put_down,
    trait_roll,
)
from nightbell.games.betrayal.explore import Attach, DrawTile
from nightbell.games.betrayal.house import BELOW, DOORS, Figure, House
from nightbell.games.betrayal.rooms import (
    BALLROOM,
    BASEMENT_LANDING,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    ELEVATOR_FLOORS,
    MYSTIC_ELEVATOR,
    ROOMS,
    VAULT,
)
from nightbell.games.betrayal.traits import (
    BASEMENT,
    FLOORS,
    ITEM,
    KNOWLEDGE,
    OPPOSITE,
    PHYSICAL,
    SPEED,
    STEP,
    Floor,
    Harm,
    RoomId,
)
from nightbell.games.betrayal.walk import ROOM_TEXTS, DrawCard, enter, is_kept_out, spared

VAULT_EMPTY: Final = "vault-empty"


# ---- the Mystic Elevator


def berths(house: House, floors: tuple[Floor, ...]) -> tuple[tuple[str, RoomId, str], ...]:
    """Open doorways at which the elevator may stop without closing the floor."""
    here = house.placed[MYSTIC_ELEVATOR]
    found = []
    for floor in floors:
        for room, side in house.open_doorways(floor):
            if room != MYSTIC_ELEVATOR and (
                floor == here.floor or house.stays_open(floor, *house.behind(room, side))
            ):
                found.append(("at", room, side))
    return tuple(found)


def door_to(side: str) -> int:
    """The quarter turn in which the elevator's only door looks to a side."""
    return next(turn for turn in range(4) if DOORS[MYSTIC_ELEVATOR][turn] == side)


class MoveElevator(Command[House, None]):
    """Let a seat choose where on these floors the elevator stops; it may stay if it is on one of them."""

    seat: Seat
    floors: tuple[Floor, ...]

    def carry_out(self, house: House) -> Effect[None]:
        stay = (("stay", MYSTIC_ELEVATOR, "N"),) if house.floor_of(MYSTIC_ELEVATOR) in self.floors else ()
        places = keep((*stay, *berths(house, self.floors)))
        if not places:
            return
        what, room, side = yield from decide(ask(self.seat, "elevator-stop", OneOf(places), "B-106"))
        if what == "stay":
            return
        at = keep(house.placed[room])
        dx, dy = STEP[side]
        yield MoveTile(MYSTIC_ELEVATOR, at.floor, at.x + dx, at.y + dy, door_to(OPPOSITE[side]))


def ride(house: House, me: Seat) -> Effect[None]:
    """The elevator moves as soon as it is entered, once a turn: two dice say to which floor."""
    if keep(house.did("elevator") or not house.scenario.rides_elevator(house, Figure(me))):
        return
    yield Do("elevator")
    if keep(house.is_traitor(me)):
        yield MoveElevator(me, FLOORS)
        return
    total = min(4, (yield from plain_roll(house, me, 2, "elevator")))
    yield RowOf("mystic-elevator", total)
    floors = ELEVATOR_FLOORS[total]
    inside = keep(tuple(house.explorers_in(MYSTIC_ELEVATOR)))
    if keep(house.scenario.elevator_falls and not any(house.rooms_on(floor) for floor in floors)):
        for seat in inside:
            yield Die(seat)
        return
    yield MoveElevator(me, floors)
    if total == 0:
        for seat in inside:
            if not (yield from spared(house, seat)):
                yield HurtDice(seat, PHYSICAL, 1, MYSTIC_ELEVATOR)


def monster_rides(house: House, monster: Figure, seat: Seat) -> Effect[None]:
    """A monster picks the floor without dice; one ride in the traitor's and the monsters' turn together."""
    yield Do("elevator")
    yield MoveElevator(seat, FLOORS)


# ---- drops


def slide_down(house: House, me: Seat) -> Effect[None]:
    """Nobody stops in the Coal Chute."""
    down = keep(BASEMENT_LANDING in house.placed and BASEMENT_LANDING not in house.lost)
    if down and not keep(is_kept_out(house, me, BASEMENT_LANDING)):
        yield Stand(me, BASEMENT_LANDING)
        yield from enter(house, me, BASEMENT_LANDING)


def rotten_floor(house: House, me: Seat) -> Effect[None]:
    """The first explorer to enter the Collapsed Room rolls Speed 5 or falls; later ones may choose."""
    if keep(house.mark("floor-tested") > 0):
        return
    yield Mark("floor-tested")
    if (yield from spared(house, me)):
        return
    total = yield from trait_roll(house, me, SPEED, "room")
    if total < 5:
        yield call(fall, me)


def fall(house: House, me: Seat) -> Effect[None]:
    """Down through the Collapsed Room: the first to fall finds the room below."""
    below = keep(house.rooms_with(BELOW))
    if not below:
        room = yield from new_room_below(house, me, BASEMENT)
        if not room:
            return
        yield PutToken(BELOW, room)
    else:
        room = below[0]
    if keep(is_kept_out(house, me, room)):
        return
    yield from put_down(house, me, room)
    if not (yield from spared(house, me)):
        yield HurtDice(me, PHYSICAL, 1, COLLAPSED_ROOM)
    if keep(house.alive[me]):
        yield from enter(house, me, room)


def new_room_below(house: House, me: Seat, floor: Floor, *, draws: bool = True) -> Effect[RoomId]:
    """Draw tiles until one fits a floor and attach it anywhere there; else, and for whoever finds no rooms,
    choose a room already on it.

    Where nothing is left of the floor, whoever is sent there dies; nobody comes to one that was left behind.
    """
    if keep(not house.rooms_on(floor)):
        if keep(floor not in house.scenario.left_behind):
            yield Die(me)
        return RoomId("")
    tile = (yield from DrawTile(floor)) if keep(house.scenario.may_explore(house, me)) else RoomId("")
    if tile:
        yield Attach(tile, me, (floor,), me if draws else Seat(-1))
        yield from house.scenario.discovered(house, me, tile)
        return tile
    rooms = keep(tuple(room for room in house.rooms_on(floor) if not is_kept_out(house, me, room)))
    return (yield from decide(ask(me, "which-room", OneOf(rooms, "room"), "B-131"))) if rooms else RoomId("")


def jump_down(house: House, me: Seat) -> Effect[None]:
    """From the Gallery into the Ballroom, for a die of damage."""
    yield Stand(me, BALLROOM)
    if not (yield from spared(house, me)):
        yield HurtDice(me, PHYSICAL, 1, "gallery")
    if keep(house.alive[me]):
        yield from enter(house, me, BALLROOM)


# ---- barriers and the Vault


def cross(house: House, me: Seat) -> Effect[None]:
    """The roll across a barrier, once a turn and at no cost; a failed one leaves the way back open."""
    room = keep(house.where[me])
    yield Do("cross")
    test = ROOMS[room].barrier
    assert test is not None
    if not keep(house.scenario.flies_over(house, me, room)):
        if house.barriers_stop_traitor or not (yield from spared(house, me)):
            total = yield from trait_roll(house, me, test.trait, "room")
            if total < test.target:
                return
    yield Cross(me)
    yield from house.scenario.crossed(house, me)


def open_vault(house: House, me: Seat) -> Effect[None]:
    """Knowledge 6 opens the Vault, for the traitor too: two items, and it is empty."""
    yield Do("vault")
    total = yield from trait_roll(house, me, KNOWLEDGE, "room")
    if total < 6:
        return
    yield PutToken(VAULT_EMPTY, VAULT)
    for _ in range(2):
        yield DrawCard(me, ITEM)


ROOM_TEXTS[MYSTIC_ELEVATOR] = ride
ROOM_TEXTS[COAL_CHUTE] = slide_down
ROOM_TEXTS[COLLAPSED_ROOM] = rotten_floor


# ---- the end of a turn


def burn(house: House, me: Seat, harm: Harm, room: RoomId) -> Effect[None]:
    """The harm of a room in which one stays; once a turn."""
    if keep(house.did("burnt")):
        return
    yield Do("burnt")
    if not keep(immune_to_room(house, me, room)) and not (yield from spared(house, me)):
        yield Hurt(me, harm, 1, room)


def end_in_room(house: House, me: Seat) -> Effect[None]:
    """What a room gives or costs whoever ends a turn in it."""
    room = keep(house.where[me])
    sheet = ROOMS[room]
    if not keep(house.scenario.room_works(house, me, room)):
        return
    if sheet.lifts is not None and not keep(house.mark(f"lifted {room} {me}") > 0):
        yield Mark(f"lifted {room} {me}")
        yield gain(me, sheet.lifts)
    if sheet.burns is not None:
        yield from burn(house, me, sheet.burns, room)
    if room == MYSTIC_ELEVATOR:
        yield call(ride, me)
