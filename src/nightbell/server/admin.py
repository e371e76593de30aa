"""The operator's own door: a socket in the data directory, open to its owner and to nobody else."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import msgspec

from nightbell.engine import Refusal
from nightbell.server import hearsay
from nightbell.server.cluster import Cluster
from nightbell.server.guests import clean_text
from nightbell.server.house import House
from nightbell.server.journals import log, named
from nightbell.server.limits import address_class
from nightbell.server.people import tag_of

NAME = "admin.sock"
LONGEST_ORDER = 4096
NOTICE_SECONDS = 3.0
"""For the proxy to see that this node wants no more people."""
GIVE_SECONDS = 0.02


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
    """Open no more tables; stop when nobody plays any more, or after this many minutes.

    Where there are other nodes the tables go to them, and nobody has to wait for the end of a game. Another
    node than this may be named.
    """

    minutes: float = 60
    node: str = ""


class Nodes(Order):
    """List the nodes of the cluster."""


class Move(Order):
    """Bring a table to a node."""

    table: str
    node: str


AnyOrder: TypeAlias = Tables | Close | Broadcast | Ban | Drain | Nodes | Move


class TableCard(msgspec.Struct):
    """`idle_seconds` is known of this server's own tables only."""

    table: str
    game: str
    status: str
    people: int
    connections: int
    idle_seconds: int | None = None
    node: str = ""


class NodeCard(msgspec.Struct):
    node: str
    version: str
    ready: bool
    tables: int
    capacity: int
    connections: int


class Reply(msgspec.Struct, omit_defaults=True):
    """What came of it. `code` names what was refused."""

    done: int = 0
    code: str = ""
    tables: list[TableCard] = []
    nodes: list[NodeCard] = []
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
        now, cluster = self.house.now(), self.house.cluster
        here = cluster.name if cluster is not None else ""
        own = [
            TableCard(
                each.room.tag,
                each.room.game,
                each.room.status,
                sum(not person.gone for person in each.room.people.values()),
                len(each.links),
                (now - each.moved) // 1000,
                here,
            )
            for each in self.house.tables.values()
        ]
        theirs = [
            TableCard(
                tag_of(each.card.code),
                each.card.game,
                each.card.status,
                each.card.people,
                each.connections,
                None,
                node,
            )
            for node, each in (await cluster.tables() if cluster is not None else [])
            if node != here
        ]
        return Reply(tables=own + theirs)

    async def shut(self, order: Close) -> Reply:
        code = await self._code(order.table)
        if (live := self.house.tables.get(code)) is not None:
            await self.house.shut(live)
        else:
            await self.house.shut_elsewhere(code)
        return Reply(done=1)

    async def _code(self, called: str) -> str:
        """The code of a table of any node, by that or by what the logs call it."""
        cluster = self.house.cluster
        known = [live.room.code for live in self.house.tables.values()]
        if cluster is not None:
            known += [each.card.code for _, each in await cluster.tables()]
        for code in known:
            if called in (tag_of(code), code):
                return code
        raise Refusal("no-such-table")

    async def nodes(self, _: Nodes) -> Reply:
        return Reply(
            nodes=[
                NodeCard(each.name, each.version, each.ready, each.tables, each.capacity, each.connections)
                for each in sorted(self._cluster().nodes, key=lambda node: node.name)
            ]
        )

    async def move(self, order: Move) -> Reply:
        cluster = self._cluster()
        self._check_node(order.node)
        await cluster.say(hearsay.Move(await self._code(order.table), order.node))
        return Reply(done=1)

    def _cluster(self) -> Cluster:
        if self.house.cluster is None:
            raise Refusal("not-a-cluster")
        return self.house.cluster

    def _check_node(self, name: str) -> None:
        if name not in (each.name for each in self._cluster().nodes):
            raise Refusal("no-such-node", node=name[:40])

    async def broadcast(self, order: Broadcast) -> Reply:
        text = clean_text(order.text).strip()[:600]
        if not text:
            raise Refusal("nothing-said")
        return Reply(done=await self.house.announce(text))

    async def ban(self, order: Ban) -> Reply:
        await self.house.bar(f"address {address_class(order.address)}", order.lift)
        return Reply(done=1)

    async def drain(self, order: Drain) -> Reply:
        if order.node and order.node != self._cluster().name:
            self._check_node(order.node)
            await self._cluster().say(hearsay.Drain(order.node, order.minutes))
            return Reply(done=1)
        self.begin_to_drain(order.minutes)
        return Reply(done=self._busy())

    def begin_to_drain(self, minutes: float) -> None:
        self.house.draining = True
        if self.draining is None:
            self.draining = asyncio.create_task(self._drain(minutes))

    def _busy(self) -> int:
        """At how many tables somebody is in the middle of a game."""
        return sum(live.room.status == "playing" and bool(live.links) for live in self.house.tables.values())

    async def _drain(self, minutes: float) -> None:
        end = asyncio.get_running_loop().time() + minutes * 60
        while self._busy() and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(NOTICE_SECONDS if self.house.cluster is not None else 1)
            await self._give_away()
        log.info("drained", playing=self._busy())
        self.stop()

    async def _give_away(self) -> None:
        """Tables go to other nodes, a few at a time; where there is none, games are played to their end."""
        cluster = self.house.cluster
        for live in list(self.house.tables.values()):
            if cluster is None or not cluster.others():
                return
            async with live.lock:
                self.house.drop(live)
            await asyncio.sleep(GIVE_SECONDS)


HANDLERS: dict[type[Order], Callable[..., Awaitable[Reply]]] = {
    Tables: Admin.tables,
    Close: Admin.shut,
    Broadcast: Admin.broadcast,
    Ban: Admin.ban,
    Drain: Admin.drain,
    Nodes: Admin.nodes,
    Move: Admin.move,
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
