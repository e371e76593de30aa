"""Where the database is, how one comes to it, and how it is brought to another revision."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import IO

import sqlalchemy as sa

from nightbell.engine import Refusal
from nightbell.server import revisions

ADVISORY = 0x6E69676874626C
"""The number by which servers on one PostgreSQL know each other."""
SCHEMA_LOCK = ADVISORY + 1
"""Held by whoever makes the tables of the database, so that two beginners do not."""
NOTICING = {
    "connect_timeout": 3,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}
"""How soon a PostgreSQL that says nothing any more is given up, unless its address says otherwise."""


def revised(url: str, way: str) -> tuple[int, int]:
    """The revision of a database before and after it went one up or down, or nowhere."""
    engine = sa.create_engine(located(url))
    file = engine.url.database if engine.dialect.name == "sqlite" else None
    if file is not None and not Path(file).is_file():
        raise Refusal("cannot-read", file=file)
    if file is not None:
        sa.event.listen(engine, "connect", _wait_for_writers)
    try:
        with engine.begin() as db:
            if engine.dialect.name == "postgresql":
                db.execute(sa.select(sa.func.pg_advisory_xact_lock(SCHEMA_LOCK)))
            found = revisions.revision(db)
            if found is None:
                raise Refusal("database-empty")
            to = found + {"up": 1, "down": -1}.get(way, 0)
            if way and not (1 <= to <= revisions.LATEST):
                raise Refusal("database-at-the-end", found=found, known=revisions.LATEST)
            if way:
                revisions.bring(db, to)
            return found, to
    finally:
        engine.dispose()


def taken(lock: IO[bytes]) -> bool:
    """Take a lock that the system gives back when this process ends. False if another has it."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        try:
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        except OSError:
            return False
        return True
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def session_name(node: str) -> str:
    """What the database calls the sessions of a node."""
    return f"nightbell {node}"


def located(url: str) -> str:
    """The URL with the driver that is installed; a bare path is an SQLite file."""
    if "://" not in url:
        return f"sqlite:///{url}"
    for short in ("postgresql://", "postgres://"):
        if url.startswith(short):
            return "postgresql+psycopg://" + url.removeprefix(short)
    return url


def make_durable(connection: sqlite3.Connection, _: object) -> None:
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA busy_timeout=10000")


def _wait_for_writers(connection: sqlite3.Connection, _: object) -> None:
    """Where games are written without a pause, a moment between two of them has to be met by chance."""
    connection.execute("PRAGMA busy_timeout=60000")
