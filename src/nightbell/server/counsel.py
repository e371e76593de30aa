"""What stands beside a person in the Storyteller's chair: advice on the open decision, and the way back.

Only whoever holds the Storyteller's chair is answered, and only from that chair's own view and events.
"""

from __future__ import annotations

import msgspec

from nightbell import bots
from nightbell.engine import Chair, Event, Refusal, Seat, may_know
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


class Counsel(msgspec.Struct):
    """Advice on the decision that `ask` names; without reasons where the answer is a matter of taste."""

    ask: str = ""
    answer: wire.Plain = None
    because: list[Why] = []
    honest: list[wire.Plain] = []
    setup: dict[str, object] = {}
    """While the game is laid out: the pieces that change what may be laid out beside them."""


class StepBack(msgspec.Struct):
    """How many answers the last step of the Storyteller lies back, and what would be taken back with it."""

    answers: int
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
            counsel.because = [
                Why(reason.id, {name: plain(value) for name, value in reason.about})
                for reason in advised.reasons
            ]
            counsel.honest = [plain(option) for option in advised.honest]
        return counsel


async def step_back(live: Live, guest: Guest) -> StepBack:
    """What an undo as far as the Storyteller's own last answer would take back."""
    async with live.lock:
        _, seat, table = _telling(live, guest)
        answers = _answers_back(table, seat)
        before = len(table.undone(answers).history)
        taken = [told.event for told in table.history[before:] if may_know(seat, told.to)]
        return StepBack(answers, taken[:MOST_TAKEN_BACK], max(0, len(taken) - MOST_TAKEN_BACK))


def _answers_back(table: GameTable, seat: Seat) -> int:
    """To the Storyteller's last own answer. A set-up was made on one page and is taken back as a whole."""
    entries = table.log.entries
    own = next((n for n, entry in enumerate(reversed(entries), start=1) if entry.seat == seat), len(entries))
    view = table.undone(own).view(seat)
    return len(entries) if table.rules.manners.laying(view) else own
