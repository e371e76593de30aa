"""The operator's own door: a socket in the data directory, open to its owner and to nobody else."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import msgspec

from nightbell.engine import Refusal
from nightbell.server.guests import clean_text
from nightbell.server.house import House
from nightbell.server.journals import log, named
from nightbell.server.limits import address_class

NAME = "admin.sock"
LONGEST_ORDER = 4096


class Order(msgspec.Struct, tag_field="do", tag=lambda name: name.lower(), forbid_unknown_fields=True):
    """Something that an operator asks of a running server."""


class Tables(Order):
    """List the tables in memory."""


class Close(Order):
    """Close a table for good, named by its code or by what the logs call it."""

    table: str


class Broadcast(Order):
    """Say something at every table."""

    text: str


class Ban(Order):
    """Keep an address (its /64, if it is IPv6) out of the house, or let it in again."""

    address: str
    lift: bool = False


class Drain(Order):
    """Open no more tables; stop when nobody plays any more, or after this many minutes."""

    minutes: float = 60


AnyOrder: TypeAlias = Tables | Close | Broadcast | Ban | Drain


class TableCard(msgspec.Struct):
    table: str
    game: str
    status: str
    people: int
    connections: int
    idle_seconds: int


class Reply(msgspec.Struct, omit_defaults=True):
    """What came of it. `code` names what was refused."""

    done: int = 0
    code: str = ""
    tables: list[TableCard] = []
    args: dict[str, str] = {}


decode = msgspec.json.Decoder(AnyOrder).decode


class Admin:
    def __init__(self, house: House, stop: Callable[[], None]) -> None:
        self.house = house
        self.stop = stop
        self.server: asyncio.Server | None = None
        self.draining: asyncio.Task[None] | None = None

    async def open(self, file: Path) -> None:
        """Nobody else can have it: the database is ours, and so is the directory."""
        file.unlink(missing_ok=True)
        before = os.umask(0o177)
        try:
            self.server = await asyncio.start_unix_server(self._serve, file, limit=LONGEST_ORDER)
        except OSError as fault:
            log.error("operator's door not opened", fault=named(fault))
        finally:
            os.umask(before)

    async def close(self) -> None:
        if self.draining is not None:
            self.draining.cancel()
        if self.server is not None:
            self.server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            order = decode(await reader.readline())
            log.info("operator", order=type(order).__name__.lower())
            reply = await self.obey(order)
        except Refusal as refusal:
            reply = Reply(code=refusal.message, args={n: str(v) for n, v in refusal.args_for_text.items()})
        except (msgspec.MsgspecError, ValueError):
            reply = Reply(code="bad-message")
        except Exception as fault:
            log.error("operator's order failed", fault=named(fault))
            reply = Reply(code="server-fault")
        writer.write(msgspec.json.encode(reply) + b"\n")
        writer.close()

    async def obey(self, order: AnyOrder) -> Reply:
        return await HANDLERS[type(order)](self, order)

    async def tables(self, _: Tables) -> Reply:
        now = self.house.now()
        return Reply(
            tables=[
                TableCard(
                    each.room.tag,
                    each.room.game,
                    each.room.status,
                    sum(not person.gone for person in each.room.people.values()),
                    len(each.links),
                    (now - each.moved) // 1000,
                )
                for each in self.house.tables.values()
            ]
        )

    async def shut(self, order: Close) -> Reply:
        for live in list(self.house.tables.values()):
            if order.table in (live.room.tag, live.room.code):
                await self.house.shut(live)
                return Reply(done=1)
        raise Refusal("no-such-table")

    async def broadcast(self, order: Broadcast) -> Reply:
        text = clean_text(order.text).strip()[:600]
        if not text:
            raise Refusal("nothing-said")
        return Reply(done=self.house.broadcast(text))

    async def ban(self, order: Ban) -> Reply:
        await self.house.bar(f"address {address_class(order.address)}", order.lift)
        return Reply(done=1)

    async def drain(self, order: Drain) -> Reply:
        self.house.draining = True
        if self.draining is None:
            self.draining = asyncio.create_task(self._drain(order.minutes))
        return Reply(done=self._busy())

    def _busy(self) -> int:
        """At how many tables somebody is in the middle of a game."""
        return sum(live.room.status == "playing" and bool(live.links) for live in self.house.tables.values())

    async def _drain(self, minutes: float) -> None:
        end = asyncio.get_running_loop().time() + minutes * 60
        while self._busy() and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(1)
        log.info("drained", playing=self._busy())
        self.stop()


HANDLERS: dict[type[Order], Callable[..., Awaitable[Reply]]] = {
    Tables: Admin.tables,
    Close: Admin.shut,
    Broadcast: Admin.broadcast,
    Ban: Admin.ban,
    Drain: Admin.drain,
}


async def ask(data: Path, order: AnyOrder) -> Reply:
    """What the server that runs in this directory says to an order."""
    try:
        reader, writer = await asyncio.open_unix_connection(data / NAME, limit=2**24)
    except OSError:
        raise Refusal("no-server-here", file=str(data)) from None
    writer.write(msgspec.json.encode(order) + b"\n")
    reply = msgspec.json.decode(await reader.readline(), type=Reply)
    writer.close()
    if reply.code:
        raise Refusal(reply.code, **reply.args)
    return reply
