"""What is on disk: the journals of tables, written here, and beside them the register and the archive.

The same SQLAlchemy Core code serves the embedded SQLite (write-ahead log, every commit forced to disk) and a
PostgreSQL. One thread writes; whatever came in while it was writing goes into its next transaction, so many
tables share one wait for the disk.
"""

from __future__ import annotations

import asyncio
import os
import queue
import secrets
import threading
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError

from nightbell.engine import Refusal
from nightbell.server import revisions
from nightbell.server.archive import Archive
from nightbell.server.columns import (
    about,
    checkpoints,
    devices,
    finished,
    guests,
    journal,
    metadata,
    nodes,
    phrases,
    places,
    players,
    results,
    rooms,
    subscriptions,
)
from nightbell.server.database import (
    ADVISORY,
    NOTICING,
    SCHEMA_LOCK,
    located,
    make_durable,
    session_name,
    taken,
)
from nightbell.server.deeds import Joined, Page, Torn, encode, read
from nightbell.server.protocol import Say
from nightbell.server.records import NAMELESS, AtRest, Entry, Finished, Newcomer
from nightbell.server.register import Register, registered

if TYPE_CHECKING:
    import psycopg

MOST_TOGETHER = 500
MOST_TOUCHED = 10_000
LET_GO_MS = 3000
"""How long the session of a server that has just ended may take to be gone."""
TOUCH_EVERY_MS = 60_000
"""How exactly it is remembered when a table was last used."""


class Deposed(ConnectionError):
    """The other nodes have given this one up: what it still wants to write is not its to write."""


class Wanted(msgspec.Struct):
    """What somebody waits for to be on disk; `node` is who this was when it was wanted."""

    entries: Sequence[Entry]
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop
    node: str = ""
    newcomers: Sequence[Newcomer] = ()


