"""A finished game told again, step by step, as one viewer lived it or with everything open."""

from __future__ import annotations

from collections.abc import Iterator
from time import thread_time

import msgspec

from nightbell import games
from nightbell.engine import SPECTATOR, BadLog, Crash, Log, Refusal, Seat, Table, may_know, read_log, retell
from nightbell.server.diff import changes
from nightbell.server.feed import encode
from nightbell.server.people import GameTable
from nightbell.server.protocol import Change
from nightbell.server.records import Finished

TELLING_SECONDS = 5.0
"""Of a core, for all of a game that somebody wants to be told."""


class Step(msgspec.Struct, omit_defaults=True):
    """What was new to the viewer after this many answers. In an open replay, who answered what."""

    n: int
    events: list[object] = []
    changes: list[Change] = []
    seat: int | None = None
    answer: object = None
    standing: str = ""


class Replay(msgspec.Struct):
    """`viewer` is the seat whose view it is, -1 the public's. An open one tells everything to everybody."""

    id: str
    game: str
    rules: str
    ended: int
    outcome: str
    seats: list[str]
    names: list[str]
    options: dict[str, object]
    viewer: int
    open: bool
    view: object
    events: list[object]
    steps: list[Step]
    chapters: list[tuple[int, object]] = []
    """After which of the steps, counted from 1, a part of the story begins, and with which event."""


def told_again(found: Finished, seconds: float = TELLING_SECONDS) -> Iterator[GameTable]:
    """A finished game from its log: the table before the first answer, then after each.

    Verified as it goes, and refused plainly where today's rules would have played another game, or where it
    takes too long: anybody may bring a log. That takes a while and has no place on the loop.
    """
    begun, log = thread_time(), read_log(found.log)
    for table in retell(games.load(log.header.game), log):
        if thread_time() - begun > seconds:
            raise Refusal("too-long-to-tell")
        yield table


def retold(found: Finished, seat: int, open: bool) -> Replay:
    """What one viewer lived through, step by step."""
    log = read_log(found.log)
    steps: list[Step] = []
    chapters: list[tuple[int, object]] = []
    shown = b""
    moment = 0
    for table in told_again(found):
        number = len(table.log.entries)
        if number == 0:
            seats = list(table.rules.seats(table.state))
            if not -1 <= seat < len(seats):
                raise Refusal("unknown-seat", seat=str(seat))
            narrator = table.rules.manners.narrator
            viewer = Seat(seats.index(narrator)) if open and narrator in seats else Seat(seat)
            shown = encode(table.view(viewer))
            opening = msgspec.json.decode(shown)
            told = _told(table, viewer, open, 0)
        else:
            seen = encode(table.view(viewer))
            step = Step(number, _told(table, viewer, open, moment), changes(shown, seen))
            if open:
                entry = table.log.entries[-1]
                step.seat, step.answer, step.standing = entry.seat, entry.answer, entry.standing
            if open or step.events or step.changes:
                steps.append(step)
            shown = seen
        begun = filter(table.rules.manners.chapter, table.events(SPECTATOR, moment))
        chapters += [(len(steps), each) for each in begun]
        moment = len(table.history)
    return Replay(
        id=found.id,
        game=found.game,
        rules=log.header.rules,
        ended=found.ended,
        outcome=found.outcome,
        seats=seats,
        names=list(log.header.names),
        options=dict(log.header.options),
        viewer=viewer,
        open=open,
        view=opening,
        events=told,
        steps=steps,
        chapters=chapters,
    )


def _told(table: GameTable, viewer: Seat, open: bool, since: int) -> list[object]:
    return [each.event for each in table.history[since:] if open or may_know(viewer, each.to)]


class Record(msgspec.Struct):
    """A finished game at a glance."""

    id: str
    game: str
    rules: str
    number: int
    ended: int
    outcome: str
    seats: list[str]
    names: list[str]
    answers: int
    seat: int | None
    """Where the asker sat; null if the asker was not there."""


def record(found: Finished, guest: str) -> Record:
    log = read_log(found.log)
    rules = games.load(log.header.game)
    seats = list(rules.seats(rules.new(log.header.options, log.header.seed)))
    seat = dict(found.seated).get(guest)
    return Record(
        found.id,
        found.game,
        log.header.rules,
        found.number,
        found.ended,
        found.outcome,
        seats,
        list(log.header.names),
        len(log.entries),
        None if seat == SPECTATOR else seat,
    )


def renamed(raw: bytes, seat: int, name: str) -> bytes:
    """The log of the same game with another name at a seat.

    Its digests cover the names, so it is played again; by rules that are no longer known, it has none.
    """
    log = read_log(raw)
    names = tuple(name if n == seat else old for n, old in enumerate(log.header.names))
    header = msgspec.structs.replace(log.header, names=names)
    try:
        for _ in retell(games.load(header.game), log):
            pass
        table = Table(games.load(header.game), header.options, header.seed, names)
        for entry in log.entries:
            table.answer(entry.seat, entry.answer, entry.standing)
        return table.log.write()
    except (Refusal, BadLog, Crash):
        return Log(header, log.entries, []).write()
