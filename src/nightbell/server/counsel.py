"""What stands beside a person in the Storyteller's chair: advice on the open decision, and the way back.

Only whoever holds the Storyteller's chair is answered, and only from that chair's own view and events.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from nightbell import bots
from nightbell.bots.advice import Reason
from nightbell.engine import Chair, Event, Refusal, Seat, may_know, retell
from nightbell.server import protocol as wire
from nightbell.server.feed import plain
from nightbell.server.live import Live
from nightbell.server.people import GameTable
from nightbell.server.room import Room
from nightbell.server.store import Guest

MOST_TAKEN_BACK = 12
"""So many events of a step are told; the rest is only counted."""


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


class Steps(msgspec.Struct):
    """All steps of the game so far, oldest first, out of so many answers."""

    given: int
    steps: list[Step]


def _telling(live: Live, guest: Guest) -> tuple[Room, Seat, GameTable]:
    room = live.room
    person = room.guests.get(guest.id)
    if person is None or room.people[person].gone:
        raise Refusal("not-at-table")
    seat = room.seat_of(person)
    if seat is None or not room.is_storyteller(person):
        raise Refusal("storyteller-only")
    return room, seat, room.playing


async def counselled(live: Live, guest: Guest) -> Counsel:
    async with live.lock:
        room, seat, table = _telling(live, guest)
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


async def step_back(live: Live, guest: Guest) -> StepBack:
    """What an undo of the Storyteller's own last step would take back."""
    async with live.lock:
        found = _steps(*_telling(live, guest))
        last = found.steps[-1] if found.steps else Step(found.given, [])
        untold = max(0, len(last.events) - MOST_TAKEN_BACK)
        return StepBack(found.given - last.given, found.given, last.events[:MOST_TAKEN_BACK], untold)


async def steps(live: Live, guest: Guest) -> Steps:
    """Every step to which the Storyteller could go back."""
    async with live.lock:
        return _steps(*_telling(live, guest))


def _steps(room: Room, seat: Seat, table: GameTable) -> Steps:
    """Where each step of the narrator began, own answers and those entered for people in the room alike.

    What was laid out on one page is one step. Dawn comes by itself where nobody has to say so, and a second
    answer belongs to the first: to go back to these alone leads nowhere.
    """
    manners, entries = table.rules.manners, table.log.entries
    entered = {seat, *(Seat(chair.seat) for chair in room.chairs if room.in_room(Seat(chair.seat)))}
    began = {0: 0}
    for given, told in enumerate(retell(table.rules, table.log)):
        if given == len(entries) or entries[given].seat not in entered:
            continue
        kind = entries[given].standing or told.open[entries[given].seat].kind
        alone = kind != manners.dawn or room.one_room
        if alone and kind not in manners.seconds and not manners.laying(told.view(seat)):
            began[given] = len(told.history)
    found = list(began.items()) if entries else []
    ends = [*(at for _, at in found[1:]), len(table.history)]
    return Steps(
        len(entries),
        [
            Step(given, [told.event for told in table.history[start:end] if may_know(seat, told.to)])
            for (given, start), end in zip(found, ends, strict=False)
        ],
    )
