"""`nightbell admin`, `backup`, `restore`, `schema`: what an operator does."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.table import Table

from nightbell.engine import Refusal
from nightbell.text import Words

if TYPE_CHECKING:
    from nightbell.server.admin import NodeCard, TableCard

ACTIONS = ("tables", "close", "broadcast", "ban", "lift", "drain", "nodes", "move")
ALONE = ("tables", "drain", "nodes")
"""Orders that need not be told what."""


def admin(words: Words, action: str, what: str, to: str, minutes: float) -> None:
    """Ask the running server to do something."""
    from nightbell.server import admin as door
    from nightbell.server.run import data_directory

    if action not in ACTIONS:
        raise Refusal("unknown-order", order=action, known=", ".join(ACTIONS))
    if (action not in ALONE and not what) or (action == "move" and not to):
        raise Refusal("order-needs-what", order=action)
    orders: dict[str, door.AnyOrder] = {
        "tables": door.Tables(),
        "close": door.Close(what),
        "broadcast": door.Broadcast(what),
        "ban": door.Ban(what),
        "lift": door.Ban(what, lift=True),
        "drain": door.Drain(minutes, what),
        "nodes": door.Nodes(),
        "move": door.Move(what, to),
    }
    reply = asyncio.run(door.ask(data_directory(), orders[action]))
    console = Console(highlight=False)
    if action in ("tables", "nodes"):
        console.print(_listed(words, reply.tables if action == "tables" else reply.nodes))
    else:
        console.print(words.say(f"admin-{action}", count=reply.done), markup=False)


def _listed(words: Words, cards: Sequence[TableCard | NodeCard]) -> Table:
    """One line for each; a column that says nothing of any is left out."""
    shown = [msgspec.structs.asdict(each) for each in cards]
    names = [
        name for name in (shown[0] if shown else ()) if any(row[name] not in ("", None) for row in shown)
    ]
    table = Table(*(words.say(f"admin-column-{name}") for name in names), box=None)
    for row in shown:
        table.add_row(*("–" if row[name] is None else str(row[name]) for name in names))
    return table


def backup(words: Words, to: Path, db: str) -> None:
    from nightbell.server import copies

    checked = copies.back_up(_served(db), to)
    Console(highlight=False).print(words.say("backup-made", file=str(to), **checked._asdict()), markup=False)


def restore(words: Words, file: Path) -> None:
    from nightbell.server import copies

    checked, kept = copies.bring_back(file, _database())
    console = Console(highlight=False)
    console.print(words.say("backup-restored", file=str(file), **checked._asdict()), markup=False)
    if kept is not None:
        console.print(words.say("backup-kept", file=str(kept)), markup=False)


def schema(words: Words, way: str, db: str) -> None:
    """Say which revision the tables of a database have, or bring them one up or down while it is served."""
    from sqlalchemy.exc import OperationalError, SQLAlchemyError

    from nightbell.server import database, revisions

    if way not in ("", "up", "down"):
        raise Refusal("unknown-way", way=way)
    try:
        found, now = database.revised(_served(db), way)
    except ModuleNotFoundError:
        raise Refusal("postgresql-not-installed") from None
    except OperationalError as fault:
        busy = "lock timeout" in str(fault.orig)
        raise Refusal("database-busy" if busy else "database-unreachable", why=type(fault).__name__) from None
    except SQLAlchemyError as fault:
        raise Refusal("database-unreachable", why=type(fault).__name__) from None
    said = words.say(
        "schema-is" if found == now else "schema-changed", found=found, now=now, known=revisions.LATEST
    )
    Console(highlight=False).print(said, markup=False)


def _served(db: str) -> str:
    """The database that was named, or the one that `nightbell serve` would take."""
    from nightbell.server import run, settings

    usual = run.data_directory() / settings.FILE
    named = settings.read(usual if usual.is_file() else None, os.environ, {"db": db or None}).db
    return named or str(_database())


def _database() -> Path:
    from nightbell.server.run import data_directory

    return data_directory() / "nightbell.db"
