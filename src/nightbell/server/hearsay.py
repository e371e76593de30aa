"""What the nodes of a cluster say to each other, and an ear for it.

Nothing that matters hangs on its being heard: who has a table is a lock, and what happened there is in its
journal. Words only save waiting. They never go with a page of a journal, where they would make all writers
wait for each other.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias, cast

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from nightbell.server.journals import log, named
from nightbell.server.keys import CHANNEL
from nightbell.server.store import Store

if TYPE_CHECKING:
    import psycopg

LISTEN_SECONDS = 1.0
LONGEST = 4000
"""Bytes of a word; the database would take nearly twice as much."""


class Word(msgspec.Struct, tag_field="say", tag=str.lower, frozen=True):
    """Something that every node hears."""


class Probe(Word, frozen=True):
    """Can I be heard?"""

    id: str


class Wanted(Word, frozen=True):
    """Somebody knocks at this table elsewhere. `firm`: it is not for its node to say no."""

    table: str
    firm: bool = False


class Heard(Word, frozen=True):
    """The node that has the table has heard that it is wanted; it may take a while."""

    table: str


class Kept(Word, frozen=True):
    """It stays here for now."""

    table: str
    node: str


class Freed(Word, frozen=True):
    """Nobody has it now."""

    table: str


class Call(Word, frozen=True):
    """A node, by its id, has not told of itself for a while: is it still there?"""

    node: str


class Here(Word, frozen=True):
    """It is, however busy."""

    node: str


class Move(Word, frozen=True):
    """An operator wants a table to be at this node."""

    table: str
    node: str


class Shut(Word, frozen=True):
    """An operator has closed a table for good."""

    table: str


class Drain(Word, frozen=True):
    """An operator wants this node to give its tables to the others and stop."""

    node: str
    minutes: float


class Announce(Word, frozen=True):
    """An operator says something at every table."""

    text: str


class Renamed(Word, frozen=True):
    """A guest has another name or language; `proof` is what the register knows them by."""

    proof: str


class Revoked(Word, frozen=True):
    """A guest's token is worth nothing any more."""

    proof: str
    guest: str


class Forgotten(Word, frozen=True):
    """A guest is no more, whichever token they show."""

    guest: str


AnyWord: TypeAlias = (
    Probe
    | Wanted
    | Heard
    | Kept
    | Freed
    | Call
    | Here
    | Move
    | Shut
    | Drain
    | Announce
    | Renamed
    | Revoked
    | Forgotten
)
decode = msgspec.json.Decoder(AnyWord).decode


class Ear(threading.Thread):
    """Listens on a session of its own and passes on what it hears; `lost` when the session ends."""

    def __init__(self, store: Store, hear: Callable[[AnyWord], None], lost: Callable[[], None]) -> None:
        super().__init__(name="ear", daemon=True)
        self.store = store
        self.hear = hear
        self.lost = lost
        self.closed = False
        self.session = store.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        self.session.execute(sa.text(f"listen {CHANNEL}"))

    def run(self) -> None:
        raw = cast("psycopg.Connection[object]", self.session.connection.driver_connection)
        try:
            while not self.closed:
                for each in raw.notifies(timeout=LISTEN_SECONDS):
                    self._pass_on(each.payload)
        except Exception as fault:
            if not self.closed:
                log.warning("nodes not heard", fault=named(fault))
                self.lost()
        finally:
            self.session.invalidate()
            self.session.close()

    def _pass_on(self, payload: str) -> None:
        try:
            self.hear(decode(payload))
        except msgspec.MsgspecError:
            log.warning("word not understood")

    def close(self) -> None:
        self.closed = True


def say_at_once(store: Store, word: Word) -> None:
    """From a thread that has no session of its own."""
    try:
        with store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as db:
            db.execute(sa.select(sa.func.pg_notify(CHANNEL, msgspec.json.encode(word).decode())))
    except SQLAlchemyError as fault:
        log.warning("word not said", fault=named(fault))
