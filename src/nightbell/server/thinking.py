"""Work that takes long: done in a thread, so that every other table goes on meanwhile.

The interpreter runs one thread at a time, so this buys no speed, only fairness: the loop gets its turn every
few milliseconds. That is why little of it runs at once and few may wait for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import TypeVar

from nightbell.engine import Refusal

T = TypeVar("T")

MOST_WAITING = 32
QUICK_SECONDS = 0.01
"""What has always taken less is done on the spot."""
FORGETS = 0.8


class Desk:
    """Where long work is done. `at_once` keys are kinds of work whose length is learnt by doing."""

    def __init__(self, together: int = 2) -> None:
        self.threads = ThreadPoolExecutor(together, "thinking")
        self.waiting = 0
        self.took: dict[str, float] = {}

    async def long(self, work: Callable[[], T]) -> T:
        """Somebody asked for it: refused if too many did."""
        if self.waiting >= MOST_WAITING:
            raise Refusal("server-busy")
        return await self._in_thread(work)

    async def perhaps_long(self, kind: str, work: Callable[[], T]) -> T:
        """The table itself needs it. On the spot, unless such work has lately taken long."""
        begun = perf_counter()
        try:
            if self.took.get(kind, 0.0) < QUICK_SECONDS:
                return work()
            return await self._in_thread(work)
        finally:
            took = perf_counter() - begun
            self.took[kind] = max(took, self.took.get(kind, 0.0) * FORGETS)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
