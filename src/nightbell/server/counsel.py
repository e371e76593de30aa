"""What stands beside a person in the Storyteller's chair: advice on the open decision, and the way back.

Only whoever holds the Storyteller's chair is answered, and only from that chair's own view and events.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

import msgspec

from nightbell import bots, games
from nightbell.bots.advice import Reason
from nightbell.engine import Chair, Entry, Event, Log, Refusal, Seat, Told, may_know, retell
from nightbell.server import protocol as wire
from nightbell.server.live import Live
from nightbell.server.people import GameTable
from nightbell.server.protocol import plain
from nightbell.server.records import Guest
from nightbell.server.room import Room

MOST_TAKEN_BACK = 12
"""So many events of a step are told; the rest is only counted."""
MOST_UNDONE_TOLD = 3
"""Of so many undos is told what they took back, the last ones."""


class Why(msgspec.Struct):
    """A sentence: `counsel-<id>` with these arguments."""

    id: str
    about: dict[str, wire.Plain]


class Untrue(msgspec.Struct):
    """An answer that is not the truth, and what it would do."""

    answer: wire.Plain
    because: list[Why]


class Counsel(msgspec.Struct):
    """Advice on the decision that `ask` names; without reasons where the answer is a matter of taste."""

    ask: str = ""
    answer: wire.Plain = None
    because: list[Why] = []
    honest: list[wire.Plain] = []
    untrue: list[Untrue] = []
    setup: dict[str, object] = {}
    """While the game is laid out: the pieces that change what may be laid out beside them."""


class StepBack(msgspec.Struct):
    """How many of the answers given so far the narrator's last step lies back, and what goes with it."""

    answers: int
    given: int
    events: list[Event]
    more: int


class Step(msgspec.Struct):
    """One step of the narrator's hand: so many answers had been `given` before it, and what came of it."""

    given: int
    events: list[Event]


class Undone(msgspec.Struct):
    """What an undo took back and a redo with this `back` would bring again; further events are counted."""

    back: int
    events: list[Event]
    more: int


class Steps(msgspec.Struct):
    """All steps of the game so far, oldest first, out of so many answers; what was undone, latest first."""

    given: int
    steps: list[Step]
    undone: list[Undone] = []


def _narrator(live: Live, guest: Guest) -> tuple[Room, Seat]:
    room = live.room
    person = room.guests.get(guest.id)
    if person is None or room.people[person].gone:
        raise Refusal("not-at-table")
    seat = room.seat_of(person)
    if seat is None or not room.is_storyteller(person):
        raise Refusal("storyteller-only")
    return room, seat


def _telling(live: Live, guest: Guest) -> tuple[Room, Seat, GameTable]:
    room, seat = _narrator(live, guest)
    return room, seat, room.playing


async def counselled(live: Live, guest: Guest) -> Counsel:
    """Whoever asks when the game has just ended did nothing wrong: there is no advice."""
    async with live.lock:
        room, seat = _narrator(live, guest)
        if room.status != "playing":
            return Counsel()
        table = room.playing
        decision = table.open.get(seat)
        counsel = Counsel(room.ask_id(seat))
        adviser = bots.adviser(room.game)
        if adviser is None:
            return counsel
        counsel.setup = dict(adviser.setup(table.view(seat)))
        if decision is None:
            return counsel
        seed = f"{room.seed}/{room.number}/{room.take}/{counsel.ask}"
        advised = adviser.advise(Chair(table, seat), decision, seed)
        if advised is not None:
            counsel.answer = plain(advised.answer)
            counsel.because = _said(advised.reasons)
            counsel.honest = [plain(option) for option in advised.honest]
            counsel.untrue = [Untrue(plain(option), _said(reasons)) for option, reasons in advised.untrue]
        return counsel


def _said(reasons: Iterable[Reason]) -> list[Why]:
    return [Why(reason.id, {name: plain(value) for name, value in reason.about}) for reason in reasons]


class Tale(NamedTuple):
    """The game so far, as it is told away from the loop while its table goes on."""

    rules: games.AnyRules
    log: Log
    history: tuple[Told, ...]
    undone: tuple[tuple[Entry, ...], ...]
    """What was taken back, the latest last."""
    seat: Seat
    entered: frozenset[Seat]
    """The chairs that the narrator answers for: the own one and those of people in the room."""
    one_room: bool


async def _tale(live: Live, guest: Guest) -> Tale:
    async with live.lock:
        room, seat, table = _telling(live, guest)
        in_room = (Seat(chair.seat) for chair in room.chairs if room.in_room(Seat(chair.seat)))
        undone = tuple(room.undone[-MOST_UNDONE_TOLD:])
        entered = frozenset({seat, *in_room})
        return Tale(table.rules, table.log.copy(), tuple(table.history), undone, seat, entered, room.one_room)


async def step_back(live: Live, guest: Guest, whose: str) -> StepBack:
    """What an undo of the Storyteller's own last step would take back."""
    tale = await _tale(live, guest)
    found = await live.house.desk.long(partial(_steps, tale), whose)
    last = found.steps[-1] if found.steps else Step(found.given, [])
    untold = max(0, len(last.events) - MOST_TAKEN_BACK)
    return StepBack(found.given - last.given, found.given, last.events[:MOST_TAKEN_BACK], untold)


async def steps(live: Live, guest: Guest, whose: str) -> Steps:
    """Every step to which the Storyteller could go back."""
    tale = await _tale(live, guest)

    def told() -> Steps:
        found = _steps(tale)
        found.undone = [_undone(tale, back) for back in range(len(tale.undone))]
        return found

    return await live.house.desk.long(told, whose)


def _undone(tale: Tale, back: int) -> Undone:
    """What comes after the last answer that the game has in common with that one."""
    now, then = tale.log, tale.undone[-1 - back]
    common = 0
    while common < min(len(then), len(now.entries)) and then[common] == now.entries[common]:
        common += 1
    start = 0
    for given, told in enumerate(retell(tale.rules, Log(now.header, list(then), []))):
        if given == common:
            start = len(told.history)
    events = [each.event for each in told.history[start:] if may_know(tale.seat, each.to)]
    return Undone(back, events[:MOST_TAKEN_BACK], max(0, len(events) - MOST_TAKEN_BACK))


def _steps(tale: Tale) -> Steps:
    """Where each step of the narrator began, own answers and those entered for people in the room alike.

    What was laid out on one page is one step. Dawn comes by itself where nobody has to say so, and a second
    answer belongs to the first: to go back to these alone leads nowhere.
    """
    manners, entries = tale.rules.manners, tale.log.entries
    began = {0: 0}
    for given, told in enumerate(retell(tale.rules, tale.log)):
        if given == len(entries) or entries[given].seat not in tale.entered:
            continue
        kind = entries[given].standing or told.open[entries[given].seat].kind
        alone = kind != manners.dawn or tale.one_room
        if alone and kind not in manners.seconds and not manners.laying(told.view(tale.seat)):
            began[given] = len(told.history)
    found = list(began.items()) if entries else []
    ends = [*(at for _, at in found[1:]), len(tale.history)]
    return Steps(
        len(entries),
        [
            Step(given, [told.event for told in tale.history[start:end] if may_know(tale.seat, told.to)])
            for (given, start), end in zip(found, ends, strict=False)
        ],
    )
