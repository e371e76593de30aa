"""`nightbell admin`, `backup`, `restore`: what an operator does."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rich.console import Console
from rich.table import Table

from nightbell.engine import Refusal
from nightbell.text import Words

ACTIONS = ("tables", "close", "broadcast", "ban", "lift", "drain")


def admin(words: Words, action: str, what: str, minutes: float) -> None:
    """Ask the running server to do something."""
    from nightbell.server import admin as door
    from nightbell.server.run import data_directory

    if action not in ACTIONS:
        raise Refusal("unknown-order", order=action, known=", ".join(ACTIONS))
    if action not in ("tables", "drain") and not what:
        raise Refusal("order-needs-what", order=action)
    orders: dict[str, door.AnyOrder] = {
        "tables": door.Tables(),
        "close": door.Close(what),
        "broadcast": door.Broadcast(what),
        "ban": door.Ban(what),
        "lift": door.Ban(what, lift=True),
        "drain": door.Drain(minutes),
    }
    reply = asyncio.run(door.ask(data_directory(), orders[action]))
    console = Console(highlight=False)
    if action != "tables":
        console.print(words.say(f"admin-{action}", count=reply.done), markup=False)
        return
    shown = Table(*(words.say(f"admin-column-{name}") for name in door.TableCard.__struct_fields__), box=None)
    for each in reply.tables:
        shown.add_row(*(str(getattr(each, name)) for name in door.TableCard.__struct_fields__))
    console.print(shown)


def backup(words: Words, to: Path, db: str) -> None:
    from nightbell.server import copies
    from nightbell.server.store import Store

    store = Store(db or str(_database()))
    try:
        checked = copies.back_up(store, to)
    finally:
        store.close()
    Console(highlight=False).print(words.say("backup-made", file=str(to), **checked._asdict()), markup=False)


def restore(words: Words, file: Path) -> None:
    from nightbell.server import copies

    checked, kept = copies.bring_back(file, _database())
    console = Console(highlight=False)
    console.print(words.say("backup-restored", file=str(file), **checked._asdict()), markup=False)
    if kept is not None:
        console.print(words.say("backup-kept", file=str(kept)), markup=False)


def _database() -> Path:
    from nightbell.server.run import data_directory

    return data_directory() / "nightbell.db"
