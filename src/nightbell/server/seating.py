"""Coming, going and chairs: who sits where, and which chairs bots keep."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING

from nightbell.engine import Refusal, Seat
from nightbell.server import protocol as wire
from nightbell.server.deeds import Faded, Joined, Kept, Passed
from nightbell.server.guests import LONGEST_NAME, clean_name, likeness
from nightbell.server.people import MOST_PEOPLE, MOST_REMEMBERED, Person, Plea, check_bot
from nightbell.server.protocol import Chair
from nightbell.server.rights import kept, orphaned, possible, wanting

if TYPE_CHECKING:
    from nightbell.server.room import Room


def join(room: Room, _: Person | None, deed: Joined, at: int) -> None:
    known = room.guests.get(deed.guest)
    person = room.people[known] if known is not None else None
    if person.banned if person is not None else deed.origin in room.shut:
        raise Refusal("sent-away")
    if person is None or person.gone:
        if sum(not each.gone for each in room.people.values()) >= MOST_PEOPLE:
            raise Refusal("table-full")
    if person is None:
        room.arrivals += 1
        person = Person(f"p{room.arrivals}", deed.guest)
        room.people[person.id] = person
        room.guests[deed.guest] = person.id
    person.gone = False
    person.origin = deed.origin
    person.called = deed.name
    person.name = _unlike_others(room, person, deed.name)
    if not room.host:
        room.host = person.id


def _unlike_others(room: Room, person: Person, name: str) -> str:
    """The name, with a number behind it if somebody else at the table looks the same."""
    taken = {likeness(each.name) for each in room.people.values() if each is not person and not each.gone}
    names = (name if number == 1 else f"{name} {number}" for number in count(1))
    return next(each for each in names if likeness(each) not in taken)


def sit(room: Room, person: Person | None, deed: wire.Sit, at: int) -> None:
    """A chair that one has had in this game is one's own; for any other those whom it concerns are asked."""
    person = room.somebody(person)
    chair = room.chair(deed.seat)
    seat = Seat(chair.seat)
    if chair.person == person.id:
        raise Refusal("sits-there-already")
    if kept(room, seat):
        raise Refusal("chair-taken")
    if room.status == "playing" and person.knows - {seat}:
        raise Refusal("knows-too-much")
    if room.status == "playing" and (chair.person is not None or seat not in person.sat):
        if orphaned(room):
            raise Refusal("room-needs-storyteller")
        person.plea = Plea("storyteller" if room.narrates(chair) else "chair", seat)
    else:
        _take(room, person, chair)


def _take(room: Room, person: Person, chair: Chair) -> None:
    _rise(room, person)
    chair.person, chair.bot, chair.swap = person.id, None, None
    if room.status == "playing":
        person.take(Seat(chair.seat))


def mind_pleas(room: Room) -> None:
    """Give what all have agreed to; forget what can no longer be had."""
    for person in room.people.values():
        if (plea := person.plea) is not None and possible(room, person, plea):
            if not wanting(room, person, plea):
                _grant(room, person, plea)
    for person in room.people.values():
        if person.plea is not None and not possible(room, person, person.plea):
            person.plea = None


def _grant(room: Room, person: Person, plea: Plea) -> None:
    person.plea = None
    if plea.what == "watch":
        person.watches = plea.seat
        person.knows.add(plea.seat)
    else:
        _take(room, person, room.chairs[plea.seat])


def stand(room: Room, person: Person | None, deed: wire.Stand, at: int) -> None:
    person = room.somebody(person)
    room.own_seat(person)
    _rise(room, person)


def _rise(room: Room, person: Person) -> None:
    person.aide = False
    for chair in room.chairs:
        if chair.person == person.id:
            chair.person = chair.swap = None
            if room.status == "playing" and not chair.sitter:
                chair.bot = chair.bot or room.bot_name()


def swap(room: Room, person: Person | None, deed: wire.Swap, at: int) -> None:
    mine = room.chairs[room.own_seat(person)]
    other = room.chair(deed.seat)
    if other.person is None or other is mine:
        raise Refusal("nobody-to-swap-with")
    if other.swap == mine.seat:
        mine.person, other.person = other.person, mine.person
        mine.swap = other.swap = None
    else:
        mine.swap = other.seat


def arrange(room: Room, person: Person | None, deed: wire.Arrange, at: int) -> None:
    """The circle as it sits in the room. Nobody with a chair loses it, and nobody is sat down unasked."""
    if room.storyteller() is None:
        raise Refusal("no-storyteller")
    chairs = [chair for chair in room.chairs if not room.narrates(chair)]
    if len(deed.circle) != len(chairs):
        raise Refusal("circle-size", chairs=len(chairs), named=len(deed.circle))
    placed = sorted(place.person for place in deed.circle if place.person)
    if placed != sorted(chair.person for chair in chairs if chair.person is not None):
        raise Refusal("circle-of-others")
    names = _apart([clean_name(place.name) if place.name.strip() else "" for place in deed.circle])
    for chair, place, name in zip(chairs, deed.circle, names, strict=True):
        chair.person, chair.sitter, chair.bot, chair.swap = place.person or None, name, None, None


