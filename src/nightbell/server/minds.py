"""Processes that think for the tables: a few of them, started when first needed and replaced when they die.

Nothing that is thought runs in the server's own process: its loop goes on whatever a search costs. A job that
nobody waits for any more is called off, and what it finds is thrown away.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from itertools import count
from typing import Final

import msgspec

from nightbell.bots.search import Budget
from nightbell.bots.worker import LENGTH, MOST_BYTES, Hint, Off, Order, Ponder, Task, Told, packed
from nightbell.engine import Answer, Log, Refusal
from nightbell.server.journals import log

MOST_WAITING: Final = 32
PATIENCE_SECONDS: Final = 20.0
"""After so long without a word a process is taken for dead."""
TRIES: Final = 2


def bare(played: Log) -> str:
    """A game as a worker gets it: it plays the answers again and verifies nothing."""
    return Log(played.header, played.entries, []).write().decode()


class Lost(Exception):
    """The process went away with its job."""


class Mind:
    """One process, which does one thing at a time."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.awaited: dict[int, asyncio.Future[Told]] = {}
        self.listening = asyncio.create_task(self._listen())

    @classmethod
    async def start(cls) -> Mind:
        command = (sys.executable, "-m", "nightbell.bots.worker")
        return cls(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL))

    async def think(self, job: Task) -> Told:
        """What comes of a job. Whoever calls it off leaves a mind that is soon free again."""
        answer: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self.awaited[job.n] = answer
        try:
            self._write(job)
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await answer
        except TimeoutError:
            self.end()
            raise Lost from None
        except asyncio.CancelledError:
            with suppress(Lost):
                self._write(Off(job.n))
            raise
        finally:
            self.awaited.pop(job.n, None)

    def _write(self, order: Order) -> None:
        if self.listening.done() or self.process.stdin is None:
            raise Lost
        self.process.stdin.write(packed(order))

    async def _listen(self) -> None:
        """Hand out what is told, until the process is gone; then nothing more comes of what is awaited."""
        assert self.process.stdout is not None
        try:
            while True:
                head = await self.process.stdout.readexactly(LENGTH)
                size = int.from_bytes(head, "big")
                if size > MOST_BYTES:
                    break
                told = msgspec.json.decode(await self.process.stdout.readexactly(size), type=Told)
                if (answer := self.awaited.get(told.n)) is not None and not answer.done():
                    answer.set_result(told)
        except (OSError, asyncio.IncompleteReadError, msgspec.MsgspecError):
            if self.awaited:
                log.warning("mind lost")
        finally:
            self.end()
            for answer in self.awaited.values():
                if not answer.done():
                    answer.set_exception(Lost())

    def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()

    async def ended(self) -> None:
        """Killed, and nothing left of it."""
        self.end()
        await self.process.wait()
        await self.listening


class Minds:
    """So many think at once; the others wait, and not more than `MOST_WAITING` of them."""

    def __init__(self, together: int = 2) -> None:
        self.turn = asyncio.Semaphore(together)
        self.free: list[Mind] = []
        self.all: set[Mind] = set()
        self.numbers = count()
        self.waiting = 0

    async def hint(self, played: Log, seat: int, seed: str) -> Told:
        """A hint for a seat of the game in this log."""
        return await self._thought(Hint(next(self.numbers), bare(played), seat, seed))

    async def ponder(self, played: Log, seat: int, seed: str, usual: Answer, budget: Budget) -> Told:
        """What a player that searches answers in this seat, where the usual answer comes to mind first."""
        return await self._thought(Ponder(next(self.numbers), bare(played), seat, seed, usual, budget))

    async def _thought(self, job: Task) -> Told:
        if self.waiting >= MOST_WAITING:
            raise Refusal("server-busy")
        self.waiting += 1
        try:
            async with self.turn:
                for _ in range(TRIES):
                    with suppress(Lost):
                        return await self._by_somebody(job)
        finally:
            self.waiting -= 1
        raise Refusal("hint-failed")

    async def _by_somebody(self, job: Task) -> Told:
        mind = self.free.pop() if self.free else await self._another()
        try:
            return await mind.think(job)
        except Lost:
            self.all.discard(mind)
            raise
        finally:
            if mind in self.all:
                self.free.append(mind)

    async def _another(self) -> Mind:
        mind = await Mind.start()
        self.all.add(mind)
        return mind

    async def close(self) -> None:
        ending, self.all, self.free = self.all, set(), []
        for mind in ending:
            await mind.ended()
