"""A house on a temporary disk, and the small game of the engine's tests at its tables."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import ModuleType

import pytest
from tools.stress.inside import LAVISH

from nightbell import games
from nightbell.server import run
from nightbell.server.limits import Limits
from tests.engine.lantern import LANTERN


@pytest.fixture(autouse=True)
def lantern(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The small game, as if it were one of the house's own."""
    module = ModuleType("nightbell.games.lantern")
    module.RULES = LANTERN  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "nightbell.games.lantern", module)
    monkeypatch.setattr(games, "GAMES", (*games.GAMES, "lantern"))
    yield


@asynccontextmanager
async def serving(
    data: Path, db: str = "", limits: Limits = LAVISH, proxies: str | None = None
) -> AsyncIterator[tuple[str, run.Server]]:
    """A server on a free port, in this very loop, and its address."""
    server = run.server("127.0.0.1", 0, db, data=data, limits=limits, beat_ms=10, proxies=proxies)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}", server
    finally:
        server.should_exit = True
        await task


@asynccontextmanager
async def served(data: Path, db: str = "") -> AsyncIterator[str]:
    """Only its address."""
    async with serving(data, db) as (base, _):
        yield base
