"""What bots that search think over beside the table: its people go on meanwhile, and a question that is gone
is thought of no longer."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from nightbell.engine import Answer, Seat

if TYPE_CHECKING:
    from nightbell.server.room import Room

Moment: TypeAlias = tuple[int, int, int]
"""Which game, which take of it, and how many answers into it."""


class Pondered(NamedTuple):
    moment: Moment
    task: asyncio.Task[Answer]


class Pondering:
    def __init__(self, room: Room, wake: asyncio.Event) -> None:
        self.room = room
        self.wake = wake
        self.at: dict[Seat, Pondered] = {}

    def begin(self, seat: Seat, thought: Coroutine[None, None, Answer]) -> None:
        """Think over what a seat is asked now. The attendant is woken when there is an answer."""
        task = asyncio.create_task(thought)
        task.add_done_callback(lambda _: self.wake.set())
        self.at[seat] = Pondered(self._moment(), task)

    def busy(self, seat: Seat) -> bool:
        return seat in self.at and not self.at[seat].task.done()

    def done(self, seat: Seat) -> bool:
        return seat in self.at and self.at[seat].task.done()

    def take(self, seat: Seat) -> Answer:
        """What came of it, once it is done."""
        return self.at.pop(seat).task.result()

    def call_off(self) -> None:
        """Nobody goes on thinking of a question that is gone, or that is a person's now."""
        for seat in [seat for seat, each in self.at.items() if not self._stands(seat, each)]:
            self.at.pop(seat).task.cancel()

    def close(self) -> None:
        for each in self.at.values():
            each.task.cancel()
        self.at.clear()

    def shown(self) -> list[int]:
        """The bots that everybody may see thinking: those whose turn it is before all eyes, if one of them
        does. Nobody learns which question is put to whom."""
        room = self.room
        if not self.at or room.public is None:
            return []
        moving = room.manners.moving(room.public)
        if not any(seat in moving and self.busy(seat) for seat in self.at):
            return []
        return sorted(int(seat) for seat in moving if room.kept_by_bot(seat))

    def _stands(self, seat: Seat, each: Pondered) -> bool:
        room = self.room
        if room.status != "playing" or room.table is None:
            return False
        return each.moment == self._moment() and seat in room.table.open and room.kept_by_bot(seat)

    def _moment(self) -> Moment:
        room = self.room
        return room.number, room.take, len(room.playing.log.entries)
