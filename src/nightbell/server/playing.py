"""The game at a table: beginning, answers, taking back, the next one."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import blake2b
from typing import TYPE_CHECKING, cast

from nightbell.engine import Answer, Crash, Entry, Header, Log, Refusal, Seat, Table, freeze, replay
from nightbell.server import protocol as wire
from nightbell.server.deeds import Begun, Played, Pressed, Vouched
from nightbell.server.people import Person
from nightbell.server.talking import keeps_silent

if TYPE_CHECKING:
    from nightbell.server.deeds import Page
    from nightbell.server.people import GameTable
    from nightbell.server.room import Room

SEED_BITS = 128
MOST_UNDONE = 30
"""So many undos of a game are remembered, and can be taken back themselves."""


def begin(room: Room, person: Person | None, deed: Begun, at: int) -> None:
    if deed.rules != room.rules.version:
        raise Refusal("rules-changed", game=room.game, rules=deed.rules, known=room.rules.version)
    teller = room.storyteller()
    if room.one_room and (teller is None or teller.person is None):
        raise Refusal("room-needs-storyteller")
    header = header_of(room, deed, at)
    room.table = Table(room.rules, header.options, header.seed, header.names)
    room.left = None
    room.number += 1
    room.take = 0
    room.undone = []
    room.given = {}
    room.clocks = {}
    room.status = "playing"
    for chair in room.chairs:
        chair.swap = None
        if chair.person is None and not chair.sitter:
            chair.bot = chair.bot or room.bot_name()
    for each in room.people.values():
        each.forget_game()
    for each in room.seated():
        each.take(cast(Seat, room.seat_of(each.id)))


def header_of(room: Room, deed: Begun, at: int) -> Header:
    """What the table's next game starts from."""
    names = [
        chair.sitter or (room.people[chair.person].name if chair.person else "") for chair in room.chairs
    ]
    seed = seed_of(room.seed, room.number + 1) if deed.seed is None else deed.seed
    today = datetime.fromtimestamp(at / 1000, UTC).date()
    options = room.rules.dated(room.options, today.month, today.day)
    return Header(room.game, deed.rules, seed, options, tuple(names))


def leave_behind(room: Room, page: Page) -> None:
    """Write the log of a game that these rules cannot play on, from its journal alone: page by page.

    Who has the rules that it began with can go on with it; the digests are those of the part that was played.
    """
    deed = page.deed
    if isinstance(deed, Begun):
        room.left = Log(header_of(room, deed, page.at), [], [])
    elif room.left is None:
        return
    elif isinstance(deed, Played):
        room.left.entries.append(Entry(Seat(deed.seat), cast(Answer, freeze(deed.answer)), deed.standing))
    elif isinstance(deed, wire.Answer):
        seat = room.seat_of(page.person) if deed.seat is None else Seat(room.chair(deed.seat).seat)
        if seat is not None:
            room.left.entries.append(Entry(seat, cast(Answer, freeze(deed.answer)), deed.standing))
    elif isinstance(deed, wire.Undo):
        now = len(room.left.entries)
        since = 0 if deed.given is None else max(0, now - deed.given)
        _remember(room, tuple(room.left.entries))
        room.left = room.left.until(max(0, now - deed.answers - since))
    elif isinstance(deed, wire.Redo) and deed.back < len(room.undone):
        entries = _recall(room, deed.back, tuple(room.left.entries))
        room.left = Log(room.left.header, list(entries), [])