class Store:
    def __init__(self, url: str, upgrades: bool = True, alone: bool = False) -> None:
        """With `upgrades` an older database is brought up to date; without, it is refused.

        What is wanted `alone` is claimed before anything is changed in it.
        """
        self.engine = sa.create_engine(located(url))
        if self.engine.dialect.name == "sqlite":
            if (file := self._file()) is not None:
                file.touch(0o600)
            sa.event.listen(self.engine, "connect", make_durable)
        else:
            sa.event.listen(self.engine, "do_connect", self._give_name)
            sa.event.listen(self.engine, "connect", self._check_node)
        self.node = ""
        """As which node of a cluster this store writes, if it does."""
        self.enlisted = False
        """Whether the other nodes know of it."""
        self._lock: IO[bytes] | None = None
        self._session: sa.Connection | None = None
        try:
            if alone:
                self.claim()
            self._make_tables(upgrades)
        except BaseException:
            self._let_go()
            raise
        self.register = Register(self.engine)
        self.archive = Archive(self.engine)
        self._touched: dict[str, int] = {}
        mark = ":{}" if self.engine.dialect.name == "sqlite" else "%({})s"
        names = list(journal.c.keys())
        marks = ", ".join(mark.format(name) for name in names)
        into = f"insert into {journal.name} ({', '.join(names)})"
        self._known_node = f"select 1 from {nodes.name} where id = {mark.format('node')}"
        self._insert = f"{into} values ({marks})"
        """What is written most often, as the driver takes it."""
        self._insert_as_node = f"{into} select {marks} where exists ({self._known_node})"
        """The same, by a node that the others have not given up; otherwise nothing is inserted."""
        self._pen: sa.Connection | None = None
        """The connection that pages are written through, and as which node."""
        self._pen_of = ""
        self._wanted: queue.SimpleQueue[Wanted | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_for_ever, name="journal", daemon=True)
        self._writer.start()

    def _give_name(self, _: object, __: object, ___: object, named: dict[str, object]) -> None:
        """The other nodes must be able to find the sessions of this one, and a database whose machine is gone
        without a word must be noticed.
        """
        for setting, value in NOTICING.items():
            named.setdefault(setting, value)
        if self.node:
            named["application_name"] = session_name(self.node)

    def _make_tables(self, upgrades: bool) -> None:
        with self.engine.begin() as db:
            if self.engine.dialect.name == "postgresql":
                db.execute(sa.select(sa.func.pg_advisory_xact_lock(SCHEMA_LOCK)))
            found = revisions.revision(db)
            if found is None:
                metadata.create_all(db)
                db.execute(about.insert(), {"key": "sign", "value": ""})
                revisions.number(db)
            elif 0 < found < revisions.LATEST and upgrades:
                revisions.bring(db, revisions.LATEST)
            elif 0 < found < revisions.LATEST:
                raise Refusal("database-to-upgrade", found=found, known=revisions.LATEST)
            elif not revisions.fits(found):
                raise Refusal("database-of-another-version", found=str(found), known=str(revisions.LATEST))

    def _check_node(self, connection: psycopg.Connection[object], _: object) -> None:
        """A node that was given up had all its sessions ended; here it gets no new ones."""
        if self.enlisted:
            known = connection.execute("select 1 from node where id = %s", (self.node,)).fetchone()
            connection.rollback()
            if known is None:
                raise Deposed

    def join(self, node: str) -> None:
        """From now on be this node, and no other; nothing is written before it is enlisted."""
        self.node, self.enlisted = node, False
        self.engine.dispose()

    def claim(self) -> None:
        """Take the database for this process alone; asked again, make sure that it still is ours."""
        if self.engine.dialect.name == "sqlite":
            self._lock_file()
        else:
            self._lock_session()

    def _file(self) -> Path | None:
        """Where the embedded database lies, if not in memory."""
        name = self.engine.url.database
        return Path(name) if name and name != ":memory:" else None

    def _lock_file(self) -> None:
        file = self._file()
        if self._lock is not None or file is None:
            return
        lock = open(f"{file}.lock", "ab", opener=partial(os.open, mode=0o600))  # noqa: SIM115
        if not taken(lock):
            lock.close()
            raise Refusal("database-taken")
        self._lock = lock

    def _lock_session(self) -> None:
        """The database lets go of the lock when this connection ends, however it ends; that of a server that
        has just ended is waited for."""
        if self._session is not None:
            try:
                self._session.execute(sa.select(1))
                return
            except SQLAlchemyError:
                self._session.invalidate()
                self._session.close()
        session = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        session.execute(sa.text(f"SET lock_timeout = {LET_GO_MS}"))
        try:
            session.execute(sa.select(sa.func.pg_advisory_lock(ADVISORY)))
        except OperationalError:
            session.invalidate()
            session.close()
            self._session = None
            raise Refusal("database-taken") from None
        session.execute(sa.text("SET lock_timeout = 0"))
        self._session = session

    def latest(self) -> int:
        """When something was last written at any table, to a minute."""
        with self.engine.connect() as db:
            return int(db.execute(sa.select(sa.func.max(rooms.c.touched))).scalar() or 0)

    # ---- the journal

    async def append(self, entries: Sequence[Entry], newcomers: Sequence[Newcomer] = ()) -> None:
        """Returns when all of it is on disk. Whatever is wanted at the same time shares the wait for it."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._wanted.put(Wanted(entries, done, loop, self.node, newcomers))
        await done

    def _write_for_ever(self) -> None:
        stopping = False
        while not stopping:
            first = self._wanted.get()
            if first is None:
                return
            batch = [first]
            while len(batch) < MOST_TOGETHER:
                try:
                    more = self._wanted.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    stopping = True
                    break
                batch.append(more)
            self._write_batch(batch)

    def _write_batch(self, batch: Sequence[Wanted]) -> None:
        """All in one transaction; if something is wrong with one of them, each in its own."""
        fault: Exception | None = None
        try:
            if any(wanted.node != self.node for wanted in batch):
                raise Deposed
            self.write(
                [entry for wanted in batch for entry in wanted.entries],
                [newcomer for wanted in batch for newcomer in wanted.newcomers],
            )
        except (OperationalError, InterfaceError, OSError) as caught:
            fault = caught
        except Exception as caught:
            if len(batch) > 1:
                for wanted in batch:
                    self._write_batch([wanted])
                return
            fault = caught
        for wanted in batch:
            wanted.loop.call_soon_threadsafe(_tell, wanted.done, fault)

    @contextmanager
    def _writing(self) -> Iterator[sa.Connection]:
        """A transaction on a connection that is kept for it: to borrow one costs as much as a page.

        After a fault, and when this has become another node, the next one has a connection of its own.
        """
        if self._pen is not None and self._pen_of != self.node:
            self._put_down()
        if self._pen is None:
            self._pen, self._pen_of = self.engine.connect(), self.node
        try:
            with self._pen.begin():
                yield self._pen
        except BaseException:
            self._put_down()
            raise

    def _put_down(self) -> None:
        pen, self._pen = self._pen, None
        if pen is not None:
            with suppress(SQLAlchemyError):
                pen.invalidate()
            pen.close()

    def write(self, entries: Sequence[Entry], newcomers: Sequence[Newcomer] = ()) -> None:
        """All of these or none. Nothing at all is written too: a sign that the disk takes it."""
        as_node = {"node": self.node} if self.node else {}
        pages = [
            {
                "room": entry.room,
                "n": entry.n,
                "at": entry.page.at,
                "person": entry.page.person,
                "deed": encode(entry.page.deed),
            }
            | as_node
            for entry in entries
        ]
        latest = {entry.room: entry.page.at for entry in entries}
        touched = {
            code: at for code, at in latest.items() if at - self._touched.get(code, 0) > TOUCH_EVERY_MS
        }
        if self.node and not self.enlisted:
            raise Deposed
        with self._writing() as db:
            if self.node and not pages:
                if not db.exec_driver_sql(self._known_node, {"node": self.node}).scalar():
                    raise Deposed
            if newcomers:
                db.execute(guests.insert(), [registered(each) for each in newcomers])
            if not pages:
                if not newcomers:
                    self._sign(db)
                return
            for entry in entries:
                if entry.n == 0:
                    at = entry.page.at
                    db.execute(rooms.insert().values(code=entry.room, made=at, touched=at, closed=False))
                if entry.reopened:
                    db.execute(finished.delete().where(finished.c.id == entry.reopened))
                    db.execute(players.delete().where(players.c.game == entry.reopened))
                    db.execute(results.delete().where(results.c.game == entry.reopened))
                if entry.finished is not None:
                    self._finish(db, entry.finished)
                if entry.checkpoint is not None:
                    db.execute(checkpoints.delete().where(checkpoints.c.room == entry.room))
                    row = {"room": entry.room, "n": entry.n, "raw": entry.checkpoint}
                    db.execute(checkpoints.insert().values(**row))
            inserted = db.exec_driver_sql(
                self._insert_as_node if self.node else self._insert, pages if len(pages) > 1 else pages[0]
            )
            if self.node and inserted.rowcount != len(pages):
                raise Deposed
            for code, at in touched.items():
                db.execute(rooms.update().where(rooms.c.code == code).values(touched=at))
        if len(self._touched) > MOST_TOUCHED:
            self._touched.clear()
        self._touched.update(touched)

    def _sign(self, db: sa.Connection) -> None:
        """Change the one row that says nothing."""
        sign = {"value": secrets.token_hex(8)}
        if not db.execute(about.update().where(about.c.key == "sign").values(**sign)).rowcount:
            db.execute(about.insert().values(key="sign", **sign))

    def _finish(self, db: sa.Connection, game: Finished) -> None:
        db.execute(finished.delete().where(finished.c.id == game.id))
        db.execute(players.delete().where(players.c.game == game.id))
        db.execute(results.delete().where(results.c.game == game.id))
        row = {name: getattr(game, name) for name in finished.c.keys()}  # noqa: SIM118
        db.execute(finished.insert().values(**row))
        for guest, seat in game.seated:
            db.execute(players.insert().values(game=game.id, guest=guest, seat=seat))
            if 0 <= seat < len(game.results):
                end = msgspec.structs.asdict(game.results[seat])
                db.execute(results.insert().values(game=game.id, guest=guest, **end))

    def pages(self, code: str) -> list[Page]:
        """The journal of one table from the beginning. What is missing shows as torn."""
        columns = sa.select(journal.c.n, journal.c.at, journal.c.person, journal.c.deed)
        asked = columns.where(journal.c.room == code).order_by(journal.c.n)
        with self.engine.connect() as db:
            return _bound(db.execute(asked), 0)

    def at_rest(self, codes: Collection[str]) -> dict[str, AtRest]:
        """The last checkpoint of each of these tables, with what its journal has after it."""
        made = sa.select(checkpoints.c.room, checkpoints.c.n, checkpoints.c.raw)
        page = journal.c.n, journal.c.at, journal.c.person, journal.c.deed
        later = (
            sa.select(journal.c.room, checkpoints.c.n, *page)
            .outerjoin(checkpoints, checkpoints.c.room == journal.c.room)
            .where(journal.c.room.in_(codes), journal.c.n > sa.func.coalesce(checkpoints.c.n, -1))
            .order_by(journal.c.room, journal.c.n)
        )
        with self.engine.connect() as db:
            raws = {row[0]: row[1:] for row in db.execute(made.where(checkpoints.c.room.in_(codes)))}
            rows = {room: list(each) for room, each in groupby(db.execute(later), itemgetter(0))}
        found: dict[str, AtRest] = {}
        for code in codes:
            n, raw = raws.get(code, (None, None))
            after = rows.get(code, [])
            if after and after[0][1] != n:  # It was taken away just now, or another was made.
                continue
            pages = _bound((row[2:] for row in after), 0 if n is None else n + 1)
            found[code] = AtRest(None if raw is None else bytes(raw), pages)
        return found

    def open_rooms(self, since: int) -> list[str]:
        """The codes of tables that are not closed and were used since, latest first."""
        asked = sa.select(rooms.c.code).where(rooms.c.closed.is_(False), rooms.c.touched >= since)
        with self.engine.connect() as db:
            return list(db.execute(asked.order_by(rooms.c.touched.desc())).scalars())

    def close_room(self, code: str) -> None:
        with self.engine.begin() as db:
            db.execute(rooms.update().where(rooms.c.code == code).values(closed=True))

    # ---- what is forgotten

    def rooms_of(self, guest: str) -> list[str]:
        """The tables that this guest has ever come to."""
        asked = sa.select(journal.c.room, journal.c.deed).where(journal.c.person == "")
        with self.engine.connect() as db:
            rows = db.execute(asked.execution_options(yield_per=1000))
            found = {room for room, raw in rows if guest.encode() in raw}
        return sorted(found)

    def redact(self, code: str, guest: str, persons: Collection[str]) -> None:
        """Take what a guest was called and what they said out of a journal; what they did stays in it."""
        pages = sa.select(journal.c.n, journal.c.person, journal.c.deed).where(journal.c.room == code)
        with self.engine.begin() as db:
            for n, person, raw in db.execute(pages).all():
                deed = read(raw)
                if isinstance(deed, Joined) and deed.guest == guest:
                    deed = Joined(guest, NAMELESS)
                elif isinstance(deed, Say) and person in persons:
                    deed.text = NAMELESS
                else:
                    continue
                here = journal.c.room == code, journal.c.n == n
                db.execute(journal.update().where(*here).values(deed=encode(deed)))
            db.execute(checkpoints.delete().where(checkpoints.c.room == code))

    def forget_guest(
        self,
        guest: str,
        begun: Collection[tuple[str, int, int]],
        renamed: Callable[[bytes, int, str], bytes],
    ) -> None:
        """Take a guest out of the register, and by `renamed` out of the logs of finished games.

        `begun` are the tables, numbers and seats of the games that began under their name. A game is played
        again for it. Nobody else's page waits for that: it is done before anything is written, and one game
        after another.
        """
        for code, number, seat in begun:
            logs = sa.select(finished.c.log).where(finished.c.room == code, finished.c.number == number)
            with self.engine.connect() as db:
                raw = db.execute(logs).scalar()
            if raw is None:
                continue
            same = finished.c.room == code, finished.c.number == number, finished.c.log == raw
            changed = renamed(raw, seat, NAMELESS)
            with self.engine.begin() as db:
                db.execute(finished.update().where(*same).values(log=changed))
        with self.engine.begin() as db:
            for each in (players, results, devices, phrases, subscriptions):
                db.execute(each.delete().where(each.c.guest == guest))
            db.execute(guests.delete().where(guests.c.id == guest))

    def forget_before(self, at: int) -> int:
        """Forget tables that nobody has used since, and games that ended before; how many tables."""
        old = sa.select(rooms.c.code).where(rooms.c.touched < at)
        over = sa.select(finished.c.id).where(finished.c.ended < at)
        with self.engine.begin() as db:
            for each in (journal, checkpoints):
                db.execute(each.delete().where(each.c.room.in_(old)))
            db.execute(places.delete().where(places.c.code.in_(old)))
            db.execute(players.delete().where(players.c.game.in_(over)))
            db.execute(results.delete().where(results.c.game.in_(over)))
            db.execute(finished.delete().where(finished.c.ended < at))
            return int(db.execute(rooms.delete().where(rooms.c.touched < at)).rowcount)

    # ---- the whole

    async def alive(self) -> bool:
        """Whether what is written arrives on disk, by the same way as every deed."""
        try:
            await self.append([])
        except Exception:
            return False
        return True

    def close(self) -> None:
        """Write what is still wanted, then stop."""
        self._wanted.put(None)
        self._writer.join()
        self._put_down()
        self._let_go()

    def _let_go(self) -> None:
        """Others may have the database."""
        if self._session is not None:
            # The database notices only after a while that a connection ended; who comes next may be quicker.
            with suppress(SQLAlchemyError):
                self._session.execute(sa.select(sa.func.pg_advisory_unlock(ADVISORY)))
            self._session.close()
        self.engine.dispose()
        if self._lock is not None:
            self._lock.close()


def _bound(rows: Iterable[Sequence[Any]], since: int) -> list[Page]:
    """Rows of a journal as its pages, from one on. What is missing shows as torn."""
    found: list[Page] = []
    for n, at, person, deed in rows:
        if n > since:
            found.append(Page(at, "", Torn(n - since)))
        found.append(Page(at, person, read(deed)))
        since = n + 1
    return found


def _tell(done: asyncio.Future[None], fault: Exception | None) -> None:
    if done.done():
        return
    if fault is None:
        done.set_result(None)
    else:
        done.set_exception(fault)
