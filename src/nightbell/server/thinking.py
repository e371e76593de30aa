"""Work that takes long: done in a thread, so that every other table goes on meanwhile.

The interpreter runs one thread at a time, so this buys no speed, only fairness: the loop gets its turn every
few milliseconds. That is why little of it runs at once and few may wait for it. What people ask for and what
the tables themselves need have threads of their own: no bot waits behind somebody's replays. And of one asker
one thing is done at a time, so that whoever asks for much leaves a thread to the others.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import thread_time
from typing import TypeVar

from nightbell.engine import Refusal

T = TypeVar("T")

MOST_WAITING = 32
MOST_OF_ONE = 8
"""Pieces of one asker that may wait or be under way."""
QUICK_SECONDS = 0.01
"""What has always taken less is done on the spot."""
FORGETS = 0.8


class Desk:
    """Where long work is done. `at_once` keys are kinds of work whose length is learnt by doing."""

    def __init__(self, together: int = 2) -> None:
        self.for_people = ThreadPoolExecutor(together, "asked")
        self.for_tables = ThreadPoolExecutor(together, "thinking")
        self.needing = 0
        """Tables that wait for something."""
        self.asked: Counter[str] = Counter()
        """How many pieces each asker waits for."""
        self.turns: dict[str, asyncio.Lock] = {}
        self.took: dict[str, float] = {}

    @property
    def waiting(self) -> int:
        """Pieces that wait or are under way."""
        return self.asked.total() + self.needing

    async def long(self, work: Callable[[], T], whose: str) -> T:
        """Somebody asked for it: refused if too many did, or if they themselves wait for much already."""
        if self.asked.total() >= MOST_WAITING or self.asked[whose] >= MOST_OF_ONE:
            raise Refusal("server-busy")
        self.asked[whose] += 1
        try:
            async with self.turns.setdefault(whose, asyncio.Lock()):
                return await asyncio.get_running_loop().run_in_executor(self.for_people, work)
        finally:
            self.asked[whose] -= 1
            if not self.asked[whose]:
                del self.asked[whose], self.turns[whose]

    async def needed(self, work: Callable[[], T]) -> T:
        """A table goes no further without it, and has only one such thing at a time."""
        self.needing += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.for_tables, work)
        finally:
            self.needing -= 1

    async def perhaps_long(self, kind: str, work: Callable[[], T]) -> T:
        """The table itself needs it. On the spot, unless such work has lately taken long.

        What it takes is the processor's time: to wait for others on a busy machine is not to be slow.
        """

        def timed() -> T:
            begun = thread_time()
            try:
                return work()
            finally:
                self.took[kind] = max(thread_time() - begun, self.took.get(kind, 0.0) * FORGETS)

        return timed() if self.took.get(kind, 0.0) < QUICK_SECONDS else await self.needed(timed)

    def close(self) -> None:
        for threads in (self.for_people, self.for_tables):
            threads.shutdown(wait=False, cancel_futures=True)
