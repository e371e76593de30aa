"""First games: a table laid for a lesson, and a tutor who says what it would answer in the pupil's place.

The tutor is a player like any other and gets the pupil's chair to look at, nothing more. It speaks only at
the first game of a table that was laid for a lesson: elsewhere nobody is helped.
"""

from __future__ import annotations

import msgspec

from nightbell import bots
from nightbell.bots.lessons import PARTNER, Lesson, lesson
from nightbell.engine import Chair, Refusal
from nightbell.server import protocol as wire
from nightbell.server.feed import plain
from nightbell.server.live import Live
from nightbell.server.store import Guest


class Advice(msgspec.Struct):
    """An answer to the open decision, which `ask` names as the socket does; empty if nothing is open."""

    ask: str = ""
    answer: wire.Plain = None


def lesson_of(game: str) -> Lesson:
    found = lesson(game)
    if found is None:
        raise Refusal("no-lesson", game=game)
    return found


async def advised(live: Live, guest: Guest) -> Advice:
    """What the tutor would answer now, for the person that this guest is at the table."""
    async with live.lock:
        room = live.room
        person = room.guests.get(guest.id)
        seat = room.own_seat(room.people.get(person) if person else None)
        if room.lesson is None or room.number != 1:
            raise Refusal("no-lesson", game=room.game)
        decision = room.table.open.get(seat) if room.table is not None else None
        if decision is None:
            return Advice()
        tutor = bots.player(room.game, PARTNER, seat, f"{room.luck}/{room.take}/{seat}")
        answer = decision.choice.take(tutor.answer(Chair(room.playing, seat), decision))
        return Advice(room.ask_id(seat), plain(answer))
