"""Questions that come at the same time are asked together: after a restart everybody knocks at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from itertools import islice
from typing import Generic, TypeVar

T = TypeVar("T")


class Together(Generic[T]):
    """While one question is on its way, the next ones gather, up to so many in one."""

    def __init__(self, ask: Callable[[list[str]], Awaitable[Mapping[str, T]]], most: int) -> None:
        self.ask = ask
        self.most = most
        self.waiting: dict[str, list[asyncio.Future[T | None]]] = {}
        self.asking: asyncio.Task[None] | None = None

    async def find(self, key: str) -> T | None:
        """The answer for a key, or None if there is none. If the question fails, it fails for all of them."""
        answer: asyncio.Future[T | None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(key, []).append(answer)
        if self.asking is None:
            self.asking = asyncio.create_task(self._ask_on())
        return await answer

    async def _ask_on(self) -> None:
        try:
            while self.waiting:
                asked = {key: self.waiting.pop(key) for key in list(islice(self.waiting, self.most))}
                try:
                    found = await self.ask(list(asked))
                except Exception as fault:
                    for answer in _open(asked):
                        answer.set_exception(fault)
                else:
                    for key, answers in asked.items():
                        for answer in _open({key: answers}):
                            answer.set_result(found.get(key))
        finally:
            self.asking = None


def _open(asked: Mapping[str, list[asyncio.Future[T | None]]]) -> list[asyncio.Future[T | None]]:
    """Those who still wait."""
    return [answer for answers in asked.values() for answer in answers if not answer.done()]
