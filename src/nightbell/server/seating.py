"""Coming, going and chairs: who sits where, and which chairs bots keep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightbell.engine import Refusal, Seat
from nightbell.server import protocol as wire
from nightbell.server.deeds import Joined, Kept
from nightbell.server.people import MOST_PEOPLE, STORYTELLER, Person, check_bot
from nightbell.server.protocol import Chair

if TYPE_CHECKING:
    from nightbell.server.room import Room


def join(room: Room, _: Person | None, deed: Joined, at: int) -> None:
    known = room.guests.get(deed.guest)
    if known is None:
        if len(room.people) >= MOST_PEOPLE:
            raise Refusal("table-full")
        known = f"p{len(room.people) + 1}"
        room.people[known] = Person(known, deed.guest, deed.name)
        room.guests[deed.guest] = known
    person = room.people[known]
    if person.banned:
        raise Refusal("sent-away")
    person.gone = False
    person.name = deed.name
    if not room.host:
        room.host = known


def sit(room: Room, person: Person | None, deed: wire.Sit, at: int) -> None:
    person = room.somebody(person)
    chair = room.chair(deed.seat)
    if chair.person == person.id:
        raise Refusal("sits-there-already")
    if chair.person is not None:
        raise Refusal("chair-taken")
    if room.status == "playing":
        if chair.id == STORYTELLER and chair.seat not in person.knows:
            raise Refusal("storyteller-by-hand-over")
        if person.knows - {Seat(chair.seat)}:
            raise Refusal("knows-too-much")
        person.knows.add(Seat(chair.seat))
        person.watches = person.asks = None
    elif room.status != "gathering":
        raise Refusal("game-is-over")
    _rise(room, person)
    chair.person, chair.bot, chair.swap = person.id, None, None


def stand(room: Room, person: Person | None, deed: wire.Stand, at: int) -> None:
    person = room.somebody(person)
    room.own_seat(person)
    _rise(room, person)


def _rise(room: Room, person: Person) -> None:
    for chair in room.chairs:
        if chair.person == person.id:
            chair.person = chair.swap = None
            if room.status == "playing":
                chair.bot = chair.bot or room.bot_name()


def swap(room: Room, person: Person | None, deed: wire.Swap, at: int) -> None:
    mine = room.chairs[room.own_seat(person)]
    other = room.chair(deed.seat)
    if room.status != "gathering":
        raise Refusal("game-already-runs")
    if other.person is None or other is mine:
        raise Refusal("nobody-to-swap-with")
    if other.swap == mine.seat:
        mine.person, other.person = other.person, mine.person
        mine.swap = other.swap = None
    else:
        mine.swap = other.seat


def leave(room: Room, person: Person | None, deed: wire.Leave, at: int) -> None:
    _go(room, room.somebody(person))


def remove(room: Room, person: Person | None, deed: wire.Remove, at: int) -> None:
    room.host_only(person)
    other = room.at_table(deed.person)
    if other is person:
        raise Refusal("not-yourself")
    _go(room, other)
    other.banned = True


def _go(room: Room, person: Person) -> None:
    _rise(room, person)
    person.gone = True
    person.watches = person.asks = None
    if room.host == person.id:
        rest = [each.id for each in room.people.values() if not each.gone]
        seated = [each.id for each in room.seated()]
        room.host = next(iter([*seated, *rest]), "")


def keep(room: Room, _: Person | None, deed: Kept, at: int) -> None:
    _give_to_bot(room, room.chair(deed.seat))


def rest(room: Room, person: Person | None, deed: wire.Rest, at: int) -> None:
    _give_to_bot(room, room.chairs[room.own_seat(person)])


def _give_to_bot(room: Room, chair: Chair) -> None:
    if room.status != "playing":
        raise Refusal("no-game-running")
    if chair.bot is None:
        chair.bot = room.bot_name()


def back(room: Room, person: Person | None, deed: wire.Back, at: int) -> None:
    chair = room.chairs[room.own_seat(person)]
    if chair.bot is None:
        raise Refusal("chair-is-yours")
    chair.bot = None


def place_bots(room: Room, person: Person | None, deed: wire.Bots, at: int) -> None:
    room.host_only(person)
    name = room.bot_name() if deed.bot is None else deed.bot
    if name:
        check_bot(room.game, name)
    chosen = [room.chair(seat) for seat in deed.seats] or room.chairs
    if room.status == "playing" and not name:
        raise Refusal("game-already-runs")
    for chair in chosen:
        if chair.person is None:
            chair.bot = name or None


HANDLERS = {
    Joined: join,
    Kept: keep,
    wire.Sit: sit,
    wire.Stand: stand,
    wire.Swap: swap,
    wire.Leave: leave,
    wire.Remove: remove,
    wire.Rest: rest,
    wire.Back: back,
    wire.Bots: place_bots,
}
