"""The WebSocket: one connection, one person, one table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from nightbell.engine import SPECTATOR, Refusal
from nightbell.server import protocol as wire
from nightbell.server.feed import encode
from nightbell.server.house import House
from nightbell.server.journals import log
from nightbell.server.limits import Credits
from nightbell.server.live import Link, Live, refused
from nightbell.text import Lang, Words

COOKIE = "nightbell"
COST_OF_JUNK = 5
PING_SECONDS = 5.0
FIRST_PINGS, VOTE_PING_SECONDS = 8, 0.25
HELLO_SECONDS = 10.0

BAD, NO_CREDENTIAL, NO_TABLE, SLOW, TOO_MANY, GONE, RESTART = 4400, 4401, 4404, 4408, 4429, 4410, 1012
CODES = {
    "connection-too-slow": SLOW,
    "left-table": GONE,
    "sent-away": GONE,
    "server-stops": RESTART,
    "table-reloads": RESTART,
}
"""Why a table may cut a connection."""

decode = msgspec.json.Decoder(wire.ClientMessage).decode


def allowed_origin(connection: HTTPConnection, more: frozenset[str]) -> bool:
    """Whether the page that asks was served by us. Clients that are not browsers name no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in more:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host", "")


class Closing(Exception):
    """The connection is to be closed, with a code and a reason that the client can explain."""

    def __init__(self, code: int, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.code = code
        self.refusal = refusal


class Socket:
    def __init__(self, house: House, socket: WebSocket) -> None:
        self.house = house
        self.socket = socket
        self.lang: Lang = "ru"
        self.credits = Credits(house.limits.burst, house.limits.per_second, monotonic())
        self.pings = 0
        self.cut: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        await self.socket.accept()
        self.house.metrics.links.inc()
        try:
            await self._serve()
        except Closing as closing:
            await self._close(closing.code, closing.refusal)
        except WebSocketDisconnect:
            pass
        finally:
            self.house.metrics.links.dec()

    async def _serve(self) -> None:
        live, link = await self._hello()
        tasks = [
            asyncio.create_task(self._read(live, link)),
            asyncio.create_task(self._write(link)),
            asyncio.create_task(self._ping(live, link)),
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            live.exit(link)

    async def _hello(self) -> tuple[Live, Link]:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._receive()
        except TimeoutError:
            raise Closing(BAD, Refusal("hello-first")) from None
        if not isinstance(hello, wire.Hello):
            raise Closing(BAD, Refusal("hello-first"))
        self.lang = hello.lang
        by_browser = self.socket.headers.get("origin") is not None
        token = hello.token or (self.socket.cookies.get(COOKIE, "") if by_browser else "")
        try:
            guest = await self.house.guest(token)
        except Refusal as refusal:
            raise Closing(NO_CREDENTIAL, refusal) from None
        try:
            live = await self.house.find(hello.table)
            person = await self.house.join(live, guest)
        except Refusal as refusal:
            raise Closing(NO_TABLE if refusal.message == "no-such-table" else GONE, refusal) from None
        link = Link(person, self.lang, self._cut)
        await live.enter(link, hello)
        return live, link

    async def _receive(self) -> wire.ClientMessage | None:
        """The next message, or None for one that cannot be read. Junk uses credits up faster."""
        event = await self.socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(event.get("code", 1000))
        self.house.metrics.frames_in.inc()
        raw: bytes | str = event.get("bytes") or event.get("text") or b""
        if len(raw) > wire.MOST_FRAME:
            raise Closing(BAD, Refusal("message-too-long"))
        message: wire.ClientMessage | None
        try:
            message = decode(raw)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            message = None
        if not self.credits.take(monotonic(), COST_OF_JUNK if message is None else 1):
            raise Closing(TOO_MANY, Refusal("too-many-messages"))
        return message

    async def _read(self, live: Live, link: Link) -> None:
        while True:
            message = await self._receive()
            if message is None:
                live.reply(link, refused(self.lang, None, SPECTATOR, "", Refusal("bad-message")))
            elif isinstance(message, wire.Nod):
                live.nod(link)
            elif isinstance(message, wire.Command):
                live.nod(link)
                with self.house.metrics.command.time():
                    await live.do(link, message)
            elif isinstance(message, wire.Pong):
                if (sent := link.pinged.pop(message.n, None)) is not None:
                    link.clock.pong(sent, message.at, self.house.now())
            elif isinstance(message, wire.Hello):
                live.reply(link, refused(self.lang, None, SPECTATOR, "", Refusal("hello-once")))

    async def _write(self, link: Link) -> None:
        while True:
            raw = await link.outbox.get()
            await self.socket.send_text(raw.decode())
            self.house.metrics.frames_out.inc()

    async def _ping(self, live: Live, link: Link) -> None:
        """A few at once to learn the client's clock, then now and then, and often while a vote runs."""
        while True:
            self.pings += 1
            link.pinged[self.pings] = live.house.now()
            link.send(encode(wire.Ping(self.pings, live.house.now())))
            for old in [each for each in link.pinged if each <= self.pings - 100]:
                del link.pinged[old]
            soon = self.pings < FIRST_PINGS or live.voting() is not None
            await asyncio.sleep(VOTE_PING_SECONDS if soon else PING_SECONDS)

    def _cut(self, reason: str) -> None:
        """Called by the table: it goes away, the person has left it, or this connection is too slow."""
        self.cut = self.cut or asyncio.create_task(self._close(CODES[reason], Refusal(reason)))

    async def _close(self, code: int, refusal: Refusal) -> None:
        text = Words(self.lang).say(f"refuse-{refusal.message}", **refusal.args_for_text)
        log.info("connection closed", code=code, reason=refusal.message)
        with suppress(RuntimeError, WebSocketDisconnect):
            await self.socket.send_text(encode(wire.Bye(refusal.message, text)).decode())
            await self.socket.close(code, refusal.message)
