"""A client of the protocol in Python, for tests, measurements and players of other kinds.

It holds what a browser would hold: the table, the view with its changes applied, events, talk, and the open
decision. `Visitor` speaks HTTP, `Client` the socket.
"""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Callable
from itertools import count
from time import monotonic

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from nightbell.server import protocol as wire
from nightbell.server.diff import apply
from nightbell.text import ABROAD

decode = msgspec.json.Decoder(wire.ServerMessage).decode
encode = msgspec.json.Encoder().encode


class Denied(Exception):
    """An HTTP request was refused, with this status and code."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(f"{status} {code}")
        self.status = status
        self.code = code


class Visitor:
    """Somebody with a token. `base` is the server's address without a slash at the end.

    `address` is what a proxy in between would say of where they come from.
    """

    def __init__(self, base: str, token: str = "", address: str = "") -> None:
        self.base = base
        self.token = token
        self.headers = {"X-Forwarded-For": address} if address else {}

    @classmethod
    async def come(cls, base: str, name: str, lang: wire.Lang = ABROAD, address: str = "") -> Visitor:
        visitor = cls(base, address=address)
        me = await visitor.post("/api/guest", {"name": name, "lang": lang, "bearer": True})
        visitor.token = str(me["token"])
        return visitor

    async def get(self, path: str) -> object:
        return await asyncio.to_thread(self._ask, path, None)

    async def post(self, path: str, body: object) -> dict[str, object]:
        reply = await asyncio.to_thread(self._ask, path, encode(body))
        assert isinstance(reply, dict)
        return reply

    async def open(self, game: str, **more: object) -> str:
        """The code of a new table."""
        return str((await self.post("/api/tables", {"game": game, **more}))["code"])

    def _ask(self, path: str, body: bytes | None) -> object:
        headers = {"content-type": "application/json", **self.headers}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        try:
            with urllib.request.urlopen(urllib.request.Request(self.base + path, body, headers)) as reply:
                return json.loads(reply.read())
        except urllib.error.HTTPError as denied:
            raise Denied(denied.code, str(json.loads(denied.read()).get("code"))) from None


class Client:
    """One connection to one table. With `record` it keeps every frame as it came."""

    def __init__(self, visitor: Visitor, code: str, lang: wire.Lang = ABROAD, record: bool = False) -> None:
        self.visitor = visitor
        self.code = code
        self.lang: wire.Lang = lang
        self.person = ""
        self.password = ""
        """Said to a table that asks for one."""
        self.table: wire.Table | None = None
        self.view: object = None
        self.viewer: int | None = None
        self.mine = False
        self.events: list[object] = []
        self.talk: list[wire.Line] = []
        self.decision: wire.Decision | None = None
        self.standing: list[wire.Decision] = []
        self.wards: list[wire.Ward] = []
        """For a Storyteller: what those in the room may decide."""
        self.outcome: str | None = None
        self.cover = False
        self.hands: wire.Hands | None = None
        self.eyes: list[int] = []
        """For a Storyteller at night: whose eyes are closed."""
        self.game = self.take = self.seq = 0
        self.notices: list[str] = []
        """What those who run the server said."""
        self.bye: wire.Bye | None = None
        self.closed: int | None = None
        self.record = record
        self.frames: list[bytes] = []
        self.socket: ClientConnection | None = None
        self._ids = count(1)
        self._waiting: dict[str, asyncio.Future[wire.Done | wire.Refused]] = {}
        self._news = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None

    @property
    def said(self) -> int:
        """The number of the last line that was heard."""
        return self.talk[-1].n if self.talk else 0

    async def enter(self) -> Client:
        """Connect, or connect again and catch up."""
        address = f"{self.visitor.base.replace('http', 'ws', 1)}/ws?table={self.code}"
        if self.bye is not None and self.bye.node:
            address += f"&node={self.bye.node}"
        self.closed = self.bye = None
        self.socket = await connect(
            address, compression=None, open_timeout=30, additional_headers=self.visitor.headers
        )
        hello = wire.Hello(self.code, self.lang, self.visitor.token, said=self.said)
        hello.password = self.password
        hello.game, hello.take, hello.viewer, hello.seq = self.game, self.take, self.viewer, self.seq
        await self.socket.send(encode(hello).decode())
        self._reader = asyncio.create_task(self._read())
        await self.until(lambda: self.table is not None or self.closed is not None)
        return self

    async def do(self, command: wire.Command) -> wire.Done | wire.Refused:
        """Send a command and wait for what becomes of it. Its id is filled in if it is empty."""
        if not command.id:
            command.id = f"{self.person}-{self.game}-{next(self._ids)}-{monotonic():.6f}"[:40]
        reply: asyncio.Future[wire.Done | wire.Refused] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = reply
        try:
            await self.send(encode(command))
            return await reply
        finally:
            self._waiting.pop(command.id, None)
            if reply.done() and not reply.cancelled():
                reply.exception()

    async def answer(self, answer: wire.Plain, standing: str = "") -> wire.Done | wire.Refused:
        ask = "" if standing or self.decision is None else self.decision.ask
        return await self.do(wire.Answer("", answer, ask, standing))

    async def send(self, raw: bytes) -> None:
        assert self.socket is not None
        await self.socket.send(raw.decode())

    async def until(self, come: Callable[[], bool], seconds: float = 60) -> None:
        """Wait until something has become true of what this client holds."""
        async with asyncio.timeout(seconds), self._news:
            await self._news.wait_for(come)

    def cut(self) -> None:
        """Lose the connection without a word, as a phone does in a lift."""
        assert self.socket is not None
        self.socket.transport.abort()

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self._reader is not None:
            await self._reader

    async def _read(self) -> None:
        assert self.socket is not None
        socket = self.socket
        try:
            async for raw in socket:
                assert isinstance(raw, str)
                if self.record:
                    self.frames.append(raw.encode())
                await self._take(decode(raw))
        except ConnectionClosed:
            pass
        self.closed = socket.close_code or 1006
        for reply in self._waiting.values():
            if not reply.done():
                reply.set_exception(ConnectionError(f"closed with {self.closed}"))
        async with self._news:
            self._news.notify_all()

    async def _take(self, message: wire.ServerMessage) -> None:
        if isinstance(message, wire.Welcome):
            self.person = message.person
        elif isinstance(message, wire.Table):
            self.table = message
        elif isinstance(message, wire.Snapshot):
            self._take_snapshot(message)
        elif isinstance(message, wire.Update):
            self._take_update(message)
            if message.cover:
                await self.send(encode(wire.Nod()))
        elif isinstance(message, wire.Done | wire.Refused):
            self._settle(message)
        elif isinstance(message, wire.Talk):
            self.talk += message.lines
        elif isinstance(message, wire.Hands):
            self.hands = message
        elif isinstance(message, wire.Eyes):
            self.eyes = message.closed
        elif isinstance(message, wire.Notice):
            self.notices.append(message.text)
        elif isinstance(message, wire.Ping):
            await self.send(encode(wire.Pong(message.n, monotonic() * 1000)))
        else:
            self.bye = message
        async with self._news:
            self._news.notify_all()

    def _take_snapshot(self, message: wire.Snapshot) -> None:
        same = (message.game, message.take, message.viewer) == (self.game, self.take, self.viewer)
        kept = self.events if same and self.seq + len(message.events) == message.seq else []
        self.events = kept + message.events
        self.game, self.take, self.seq = message.game, message.take, message.seq
        self.viewer, self.mine, self.view = message.viewer, message.mine, message.view
        self.decision, self.standing = message.decision, message.standing
        self.outcome, self.cover, self.wards = message.outcome, message.cover, message.wards

    def _take_update(self, message: wire.Update) -> None:
        self.events += message.events
        self.seq = message.seq
        self.view = apply(self.view, message.changes)
        self.cover = message.cover
        if message.decision is not msgspec.UNSET:
            self.decision = message.decision
        if message.standing is not msgspec.UNSET:
            self.standing = message.standing
        if message.wards is not msgspec.UNSET:
            self.wards = message.wards
        if message.outcome is not msgspec.UNSET:
            self.outcome = message.outcome
        for reply in message.replies:
            self._settle(reply)

    def _settle(self, message: wire.Done | wire.Refused) -> None:
        waiting = self._waiting.get(message.id)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)
