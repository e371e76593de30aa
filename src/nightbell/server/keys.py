"""Whose a table is: one session of a node with the database, and on it a lock for each table that it has.

The database gives the locks back when the session ends, however it ends. Beside the lock, a table's row of
places names its node; where a row still names somebody whose lock is gone, that node has lost its session and
does not know it yet. It is *buried* before anybody else goes on: its row goes, its other sessions are ended,
and it gets no new ones (`Store._check_node`). `Store.write` asks once more with every page.

Everything here waits for the database and is asked in the one thread of the session.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Sequence
from hashlib import blake2b
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from nightbell.engine import Refusal
from nightbell.server.columns import nodes, places, rooms
from nightbell.server.database import ADVISORY, session_name
from nightbell.server.guests import CODE_LENGTH, CROCKFORD
from nightbell.server.store import Store

SPEAKS: Final = 2
"""How nodes speak with each other. Neighbours of one number understand each other.

Those of the first do not answer when they are called (`hearsay.Call`).
"""
ANSWERS_CALLS: Final = 2
CHANNEL: Final = "nightbell"
TABLES: Final = 0x6E62 << 40
NAMES: Final = 0x6E63 << 40
"""Where the numbers of locks begin: of tables (a code is forty bits), and of the names of nodes."""
ALIVE_MS: Final = 5_000
"""A node that has not been seen for so long is looked after by the others."""
BURIAL_SECONDS: Final = 5.0
SOON_MS: Final = 3_000
"""After so long tables that nobody has any more are looked after without a knock; people knock sooner."""
SPARE_LOCKS: Final = 200
CLOCK: Final = sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)
"""The one clock of all nodes, in milliseconds."""


class Node(msgspec.Struct, frozen=True):
    """A node as it told of itself within the last seconds."""

    id: str
    name: str
    version: str = ""
    prints: dict[str, str] = {}
    """The fingerprint of its rules, by game."""
    ready: bool = False
    tables: int = 0
    capacity: int = 0
    """How many tables it may have in memory."""
    connections: int = 0
    seen: int = 0
    speaks: int = SPEAKS


class Place(msgspec.Struct, frozen=True):
    """Where a table is. `print` says by which rules its game began, `due` when it must be looked after."""

    code: str
    node: str = ""
    print: str = ""
    due: int | None = None
    public: bool = False
    card: bytes = b""


class Lost(Exception):
    """The session with the database has ended, and with it all that was locked."""


def lock_of(code: str) -> int:
    """The number of a table's lock: the code itself, so no two tables share one.

    >>> lock_of("00000001") - lock_of("00000000")
    1
    """
    number = 0
    for letter in code:
        number = number * len(CROCKFORD) + CROCKFORD.index(letter)
    return TABLES + number


def is_code(code: str) -> bool:
    return len(code) == CODE_LENGTH and all(letter in CROCKFORD for letter in code)


class Keys:
    """`me` is this node for as long as its session lives; after a loss it comes back as another one."""

    def __init__(self, store: Store, me: Node, proof: str) -> None:
        self.store = store
        self.name = me.name
        self.proof = proof
        self.me = me
        self._set_at = 0
        self._session: sa.Connection | None = None

    @property
    def session(self) -> sa.Connection:
        if self._session is None:
            raise Lost
        return self._session

    # ---- beginning and end

    def open(self, patience: float) -> None:
        """Become a node: with a name that nobody else has, among nodes that one can work with."""
        self.close()
        id = secrets.token_hex(8)
        self.store.join(id)
        session = self.store.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        try:
            self._enlist(session, id, patience)
        except BaseException:
            session.invalidate()
            session.close()
            raise
        self._session = session
        self.store.enlisted = True
        self.me = msgspec.structs.replace(self.me, id=id)

    def _enlist(self, session: sa.Connection, id: str, patience: float) -> None:
        # What is lost of places when the database itself falls belongs to sessions that fell with it.
        session.execute(sa.text("set synchronous_commit to off"))
        if not session.execute(sa.select(sa.func.pg_try_advisory_lock_shared(ADVISORY))).scalar():
            raise Refusal("database-taken")
        end = time.monotonic() + patience
        number = NAMES + int.from_bytes(blake2b(self.name.encode(), digest_size=5).digest())
        while not session.execute(sa.select(sa.func.pg_try_advisory_lock(number))).scalar():
            if time.monotonic() > end:
                raise Refusal("node-name-taken", name=self.name)
            time.sleep(0.1)
        others = self._living(session)
        for other, speaks, proof in others:
            if abs(speaks - SPEAKS) > 1:
                raise Refusal("node-of-another-age", node=other, found=speaks, known=SPEAKS)
            if proof != self.proof:
                raise Refusal("node-secret-differs", node=other)
        self._check_locks(session, len(others) + 1)
        session.execute(nodes.delete().where(nodes.c.name == self.name))
        row = msgspec.structs.asdict(self.me) | {"id": id, "prints": msgspec.json.encode(self.me.prints)}
        now = self._now(session)
        self._set_at = now - time.monotonic_ns() // 1_000_000
        row |= {"proof": self.proof, "seen": now}
        session.execute(nodes.insert().values(**row))

    def _living(self, session: sa.Connection) -> list[tuple[str, int, str]]:
        alive = nodes.c.seen > self._now(session) - ALIVE_MS
        asked = sa.select(nodes.c.name, nodes.c.speaks, nodes.c.proof)
        return [(*row,) for row in session.execute(asked.where(alive, nodes.c.name != self.name))]

    def _check_locks(self, session: sa.Connection, members: int) -> None:
        """Every table in memory is one lock."""

        def setting(name: str) -> int:
            return int(session.execute(sa.select(sa.func.current_setting(name))).scalar_one())

        sessions = setting("max_connections") + setting("max_prepared_transactions")
        needed = members * self.me.capacity + SPARE_LOCKS
        if setting("max_locks_per_transaction") * sessions < needed:
            raise Refusal("too-few-locks", needed=needed, least=-(-needed // sessions))

    def close(self) -> None:
        """End the session, and with it all that is locked."""
        if self._session is not None:
            self._session.invalidate()
            self._session.close()
            self._session = None

    def leave(self) -> None:
        """Go in good order: nothing is ours any more, and nobody has to look for us."""
        if self._session is not None:
            self.session.execute(places.update().where(places.c.node == self.me.id).values(node=""))
            self.session.execute(nodes.delete().where(nodes.c.id == self.me.id))
            self.close()

    # ---- tables

    def take(self, code: str, foreign: Collection[str]) -> Place | None:
        """None once the table is ours, or where it is. A table that was never opened is nowhere.

        One whose game began by `foreign` rules is left to the nodes that have them.
        """
        found = self.place(code)
        if found.print in foreign:
            return found
        if not self.session.execute(self._try(code)).scalar():
            return self.place(code)
        try:
            if not self.session.execute(sa.select(rooms.c.code).where(rooms.c.code == code)).scalar():
                raise Refusal("no-such-table")
            before = self.place(code).node
            if before and before != self.me.id:
                self.bury(before)
            self._claim(code)
        except BaseException:
            self._unlock(code)
            raise
        return None

    def take_new(self, code: str) -> bool:
        """Have a table that is only now being opened. False if there is one already."""
        if not self.session.execute(self._try(code)).scalar():
            return False
        self._claim(code)
        return True

    def _claim(self, code: str) -> None:
        row = postgresql.insert(places).values(
            code=code, node=self.me.id, print="", due=None, public=False, card=b""
        )
        self.session.execute(row.on_conflict_do_update(index_elements=["code"], set_={"node": self.me.id}))

    def _try(self, code: str) -> sa.Select[tuple[bool]]:
        return sa.select(sa.func.pg_try_advisory_lock(lock_of(code)))

    def place(self, code: str) -> Place:
        """Where a table was last said to be."""
        row = self.session.execute(sa.select(places).where(places.c.code == code)).first()
        return Place(code) if row is None else Place(*row)

    def release(self, code: str, due: int | None) -> None:
        """It is nobody's, until somebody knocks there or something is due."""
        mine = places.c.code == code, places.c.node == self.me.id
        self.session.execute(places.update().where(*mine).values(node="", due=due, public=False))
        self._unlock(code)

    def _unlock(self, code: str) -> None:
        self.session.execute(sa.select(sa.func.pg_advisory_unlock(lock_of(code))))

    def end_holder(self, code: str) -> None:
        """Whoever has this table does not hear: end that node."""
        number = lock_of(code)
        locks = sa.table("pg_locks", *map(sa.column, ("pid", "locktype", "classid", "objid", "objsubid")))
        sessions = sa.table("pg_stat_activity", sa.column("pid"), sa.column("application_name"))
        held = sa.select(sessions.c.application_name).join(locks, locks.c.pid == sessions.c.pid)
        held = held.where(
            locks.c.locktype == "advisory",
            sa.cast(locks.c.classid, sa.BigInteger) == number >> 32,
            sa.cast(locks.c.objid, sa.BigInteger) == number & 0xFFFFFFFF,
            locks.c.objsubid == 1,
        )
        for named in self.session.execute(held).scalars().all():
            if named.startswith(session_name("")) and named != session_name(self.me.id):
                self.bury(named.removeprefix(session_name("")))

    def bury(self, id: str) -> None:
        """A node is given up: it writes nothing more, whether it has noticed or not."""
        self.session.execute(nodes.delete().where(nodes.c.id == id))
        soon = sa.func.greatest(places.c.due, CLOCK + SOON_MS)
        due = sa.case((places.c.due.is_not(None), soon))
        self.session.execute(places.update().where(places.c.node == id).values(node="", due=due))
        sessions = sa.table("pg_stat_activity", sa.column("pid"), sa.column("application_name"))
        its = sessions.c.application_name == session_name(id)
        end = time.monotonic() + BURIAL_SECONDS
        while self.session.execute(sa.select(sa.func.pg_terminate_backend(sessions.c.pid)).where(its)).all():
            if time.monotonic() > end:
                raise Refusal("table-reloads")
            time.sleep(0.01)

    # ---- what nodes know of each other

    def beat(self, me: Node, cards: Sequence[Place]) -> list[Node]:
        """Tell of this node and of its tables what is new, and hear of the others."""
        told = {"ready": me.ready, "tables": me.tables, "connections": me.connections, "seen": CLOCK}
        telling = nodes.update().where(nodes.c.id == me.id).values(**told).returning(nodes.c.seen)
        now = self.session.execute(telling).scalar()
        if now is None:
            raise Lost
        if cards:
            mine = places.c.code == sa.bindparam("at"), places.c.node == me.id
            given: dict[str, sa.BindParameter[object]] = {
                name: sa.bindparam(f"new_{name}") for name in ("print", "due", "public", "card")
            }
            rows = [
                {"at": each.code} | {f"new_{name}": getattr(each, name) for name in given} for each in cards
            ]
            self.session.execute(places.update().where(*mine).values(**given), rows)
        columns = [nodes.c[name] for name in Node.__struct_fields__]
        found = self.session.execute(sa.select(*columns).where(nodes.c.seen > now - ALIVE_MS))
        return [_node(*row) for row in found]

    def waiting(self, alive: Collection[str], most: int) -> list[Place]:
        """Tables that nobody has, or nobody who lives, and at which something is due."""
        asked = sa.select(places).where(places.c.due <= CLOCK, places.c.node.not_in(list(alive)))
        return [Place(*row) for row in self.session.execute(asked.order_by(places.c.due).limit(most))]

    def all_places(self, alive: Collection[str], public: bool, most: int) -> list[Place]:
        """The tables at living nodes, or only the public ones."""
        asked = sa.select(places).where(places.c.node.in_(list(alive)))
        asked = asked.where(places.c.public) if public else asked
        return [Place(*row) for row in self.session.execute(asked.limit(most))]

    def say(self, words: Sequence[bytes]) -> None:
        """Tell all nodes something."""
        for each in words:
            self.session.execute(sa.select(sa.func.pg_notify(CHANNEL, each.decode())))

    def wall(self) -> int:
        """The one clock of all nodes, as it was set when the session was opened."""
        return self._set_at + time.monotonic_ns() // 1_000_000

    def _now(self, session: sa.Connection) -> int:
        return int(session.execute(sa.select(CLOCK)).scalar_one())


def _node(id: str, name: str, version: str, prints: bytes, ready: bool, *more: int) -> Node:
    return Node(id, name, version, msgspec.json.decode(prints, type=dict[str, str]), ready, *more)
