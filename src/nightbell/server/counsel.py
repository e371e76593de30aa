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
        _, seat, table = _telling(live, guest)
        answers = _answers_back(table, seat)
        before = len(table.undone(answers).history)
        taken = [told.event for told in table.history[before:] if may_know(seat, told.to)]
        untold = max(0, len(taken) - MOST_TAKEN_BACK)
        return StepBack(answers, len(table.log.entries), taken[:MOST_TAKEN_BACK], untold)


def _answers_back(table: GameTable, seat: Seat) -> int:
    """To where the narrator's last step began. What was laid out on one page is taken back as a whole.

    Dawn comes by itself, and a second answer belongs to the first: to go back to these alone leads nowhere.
    """
    manners, entries, began = table.rules.manners, table.log.entries, 0
    for given, told in enumerate(retell(table.rules, table.log)):
        if given == len(entries) or entries[given].seat != seat:
            continue
        kind = entries[given].standing or told.open[seat].kind
        if kind != manners.dawn and kind not in manners.seconds:
            began = 0 if manners.laying(told.view(seat)) else given
    return len(entries) - began