def _apart(names: list[str]) -> list[str]:
    """The names, with a letter behind each that somebody has already who sits before.

    >>> _apart(["Аня", "Ann", "аня", "", "Аня"])
    ['Аня', 'Ann', 'аня Б.', '', 'Аня В.']
    """
    taken: set[str] = set()
    told: list[str] = []
    for name in names:
        letters = "БВГДЕЖЗИКЛМНОПРСТУФ" if re.search("[а-яё]", name, re.IGNORECASE) else "BCDEFGHIJKLMNOPQRST"
        room = LONGEST_NAME - 3
        forms = (name, *(f"{name[:room]} {letter}." for letter in letters)) if name else ("",)
        free = next(each for each in forms if not each or likeness(each) not in taken)
        taken.add(likeness(free))
        told.append(free)
    return told


def reseat(room: Room, person: Person | None, deed: wire.Reseat, at: int) -> None:
    """Everybody moves at once, bots too; who offered to change places has to offer it again."""
    if sorted(deed.chairs) != [chair.seat for chair in room.chairs]:
        raise Refusal("every-chair-once")
    if any(room.narrates(chair) and deed.chairs[chair.seat] != chair.seat for chair in room.chairs):
        raise Refusal("storyteller-stays")
    sitting = [
        (room.chairs[seat].person, room.chairs[seat].bot, room.chairs[seat].sitter) for seat in deed.chairs
    ]
    for chair, (somebody, bot, sitter) in zip(room.chairs, sitting, strict=True):
        chair.person, chair.bot, chair.sitter, chair.swap = somebody, bot, sitter, None


def leave(room: Room, person: Person | None, deed: wire.Leave, at: int) -> None:
    _go(room, room.somebody(person))


def remove(room: Room, person: Person | None, deed: wire.Remove, at: int) -> None:
    person, other = room.somebody(person), room.at_table(deed.person)
    if other is person:
        raise Refusal("not-yourself")
    if room.status == "playing" and room.is_storyteller(other.id):
        raise Refusal("storyteller-stays")
    if deed.network and other.origin in ("", person.origin):
        raise Refusal("same-network")
    _go(room, other)
    other.banned = True
    if deed.network:
        room.shut.add(other.origin)
        for each in room.people.values():
            if each.origin == other.origin and not each.gone and room.seat_of(each.id) is None:
                _go(room, each)
                each.banned = True


def _go(room: Room, person: Person) -> None:
    _rise(room, person)
    person.gone = True
    person.watches = person.plea = None
    if room.host == person.id:
        rest = [each.id for each in room.people.values() if not each.gone]
        seated = [each.id for each in room.seated()]
        room.host = next(iter([*seated, *rest]), "")


def fade(room: Room, _: Person | None, deed: Faded, at: int) -> None:
    """Whoever has seen nothing and was not sent away is forgotten as well."""
    for id in deed.people:
        person = room.people[id]
        _go(room, person)
        if not person.banned and not person.knows:
            del room.people[id], room.guests[person.guest]


def fadeable(room: Room, here: Callable[[str], bool]) -> list[str]:
    """Who need not be remembered when a table fills up: without a connection, a chair or the host's right."""
    present = sum(not each.gone for each in room.people.values())
    if present < MOST_PEOPLE and len(room.people) < MOST_REMEMBERED:
        return []
    return [
        each.id
        for each in room.people.values()
        if not here(each.id)
        and room.seat_of(each.id) is None
        and each.id != room.host
        and not (each.gone and (each.banned or each.knows))
    ]


def pass_on(room: Room, _: Person | None, deed: Passed, at: int) -> None:
    room.host = room.at_table(deed.person).id


def keep(room: Room, _: Person | None, deed: Kept, at: int) -> None:
    _give_to_bot(room, room.chair(deed.seat))


def rest(room: Room, person: Person | None, deed: wire.Rest, at: int) -> None:
    if room.somebody(person).aide:
        raise Refusal("chair-is-shared")
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
    name = room.bot_name() if deed.bot is None else deed.bot
    if name:
        check_bot(room.game, name)
    chosen = [room.chair(seat) for seat in deed.seats] or [each for each in room.chairs if not each.sitter]
    if room.status == "playing" and not name and not all(chair.sitter for chair in chosen):
        raise Refusal("game-already-runs")
    for chair in chosen:
        if chair.person is None:
            chair.bot = name or None


def look(room: Room, person: Person | None, deed: wire.Look, at: int) -> None:
    person = room.somebody(person)
    person.face, person.form = deed.face, deed.form


HANDLERS = {
    Joined: join,
    Kept: keep,
    Faded: fade,
    Passed: pass_on,
    wire.Sit: sit,
    wire.Stand: stand,
    wire.Swap: swap,
    wire.Arrange: arrange,
    wire.Reseat: reseat,
    wire.Leave: leave,
    wire.Remove: remove,
    wire.Rest: rest,
    wire.Back: back,
    wire.Bots: place_bots,
    wire.Look: look,
}
