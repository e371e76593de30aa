"""Copies of the embedded database: made while the tables play on, looked through, and brought back."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from nightbell.engine import Refusal
from nightbell.server import revisions
from nightbell.server.database import located
from nightbell.server.deeds import Opened, Torn, read
from nightbell.server.store import Store


class Checked(NamedTuple):
    """What a copy holds."""

    tables: int
    pages: int
    games: int
    guests: int


def back_up(db: str, to: Path) -> Checked:
    """A copy that was looked through before it gets its name; an older one stays until then.

    Nothing is changed in the database, of whatever release it is, and the tables play on.
    """
    url = sa.make_url(located(db))
    if url.get_backend_name() != "sqlite":
        raise Refusal("backup-by-pg-dump")
    file = Path(url.database or "")
    if not file.is_file():
        raise Refusal("cannot-read", file=str(file))
    part = to.with_name(f"{to.name}.part")
    part.unlink(missing_ok=True)
    old = os.umask(0o077)
    try:
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
        checked = check(part)
        part.replace(to)
    finally:
        os.umask(old)
        part.unlink(missing_ok=True)
    return checked


def check(file: Path) -> Checked:
    """Read every page of every journal; a copy that is not whole is refused with the reason."""
    if not file.is_file():
        raise Refusal("cannot-read", file=str(file))
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as db:
            return _check(db, file)
    except (sqlite3.Error, msgspec.MsgspecError, ValueError):
        raise Refusal("copy-damaged", file=str(file)) from None


def _check(db: sqlite3.Connection, file: Path) -> Checked:
    (sound,) = db.execute("pragma integrity_check").fetchone()
    if (found := _revision(db)) > revisions.LATEST + 1:
        raise Refusal("database-of-another-version", found=str(found), known=str(revisions.LATEST))
    if sound != "ok" or any(_faults(db)):
        raise Refusal("copy-damaged", file=str(file))
    counts = [
        db.execute(f"select count(*) from {name}").fetchone()[0]
        for name in ("room", "journal", "finished", "guest")
    ]
    return Checked(*counts)


def _revision(db: sqlite3.Connection) -> int:
    """Of the tables in a copy; one without a number is of the first."""
    named = db.execute("select 1 from sqlite_master where name = 'alembic_version'").fetchone()
    return int(db.execute("select version_num from alembic_version").fetchone()[0]) if named else 1


def _faults(db: sqlite3.Connection) -> Iterator[bool]:
    """Whether each page is where it belongs and can be read."""
    room, expected = "", 0
    for code, n, deed in db.execute("select room, n, deed from journal order by room, n"):
        if code != room:
            room, expected = code, 0
        found = read(deed)
        yield n != expected or isinstance(found, Torn) or isinstance(found, Opened) is not (n == 0)
        expected += 1


def bring_back(file: Path, db: Path) -> tuple[Checked, Path | None]:
    """Put a copy in the place of the database, which is kept beside it. Refused while a server uses it."""
    checked = check(file)
    kept: Path | None = None
    if db.exists():
        store = Store(str(db), alone=True)
        try:
            with store.engine.connect() as connection:
                connection.exec_driver_sql("pragma wal_checkpoint(truncate)")
        finally:
            store.close()
        kept = db.with_name(f"{db.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
        db.replace(kept)
    for rest in ("-wal", "-shm"):
        db.with_name(db.name + rest).unlink(missing_ok=True)
    old = os.umask(0o077)
    try:
        shutil.copyfile(file, db)
    finally:
        os.umask(old)
    return checked, kept