def seed_of(table: int, number: int, bits: int = 48) -> int:
    """The seed of a table's game, counted from 1."""
    return int.from_bytes(blake2b(f"{table}/{number}".encode(), digest_size=bits // 8).digest(), "big")


def next_seed(room: Room) -> int:
    """The luck of the game that begins next: a lesson's own, or one that nobody can guess."""
    if room.lesson is not None and room.number == 0:
        return seed_of(room.lesson, 1)
    return seed_of(room.seed, room.number + 1, SEED_BITS)


def answer(room: Room, person: Person | None, deed: wire.Answer, at: int) -> None:
    table = room.playing
    own = room.own_seat(person)
    seat = own if deed.seat is None else Seat(room.chair(deed.seat).seat)
    if seat != own and not room.in_room(seat):
        raise Refusal("not-in-the-room")
    if not deed.standing:
        decision = table.open.get(seat)
        if decision is not None and not room.restoring and deed.ask != room.ask_id(seat):
            raise Refusal("decision-gone")
    if room.kept_by_bot(own):
        raise Refusal("bot-keeps-chair")
    speaks = deed.standing in room.manners.speech and seat == own
    if speaks and room.floor not in (None, room.somebody(person).id):
        raise room.manners.refusal("floor-is-taken")
    if speaks and keeps_silent(room, room.somebody(person).id, at):
        raise room.manners.refusal("keeps-silent")
    _give(room, seat, deed.answer, deed.standing)


def play(room: Room, _: Person | None, deed: Played, at: int) -> None:
    _give(room, Seat(deed.seat), deed.answer, deed.standing)


def press(room: Room, _: Person | None, deed: Pressed, at: int) -> None:
    """A hand that is not counted yet; what it was raised for must still be voted on."""
    if not room.counting:
        raise Refusal("no-vote-running")
    room.hands.press(Seat(deed.seat), deed.made, deed.up)


def _give(room: Room, seat: Seat, answer: object, standing: str) -> None:
    table = room.playing
    decision = table.open.get(seat)
    hand = decision is not None and decision.kind in room.manners.hands and not standing
    try:
        table.answer(seat, answer, standing)
    except Crash as crash:
        room.table = replay(room.rules, crash.log.until(len(crash.log.entries) - 1))
        raise
    if not standing:
        room.given[seat] = room.given.get(seat, 0) + 1
    if hand:
        room.hands.lock(seat, answer is True)


def vouch(room: Room, _: Person | None, deed: Vouched, at: int) -> None:
    """A journal that today's rules play to another end than they once did is not gone on with."""
    if room.vouched() != deed:
        raise Refusal("rules-changed-here")


def undo(room: Room, person: Person | None, deed: wire.Undo, at: int) -> None:
    if room.table is None:
        raise Refusal("no-game-running")
    now = len(room.table.log.entries)
    since = 0 if deed.given is None else max(0, now - deed.given)
    before = room.table.undone(deed.answers + since)
    _remember(room, tuple(room.table.log.entries))
    _go_on_from(room, before)


def redo(room: Room, person: Person | None, deed: wire.Redo, at: int) -> None:
    if room.table is None:
        raise Refusal("no-game-running")
    if deed.back >= len(room.undone):
        raise Refusal("nothing-undone")
    log = room.table.log
    again = replay(room.rules, Log(log.header, list(room.undone[-1 - deed.back]), []))
    _recall(room, deed.back, tuple(log.entries))
    _go_on_from(room, again)


def _remember(room: Room, entries: tuple[Entry, ...]) -> None:
    room.undone = [*room.undone, entries][-MOST_UNDONE:]


def _recall(room: Room, back: int, present: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """The answers before an undo. Those that were given since then in their stead are kept as well."""
    place = len(room.undone) - 1 - back
    entries = room.undone[place]
    instead = [] if entries[: len(present)] == present else [present]
    room.undone = [*room.undone[:place], *instead, *room.undone[place + 1 :]]
    return entries


def _go_on_from(room: Room, table: GameTable) -> None:
    """The game stands as this table does. After the end everybody could look over every shoulder; no more.

    What was said in a part that was taken back was said before all that comes now. Where it stood there would
    tell how much happened meanwhile, to whomever.
    """
    room.table = table
    room.take += 1
    for line in room.lines:
        if line.game == room.number:
            line.moment = min(line.moment, len(table.history))
    room.hands.clear()
    room.given = {}
    for entry in room.table.log.entries:
        if not entry.standing:
            room.given[entry.seat] = room.given.get(entry.seat, 0) + 1
    if room.status == "over":
        for each in room.people.values():
            each.watches = None
    room.status, room.fault = "playing", None


def gather_again(room: Room, person: Person | None, deed: wire.Next, at: int) -> None:
    room.status, room.fault = "gathering", None
    room.table = None
    room.clocks = {}
    for each in room.people.values():
        each.forget_game()


HANDLERS = {
    Begun: begin,
    Played: play,
    Pressed: press,
    Vouched: vouch,
    wire.Answer: answer,
    wire.Undo: undo,
    wire.Redo: redo,
    wire.Next: gather_again,
}
