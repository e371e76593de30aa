"""A house that is lost room by room."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import Die, LoseRoom, Stand, trait_roll
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.traits import SPEED, Floor, RoomId


def crumbling(house: House, floor: Floor) -> list[RoomId]:
    """Rooms of a floor that share an edge with a lost one; any room left where none does."""
    left = house.rooms_on(floor)
    beside = [room for room in left if any(other in house.lost for other in house.edges(room))]
    return beside or left


def swallow(house: House, chooser: Seat, room: RoomId, *, leap: bool) -> Effect[None]:
    """A room is gone. Who is in it dies, or with Speed 4 leaps through a door into a room that
    still stands."""
    inside = keep(tuple((seat, house.doors_from(seat)) for seat in house.explorers_in(room)))
    yield LoseRoom(room)
    for seat, doors in inside:
        ways = keep(tuple(other for other in doors if other not in house.lost))
        if leap and ways and (yield from trait_roll(house, seat, SPEED, "haunt")) >= 4:
            to = yield from decide(ask(seat, "leap-where", OneOf(ways, "room"), "B-322"))
            yield Stand(seat, to, doors[to])
        else:
            yield Die(seat)
