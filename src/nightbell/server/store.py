"""What is on disk: guests, the journals of tables, finished games, and the nodes of a cluster.

The same SQLAlchemy Core code serves the embedded SQLite (write-ahead log, every commit forced to disk) and a
PostgreSQL. One thread writes; whatever came in while it was writing goes into its next transaction, so many
tables share one wait for the disk.
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import sqlite3
import threading
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import BigInteger, Boolean, Column, Integer, LargeBinary, MetaData, String, Table
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError, SQLAlchemyError

from nightbell.engine import Refusal
from nightbell.server import revisions
from nightbell.server.deeds import Joined, Page, Torn, encode, read
from nightbell.server.protocol import Say
from nightbell.text import HOME

if TYPE_CHECKING:
    import psycopg

MOST_TOGETHER = 500
MOST_TOUCHED = 10_000
NAMELESS = "—"
"""What stands where somebody's name or words were."""
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
TOUCH_EVERY_MS = 60_000
"""How exactly it is remembered when a table was last used."""

metadata = MetaData()
about = Table("about", metadata, Column("key", String(40), primary_key=True), Column("value", String(200)))
guests = Table(
    "guest",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("proof", String(64), nullable=False, unique=True),
    Column("name", String(80), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("made", BigInteger, nullable=False),
)
rooms = Table(
    "room",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
    Column("closed", Boolean, nullable=False),
)
journal = Table(
    "journal",
    metadata,
    Column("room", String(12), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", String(12), nullable=False),
    Column("deed", LargeBinary, nullable=False),
)
checkpoints = Table(
    "checkpoint",
    metadata,
    Column("room", String(12), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("raw", LargeBinary, nullable=False),
)
finished = Table(
    "finished",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("room", String(12), nullable=False),
    Column("number", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("ended", BigInteger, nullable=False, index=True),
    Column("outcome", String(80), nullable=False),
    Column("log", LargeBinary, nullable=False),
)
players = Table(
    "player",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("guest", String(24), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
)


results = Table(
    "result",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("guest", String(24), primary_key=True, index=True),
    Column("worth", Integer, nullable=False),
    Column("noun", String(40), nullable=False),
    Column("part", String(60), nullable=False),
)
"""How a game ended for each who played it: 1 for a victory, -1 for a defeat, and what they were."""
devices = Table(
    "device",
    metadata,
    Column("proof", String(64), primary_key=True),
    Column("guest", String(24), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
)
"""Further tokens of a guest, who came back by a phrase."""
subscriptions = Table(
    "subscription",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("endpoint", String(500), primary_key=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("made", BigInteger, nullable=False),
)
"""Where browsers want to hear that a table waits for their guest."""
phrases = Table(
    "phrase",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("proof", String(64), nullable=False, unique=True),
)
"""Proofs of the words by which a guest comes back on another device."""


barred = Table(
    "barred",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("at", BigInteger, nullable=False),
)


nodes = Table(
    "node",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False, unique=True),
    Column("speaks", Integer, nullable=False),
    Column("proof", String(64), nullable=False),
    Column("version", String(40), nullable=False),
    Column("prints", LargeBinary, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("tables", Integer, nullable=False),
    Column("capacity", Integer, nullable=False),
    Column("connections", Integer, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
"""The nodes of a cluster. Whose row is gone writes nothing more."""
places = Table(
    "place",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("node", String(24), nullable=False, index=True),
    Column("print", String(32), nullable=False),
    Column("due", BigInteger, index=True),
    Column("public", Boolean, nullable=False),
    Column("card", LargeBinary, nullable=False),
)
"""Where the tables of a cluster are, when somebody is to look after them, and what the lobby says of them."""
allowances = Table(
    "allowance",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("hour", BigInteger, primary_key=True),
    Column("used", Integer, nullable=False),
)
solutions = Table(
    "solution",
    metadata,
    Column("puzzle", String(24), primary_key=True),
    Column("sign", String(32), primary_key=True),
    Column("tries", Integer, nullable=False),
)
"""At which try puzzles were solved. The sign tells two solvers apart, and nobody who they are."""


class Deposed(ConnectionError):
    """The other nodes have given this one up: what it still wants to write is not its to write."""


class Result(msgspec.Struct, frozen=True):
    """What a game was worth to somebody, and what they were in it: noun and id."""

    worth: int
    noun: str = ""
    part: str = ""


class Subscription(msgspec.Struct, frozen=True):
    """A browser that wants to be called, with the keys that only it can read by, and its guest's language."""

    endpoint: str
    p256dh: str
    auth: str
    lang: str = HOME


class Tally(msgspec.Struct, frozen=True):
    """How often somebody played one part of a game, and how often they won and lost with it."""

    game: str
    noun: str
    part: str
    played: int
    won: int
    lost: int


class Guest(msgspec.Struct, frozen=True):
    id: str
    name: str
    lang: str


class Finished(msgspec.Struct, frozen=True):
    """A game that is over. `seated` are the guests and their seats (-1 for watchers)."""

    id: str
    room: str
    number: int
    game: str
    ended: int
    outcome: str
    log: bytes
    seated: tuple[tuple[str, int], ...] = ()
    results: tuple[Result, ...] = ()
    """Of each seat. In a history, of the one who asks."""


class Entry(msgspec.Struct, frozen=True):
    """A page for a room's journal, the game that it finished, and the room after it, now and then.

    `reopened` is the id of a finished game that goes on: nobody reads of it any more until it ends again.
    """

    room: str
    n: int
    page: Page
    finished: Finished | None = None
    checkpoint: bytes | None = None
    reopened: str = ""


class AtRest(msgspec.Struct, frozen=True):
    """What there is of a table on disk: the last checkpoint, if one was made, and the pages after it."""

    checkpoint: bytes | None
    pages: list[Page]


class Newcomer(msgspec.Struct, frozen=True):
    """A new guest, the proof of their token, and when they came."""

    guest: Guest
    proof: str
    at: int


class Wanted(msgspec.Struct):
    """What somebody waits for to be on disk; `node` is who this was when it was wanted."""

    entries: Sequence[Entry]
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop
    node: str = ""
    newcomers: Sequence[Newcomer] = ()


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


class Store:
    def __init__(self, url: str, upgrades: bool = True) -> None:
        """With `upgrades` an older database is brought up to date; without, it is refused."""
        self.engine = sa.create_engine(located(url))
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine, "connect", _make_durable)
        else:
            sa.event.listen(self.engine, "do_connect", self._give_name)
            sa.event.listen(self.engine, "connect", self._check_node)
        self.node = ""
        """As which node of a cluster this store writes, if it does."""
        self.enlisted = False
        """Whether the other nodes know of it."""
        self._make_tables(upgrades)
        self._lock: IO[bytes] | None = None
        self._session: sa.Connection | None = None
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

    def _lock_file(self) -> None:
        file = self.engine.url.database
        if self._lock is not None or not file or file == ":memory:":
            return
        lock = open(f"{file}.lock", "ab")  # noqa: SIM115
        if not taken(lock):
            lock.close()
            raise Refusal("database-taken")
        self._lock = lock

    def _lock_session(self) -> None:
        """The database lets go of the lock when this connection ends, however it ends."""
        if self._session is not None:
            try:
                self._session.execute(sa.select(1))
                return
            except SQLAlchemyError:
                self._session.invalidate()
                self._session.close()
        session = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        if not session.execute(sa.select(sa.func.pg_try_advisory_lock(ADVISORY))).scalar():
            session.close()
            self._session = None
            raise Refusal("database-taken")
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
                db.execute(guests.insert(), [_registered(each) for each in newcomers])
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

    # ---- guests

    def add_guest(self, guest: Guest, proof: str, at: int) -> None:
        with self.engine.begin() as db:
            db.execute(guests.insert(), _registered(Newcomer(guest, proof, at)))

    def rename_guest(self, guest: Guest, at: int) -> None:
        with self.engine.begin() as db:
            kept = {"name": guest.name, "lang": guest.lang, "made": at}
            db.execute(guests.update().where(guests.c.id == guest.id).values(**kept))

    def revoke(self, proof: str) -> None:
        """Nobody can prove any more with this to be its guest."""
        with self.engine.begin() as db:
            db.execute(devices.delete().where(devices.c.proof == proof))
            nobodys = sa.literal("revoked-") + guests.c.id
            db.execute(guests.update().where(guests.c.proof == proof).values(proof=nobodys))

    def known(self, proofs: Collection[str], since: int = 0) -> dict[str, Guest]:
        """Whose proofs these are, of those that were given or renewed since."""
        named = guests.c.id, guests.c.name, guests.c.lang
        own = sa.select(guests.c.proof, *named).where(guests.c.proof.in_(proofs), guests.c.made >= since)
        other = sa.select(devices.c.proof, *named).join(guests, guests.c.id == devices.c.guest)
        asked = own.union_all(other.where(devices.c.proof.in_(proofs), guests.c.made >= since))
        with self.engine.connect() as db:
            return {proof: Guest(*row) for proof, *row in db.execute(asked)}

    def subscribe(self, guest: str, to: Subscription, at: int, most: int) -> None:
        """One more browser of a guest is called; of more than `most`, the oldest is not any more."""
        mine = subscriptions.c.guest == guest
        with self.engine.begin() as db:
            db.execute(subscriptions.delete().where(mine, subscriptions.c.endpoint == to.endpoint))
            latest = sa.select(subscriptions.c.endpoint).where(mine).order_by(subscriptions.c.made.desc())
            gone = list(db.execute(latest.offset(most - 1)).scalars())
            db.execute(subscriptions.delete().where(mine, subscriptions.c.endpoint.in_(gone)))
            row = {"endpoint": to.endpoint, "p256dh": to.p256dh, "auth": to.auth}
            db.execute(subscriptions.insert().values(guest=guest, made=at, **row))

    def unsubscribe(self, guest: str, endpoint: str) -> None:
        with self.engine.begin() as db:
            here = subscriptions.c.guest == guest, subscriptions.c.endpoint == endpoint
            db.execute(subscriptions.delete().where(*here))

    def subscriptions(self, guest: str) -> list[Subscription]:
        """The browsers in which a guest wants to be called."""
        kept = subscriptions.c
        asked = sa.select(kept.endpoint, kept.p256dh, kept.auth, guests.c.lang)
        asked = asked.join(guests, guests.c.id == kept.guest).where(kept.guest == guest)
        with self.engine.connect() as db:
            return [Subscription(*row) for row in db.execute(asked)]

    def set_phrase(self, guest: str, proof: str) -> None:
        """From now on these words bring this guest back, and no others."""
        with self.engine.begin() as db:
            db.execute(phrases.delete().where(phrases.c.guest == guest))
            db.execute(phrases.insert().values(guest=guest, proof=proof))

    def has_phrase(self, guest: str) -> bool:
        with self.engine.connect() as db:
            return db.execute(sa.select(phrases.c.guest).where(phrases.c.guest == guest)).first() is not None

    def add_device(self, phrase: str, proof: str, at: int, most: int) -> tuple[Guest, list[str]] | None:
        """One more token for whoever has these words, and the proofs that are worth nothing from now on."""
        with self.engine.begin() as db:
            guest = db.execute(sa.select(phrases.c.guest).where(phrases.c.proof == phrase)).scalar()
            if guest is None:
                return None
            mine = sa.select(devices.c.proof).where(devices.c.guest == guest).order_by(devices.c.made.desc())
            gone = list(db.execute(mine.offset(most - 1)).scalars())
            db.execute(devices.delete().where(devices.c.proof.in_(gone)))
            db.execute(devices.insert().values(proof=proof, guest=guest, made=at))
            db.execute(guests.update().where(guests.c.id == guest).values(made=at))
            row = db.execute(
                sa.select(guests.c.id, guests.c.name, guests.c.lang).where(guests.c.id == guest)
            ).one()
        return Guest(*row), gone

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

    def count(self, key: str, hour: int) -> int:
        """How often something was done in an hour by one network, this time included, at any node."""
        row = postgresql.insert(allowances).values(key=key, hour=hour, used=1)
        again = row.on_conflict_do_update(
            index_elements=["key", "hour"], set_={"used": allowances.c.used + 1}
        ).returning(allowances.c.used)
        with self.engine.begin() as db:
            db.execute(allowances.delete().where(allowances.c.hour < hour))
            return int(db.execute(again).scalar_one())

    # ---- who is kept out

    def bar(self, key: str, at: int, lift: bool = False) -> None:
        with self.engine.begin() as db:
            db.execute(barred.delete().where(barred.c.key == key))
            if not lift:
                db.execute(barred.insert().values(key=key, at=at))

    def barred(self) -> frozenset[str]:
        with self.engine.connect() as db:
            return frozenset(db.execute(sa.select(barred.c.key)).scalars())

    # ---- finished games

    def history(self, guest: str, most: int = 50) -> list[Finished]:
        """The games that this guest was at, latest first, without their logs."""
        kept, end = finished.c, results.c
        mine = sa.and_(end.game == kept.id, end.guest == guest)
        columns = kept.id, kept.room, kept.number, kept.game, kept.ended, kept.outcome, players.c.seat
        asked = (
            sa.select(*columns, end.worth, end.noun, end.part)
            .join(players, players.c.game == kept.id)
            .outerjoin(results, mine)
            .where(players.c.guest == guest)
            .order_by(kept.ended.desc())
            .limit(most)
        )
        with self.engine.connect() as db:
            return [
                Finished(
                    *row[:6],
                    b"",
                    ((guest, row[6]),),
                    (Result(row[7], row[8], row[9]),) if row[7] is not None else (),
                )
                for row in db.execute(asked)
            ]

    def tallies(self, guest: str) -> list[Tally]:
        """What this guest has played, part by part, the most played first."""
        played = sa.func.count()
        won = sa.func.sum(sa.case((results.c.worth > 0, 1), else_=0))
        lost = sa.func.sum(sa.case((results.c.worth < 0, 1), else_=0))
        asked = (
            sa.select(finished.c.game, results.c.noun, results.c.part, played, won, lost)
            .join(finished, finished.c.id == results.c.game)
            .where(results.c.guest == guest)
            .group_by(finished.c.game, results.c.noun, results.c.part)
            .order_by(played.desc(), finished.c.game, results.c.part)
        )
        with self.engine.connect() as db:
            return [Tally(*row) for row in db.execute(asked)]

    def game(self, id: str) -> Finished | None:
        with self.engine.connect() as db:
            row = db.execute(sa.select(finished).where(finished.c.id == id)).first()
            if row is None:
                return None
            seated = db.execute(sa.select(players.c.guest, players.c.seat).where(players.c.game == id))
            present = tuple((guest, seat) for guest, seat in seated)
            return msgspec.structs.replace(Finished(*row), seated=present)

    # ---- how puzzles were solved

    def solved(self, puzzle: str, sign: str, tries: int, most: int, since: str) -> None:
        """Count how somebody solved a puzzle: what they tell first, and of no more than `most` people.

        What was counted of puzzles of the day that come before `since` goes: nobody can solve them any more.
        """
        old = solutions.c.puzzle >= "day-", solutions.c.puzzle < since
        counted = sa.select(sa.func.count()).where(solutions.c.puzzle == puzzle)
        with suppress(IntegrityError), self.engine.begin() as db:
            db.execute(solutions.delete().where(*old))
            if not db.execute(counted.where(solutions.c.sign == sign)).scalar_one():
                if db.execute(counted).scalar_one() < most:
                    db.execute(solutions.insert().values(puzzle=puzzle, sign=sign, tries=tries))

    def solvers(self, puzzle: str, but: str) -> dict[int, int]:
        """How many solved a puzzle at which try, without one of them."""
        asked = sa.select(solutions.c.tries, sa.func.count()).group_by(solutions.c.tries)
        others = asked.where(solutions.c.puzzle == puzzle, solutions.c.sign != but)
        with self.engine.connect() as db:
            return {int(tries): int(number) for tries, number in db.execute(others)}

    # ---- the whole

    async def alive(self) -> bool:
        """Whether what is written arrives on disk, by the same way as every deed."""
        try:
            await self.append([])
        except Exception:
            return False
        return True

    def back_up(self, to: Path) -> None:
        """A consistent copy of the embedded database, made while the tables play on."""
        if self.engine.dialect.name != "sqlite":
            raise Refusal("backup-by-pg-dump")
        with self.engine.connect() as db:
            source = db.connection.driver_connection
            assert isinstance(source, sqlite3.Connection)
            target = sqlite3.connect(to)
            with target:
                source.backup(target)
            target.close()

    def close(self) -> None:
        """Write what is still wanted, then stop."""
        self._wanted.put(None)
        self._writer.join()
        self._put_down()
        if self._session is not None:
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


def _registered(new: Newcomer) -> dict[str, object]:
    """A new guest as the register has them."""
    guest = new.guest
    return {"id": guest.id, "proof": new.proof, "name": guest.name, "lang": guest.lang, "made": new.at}


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


def _make_durable(connection: sqlite3.Connection, _: object) -> None:
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA busy_timeout=10000")


def _wait_for_writers(connection: sqlite3.Connection, _: object) -> None:
    """Where games are written without a pause, a moment between two of them has to be met by chance."""
    connection.execute("PRAGMA busy_timeout=60000")


def _tell(done: asyncio.Future[None], fault: Exception | None) -> None:
    if done.done():
        return
    if fault is None:
        done.set_result(None)
    else:
        done.set_exception(fault)
