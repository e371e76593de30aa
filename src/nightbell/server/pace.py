"""The pace of a table: how long people need to take in what happened, and who needs no more time.

Everybody at a table can feel how long it pauses. So the pause is reckoned from what everybody was told and
from nothing else: whatever is secret must not change it. At night it is not reckoned at all (see `cover`).

Whoever is done with reading, or with talking, says so (`ready`). When all people who are present have, nobody
is waited for until something begins that they would want to see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf
from typing import TYPE_CHECKING, TypeVar

import msgspec

from nightbell.engine import SPECTATOR, Event, Manners, Seat
from nightbell.server import protocol as wire
from nightbell.server.people import Person

if TYPE_CHECKING:
    from nightbell.server.room import Room

V = TypeVar("V", bound=msgspec.Struct)

MOST = 12.0
"""No pause is longer, however much happened at once."""
PASSING = 0.5
"""What is read in passing."""

SLOW_SECONDS = 3600
"""A table whose people have at least so long for a decision is played over days."""
IDLE_TALK = 45
"""Units of pace for which a discussion waits for those who may speak but are asked nothing: the dead."""


def reading(manners: Manners[V], events: Iterable[Event]) -> float:
    """How long everybody needs for what everybody was told, in units of pace."""
    read = [manners.reading.get(type(event), PASSING) for event in events]
    return min(MOST, sum(read)) if read else manners.unspoken


def mind_pace(room: Room, at: int) -> None:
    """After a move: until when people read it, and whether something has begun for which they are waited."""
    table = room.table
    if table is None:
        return
    told = table.events(SPECTATOR, min(room.told, len(table.history)))
    room.told = len(table.history)
    room.read_at = max(room.read_at, at + int(reading(room.manners, told) * room.settings.pace_ms))
    for event in told:
        kind = type(event)
        if kind in room.manners.beginnings:
            room.begun_at = at
            for each in room.people.values():
                each.ready = False
        elif kind in room.manners.own_beginnings:
            if (person := _at(room, getattr(event, "seat", None))) is not None:
                person.ready = False


def _at(room: Room, seat: int | None) -> Person | None:
    """Who sits in a chair, if a person does."""
    person = room.chairs[seat].person if seat is not None and seat < len(room.chairs) else None
    return room.people[person] if person is not None else None


def get_ready(room: Room, person: Person | None, deed: wire.Ready, at: int) -> None:
    room.somebody(person).ready = deed.on


def slow(room: Room) -> bool:
    """Whether people take hours or days for a turn, and nobody expects them to be there meanwhile."""
    return room.settings.turn_seconds >= SLOW_SECONDS


def present(room: Room, here: Callable[[str], bool]) -> list[tuple[Seat, Person]]:
    """The people for whom a table may have to wait: those who play and are there, or will look in."""
    return [
        (Seat(chair.seat), room.people[chair.person])
        for chair in room.chairs
        if chair.person is not None
        and chair.bot is None
        and not room.narrates(chair)
        and (here(chair.person) or slow(room))
    ]


def hurried(room: Room, here: Callable[[str], bool]) -> bool:
    """Whether nobody who plays wants any more time."""
    people = present(room, here)
    return bool(people) and all(person.ready for _, person in people)


def discussing(room: Room, here: Callable[[str], bool]) -> list[Seat]:
    """The people who may have more to say before the nominations, as far as everybody knows."""
    if room.status != "playing" or not room.settings.pace_ms or room.public is None:
        return []
    talk = room.manners.discussion(room.public)
    if talk is None:
        return []
    return [seat for seat, person in present(room, here) if not person.ready and seat not in talk.done]


def discussed_at(room: Room, here: Callable[[str], bool]) -> float:
    """When the discussion may end: when all who are asked are done, and the others had some time."""
    still = discussing(room, here)
    if not still or room.public is None:
        return 0.0
    talk = room.manners.discussion(room.public)
    if talk is not None and not talk.idle.issuperset(still):
        limit = room.settings.turn_seconds * 1000
        return room.begun_at + limit if limit else inf
    return room.begun_at + IDLE_TALK * room.settings.pace_ms


HANDLERS = {wire.Ready: get_ready}
