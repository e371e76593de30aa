"""First games: a table laid for a lesson, and a tutor who says what it would answer in the pupil's place.

The tutor is a player like any other and gets the pupil's chair to look at, nothing more. It speaks only at
the first game of a table that was laid for a lesson: elsewhere nobody is helped.
"""

from __future__ import annotations

import msgspec

from nightbell import bots
from nightbell.bots.lessons import PARTNER, Lesson, lesson
from nightbell.engine import Chair, Refusal, Talker
from nightbell.server import protocol as wire
from nightbell.server.live import Live
from nightbell.server.protocol import plain
from nightbell.server.records import Guest


class Advice(msgspec.Struct):
    """An answer to the open decision, which `ask` names as the socket does; empty if nothing is open.

    While people talk there may be something to say first: the answer is then to a standing decision.
    """

    ask: str = ""
    answer: wire.Plain = None
    standing: str = ""


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
        if not room.taught:
            raise Refusal("no-lesson", game=room.game)
        decision = room.table.open.get(seat) if room.table is not None else None
        if decision is None:
            return Advice()
        tutor = bots.player(room.game, PARTNER, seat, f"{room.luck}/{room.take}/{seat}")
        chair = Chair(room.playing, seat)
        talk = None if room.public is None else room.manners.discussion(room.public)
        if talk is not None and isinstance(tutor, Talker):
            said = tutor.interject(chair)
            if said is not None and said[0] in room.manners.speech:
                return Advice(room.ask_id(seat), plain(said[1]), said[0])
        answer = decision.choice.take(tutor.answer(chair, decision))
        return Advice(room.ask_id(seat), plain(answer))
