"""A hint for a person at the table: what somebody else would do in that chair, and why.

Only whoever is asked something is answered, from that chair alone, and never where the table plays without
hints. One hint at a time for each person; when the question is gone, nobody thinks about it any more.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec

from nightbell import bots
from nightbell.engine import Refusal
from nightbell.server import protocol as wire
from nightbell.server.live import Live
from nightbell.server.minds import Minds
from nightbell.server.records import Guest

LOOKS_EVERY_SECONDS: Final = 0.2
"""How often it is looked whether the question still stands."""


class HintOdds(msgspec.Struct):
    """A sentence: `hint-odds-<id>` with these arguments."""

    id: str
    about: dict[str, wire.Plain]


class Suggested(msgspec.Struct):
    """An answer, its odds if there are any, and the sentence `hint-because-<because>`."""

    answer: wire.Plain
    odds: HintOdds | None
    because: str


class TableHint(msgspec.Struct):
    """The best answers to the question that `ask` names; none where one is as good as another."""

    ask: str = ""
    best: list[Suggested] = []


class Hints:
    def __init__(self, minds: Minds) -> None:
        self.minds = minds
        self.asking: set[tuple[str, str]] = set()
        """Tables and persons that wait for a hint."""

    async def give(self, live: Live, guest: Guest) -> TableHint:
        async with live.lock:
            room = live.room
            person = room.somebody(room.people.get(room.guests.get(guest.id, "")))
            seat = room.own_seat(person)
            if not room.settings.hints:
                raise Refusal("no-hints-here")
            ask = room.ask_id(seat)
            hint = TableHint(ask)
            if not ask or bots.hinter(room.game) is None or seat not in room.playing.open:
                return hint
            played = room.playing.log.copy()
        key = (room.code, person.id)
        if key in self.asking:
            raise Refusal("hint-too-soon")
        self.asking.add(key)
        thinking = asyncio.create_task(self.minds.hint(played, seat, ask))
        try:
            while not thinking.done() and room.ask_id(seat) == ask:
                await asyncio.wait({thinking}, timeout=LOOKS_EVERY_SECONDS)
            if not thinking.done():
                return TableHint()
            found = thinking.result()
        finally:
            self.asking.discard(key)
            if not thinking.done():
                thinking.cancel()
                with suppress(asyncio.CancelledError):
                    await thinking
        if found.fault:
            raise Refusal("hint-failed")
        hint.best = msgspec.convert(found.hint, list[Suggested], from_attributes=True)
        return hint
