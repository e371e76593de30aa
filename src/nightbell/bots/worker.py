"""A process that thinks for a server: `python -m nightbell.bots.worker`.

It reads jobs and writes what came of them, each as four bytes of length and one JSON object. A job brings the
log of a game and whose chair is thought for; whatever is worked out is worked out from that chair. Between
two tries it looks whether the job was called off. It ends when nobody is left to read.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final, TypeAlias

import msgspec

from nightbell import bots, games
from nightbell.bots.hints import Hinter, Suggestion
from nightbell.bots.search import Budget, weigh
from nightbell.engine import Answer, Chair, Decision, Seat, State, Table, Unimaginable, freeze, read_log

LENGTH: Final = 4
MOST_BYTES: Final = 8 * 2**20
STEPS_BACK: Final = 5
"""By how much it steps back behind the server, as `nice` counts."""


class Job(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower):
    """`n` is the number of the job, `log` the game so far, `seat` whose chair it is."""

    n: int
    log: str
    seat: int


class Hint(Job, frozen=True):
    """The best answers to the seat's open question. The same seed gives the same hint."""

    seed: str


class Ponder(Job, frozen=True):
    """A better answer than the usual one, if there is one. The same seed and budget give the same answer."""

    seed: str
    usual: object
    budget: Budget


class Off(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower):
    """Nobody waits for the job of this number any more."""

    n: int


class Odds(msgspec.Struct, frozen=True):
    """As a `Reason`, with what it speaks of by name."""

    id: str
    about: dict[str, object]


class Best(msgspec.Struct, frozen=True):
    """A `Suggestion`, its answer in lists."""

    answer: object
    odds: Odds | None
    because: str


class Told(msgspec.Struct, frozen=True):
    """What came of a job; or which fault kept it from coming to anything."""

    n: int
    hint: tuple[Best, ...] = ()
    answer: object = None
    fault: str = ""


Task: TypeAlias = Hint | Ponder
Order: TypeAlias = Task | Off


def packed(message: msgspec.Struct) -> bytes:
    raw = msgspec.json.encode(message)
    return len(raw).to_bytes(LENGTH, "big") + raw


def done(job: Task, stop: Callable[[], bool]) -> Told:
    """Carry a job out."""
    log = read_log(job.log.encode())
    rules = games.load(log.header.game)
    table = Table(rules, log.header.options, log.header.seed, log.header.names, marking=False)
    for entry in log.entries:
        table.answer(entry.seat, entry.answer, entry.standing)
    seat = Seat(job.seat)
    if isinstance(job, Ponder):
        return Told(job.n, answer=_pondered(log.header.game, job, Chair(table, seat), table.open[seat], stop))
    return Told(job.n, hinted(bots.hinter(log.header.game), table, seat, job.seed, stop))


def hinted(
    hinter: Hinter | None,
    table: Table[State, msgspec.Struct],
    seat: Seat,
    seed: str,
    stop: Callable[[], bool],
) -> tuple[Best, ...]:
    """A hint for what a seat is asked at this table."""
    hint = hinter.hint(Chair(table, seat), table.open[seat], seed, stop) if hinter is not None else ()
    return tuple(map(_told, hint))


def _pondered(
    game: str, job: Ponder, chair: Chair[msgspec.Struct], decision: Decision[Answer], stop: Callable[[], bool]
) -> Answer:
    usual = decision.choice.take(freeze(job.usual))
    guide = bots.guide(game)
    if guide is None:
        return usual
    with suppress(Unimaginable):
        return weigh(chair.imagination(), decision, usual, guide(), job.budget, job.seed, stop).answer
    return usual


def _told(each: Suggestion) -> Best:
    odds = None if each.odds is None else Odds(each.odds.id, dict(each.odds.about))
    return Best(each.answer, odds, each.because)


class Worker:
    def __init__(self, jobs: BinaryIO, told: BinaryIO) -> None:
        self.jobs = jobs
        self.told = told
        self.off = -1
        """Jobs up to this number are called off."""
        self.waiting: SimpleQueue[Task | None] = SimpleQueue()

    def read(self) -> None:
        """Take orders in, until there is nobody to give any: then nothing here is worth finishing."""
        while (head := self.jobs.read(LENGTH)) and len(head) == LENGTH:
            size = int.from_bytes(head, "big")
            if size > MOST_BYTES:
                break
            order = msgspec.json.decode(self.jobs.read(size), type=Order)
            if isinstance(order, Off):
                self.off = max(self.off, order.n)
            else:
                self.waiting.put(order)
        self.off = sys.maxsize
        self.waiting.put(None)

    def work(self) -> None:
        while (job := self.waiting.get()) is not None:
            self.told.write(packed(self._done(job)))
            self.told.flush()

    def _done(self, job: Task) -> Told:
        def stop() -> bool:
            return self.off >= job.n

        try:
            return done(job, stop)
        except Exception as fault:
            return Told(job.n, fault=type(fault).__name__)


def main() -> None:
    with suppress(AttributeError, OSError):  # Not on Windows, nor where the system lets nobody do it.
        os.nice(STEPS_BACK)
    worker = Worker(sys.stdin.buffer, sys.stdout.buffer)
    Thread(target=worker.read, daemon=True).start()
    worker.work()


if __name__ == "__main__":
    main()
