"""The WebSocket: one connection, one person, one table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from time import monotonic
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from nightbell.engine import SPECTATOR, Refusal
from nightbell.server import protocol as wire
from nightbell.server.doors import ABORT, TELL, Tell
from nightbell.server.feed import encode
from nightbell.server.house import House
from nightbell.server.journals import log, named
from nightbell.server.limits import Credits, address_class
from nightbell.server.live import Link, Live, refused
from nightbell.server.records import Guest
from nightbell.text import HOME, Lang, Words

COOKIE = "nightbell"
COSTS: dict[type, int] = {type(None): 5, wire.Undo: 10, wire.Redo: 10, wire.Settings: 3, wire.Begin: 3}
"""Junk, and what makes the server think, uses credits up faster; everything else costs one."""
PING_SECONDS = 5.0
FIRST_PINGS, VOTE_PING_SECONDS = 8, 0.25
HELLO_SECONDS = 10.0
TOGETHER_BYTES = 2**16
FAREWELL_SECONDS = 5.0
"""How long somebody has to read the last words before the line is cut."""

FAULT = 1011
SLOW_REASON = "connection-too-slow"
BAD, NO_CREDENTIAL, NO_TABLE, SLOW, TOO_MANY, GONE, RESTART = 4400, 4401, 4404, 4408, 4429, 4410, 1012
LOCKED = 4403
CODES = {
    "no-credential": NO_CREDENTIAL,
    "no-such-table": NO_TABLE,
    "table-damaged": NO_TABLE,
    "too-many-requests": TOO_MANY,
    "password-wanted": LOCKED,
    "password-wrong": LOCKED,
    SLOW_REASON: SLOW,
    "table-closed": GONE,
    "left-table": GONE,
    "sent-away": GONE,
    "disk-failed": RESTART,
    "server-stops": RESTART,
    "table-reloads": RESTART,
    "table-elsewhere": RESTART,
}
"""Why a connection may be cut; for any other reason its table has no place for it."""

decode = msgspec.json.Decoder(wire.ClientMessage).decode


def allowed_origin(connection: HTTPConnection, more: frozenset[str]) -> bool:
    """Whether the page that asks was served by us. Clients that are not browsers name no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in more:
        return True
    try:
        asking = urlsplit(origin)
    except ValueError:
        return False
    ours = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
    return (asking.scheme, asking.netloc) == (ours, connection.headers.get("host", ""))


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
        self.lang: Lang = HOME
        self.credits = Credits(house.limits.burst, house.limits.per_second, monotonic())
        self.pings = 0
        self.ending: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        """Why the table cuts this connection, once it does."""

    async def serve(self) -> None:
        await self.socket.accept()
        self.house.metrics.links.inc()
        try:
            await self._serve()
        except Closing as closing:
            await self._close(closing.code, closing.refusal)
        except WebSocketDisconnect:
            pass
        except Exception as fault:
            log.error("connection failed", fault=named(fault))
            await self._close(FAULT, Refusal("server-fault"))
        finally:
            self.house.metrics.links.dec()

    async def _serve(self) -> None:
        address = address_class(self.socket.client.host if self.socket.client else "")
        with self._counted(f"address {address}", self.house.limits.per_address):
            await self._talk()

    @contextmanager
    def _counted(self, whose: str, most: int) -> Iterator[None]:
        """One more socket of somebody, as long as they have not too many."""
        sockets = self.house.sockets
        if sockets[whose] >= most:
            raise Closing(TOO_MANY, Refusal("too-many-windows"))
        sockets[whose] += 1
        try:
            yield
        finally:
            sockets[whose] -= 1
            if not sockets[whose]:
                del sockets[whose]

    async def _talk(self) -> None:
        hello = await self._hello()
        if self.house.cluster is not None:
            await self.house.cluster.found()
        guest = await self._known(hello)
        with self._counted(f"guest {guest.id}", self.house.limits.per_guest):
            await self._sit_in(hello, guest)

    async def _sit_in(self, hello: wire.Hello, guest: Guest) -> None:
        live, link = await self._admitted(hello, guest)
        try:
            await self._known(hello)
        except BaseException:  # Logged out, or forgotten, on the way in.
            live.exit(link)
            link.over.set()
            raise
        tasks: list[asyncio.Future[None]] = [
            asyncio.create_task(self._read(live, link)),
            asyncio.create_task(self._write(link)),
            asyncio.create_task(self._ping(live, link)),
        ]
        over: set[asyncio.Future[None] | asyncio.Future[str]] = {*tasks, self.ending}
        fault: BaseException | None = None
        try:
            await asyncio.wait(over, return_when=asyncio.FIRST_COMPLETED)
            if self.ending.done():
                await _ended(tasks)
                await self._say_farewell(link, self.ending.result())
            fault = next((each.exception() for each in tasks if each.done() and not each.cancelled()), None)
        finally:
            await _ended(tasks)
            tasks.clear()
            over.clear()
            live.exit(link)
            link.over.set()
        try:
            if fault is not None:
                raise fault
        finally:
            fault = None  # What is raised remembers where, and would keep all of this by keeping itself.

    async def _hello(self) -> wire.Hello:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._receive()
        except TimeoutError:
            raise Closing(BAD, Refusal("hello-first")) from None
        if not isinstance(hello, wire.Hello):
            raise Closing(BAD, Refusal("hello-first"))
        self.lang = hello.lang
        return hello

    async def _known(self, hello: wire.Hello) -> Guest:
        """Who has come: by the token they show, or by the cookie of a browser."""
        by_browser = self.socket.headers.get("origin") is not None
        token = hello.token or (self.socket.cookies.get(COOKIE, "") if by_browser else "")
        try:
            return await self.house.guest(token)
        except Refusal as refusal:
            raise Closing(CODES.get(refusal.message, GONE), refusal) from None

    async def _admitted(self, hello: wire.Hello, guest: Guest) -> tuple[Live, Link]:
        origin = self.house.sign_of(self.socket.client.host if self.socket.client else "")
        try:
            return await self.house.admit(
                guest, hello, lambda person: Link(person, self.lang, self._cut), origin
            )
        except Refusal as refusal:
            raise Closing(CODES.get(refusal.message, GONE), refusal) from None

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
        if not self.credits.take(monotonic(), COSTS.get(type(message), 1)):
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
                    # What was begun is ended, even if the line goes dead meanwhile.
                    await asyncio.shield(live.do(link, message))
            elif isinstance(message, wire.Pong):
                if (sent := link.pinged.pop(message.n, None)) is not None:
                    live.pong(link, sent, message.at)
            elif isinstance(message, wire.Hello):
                live.reply(link, refused(self.lang, None, SPECTATOR, "", Refusal("hello-once")))

    async def _write(self, link: Link) -> None:
        """Whatever waits goes out together, up to a size: most commands have two or three messages."""
        tell: Tell = self.socket.scope["extensions"][TELL]
        while True:
            raws = [await link.outbox.get()]
            size = len(raws[0])
            while size < TOGETHER_BYTES and not link.outbox.empty():
                raws.append(link.outbox.get_nowait())
                size += len(raws[-1])
            try:
                await tell(raws)
            except ConnectionError:
                raise WebSocketDisconnect(1006) from None
            self.house.metrics.frames_out.inc(len(raws))

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
        if not self.ending.done():
            self.ending.set_result(reason)

    async def _say_farewell(self, link: Link, reason: str) -> None:
        """Send what the person has still to hear, and close. Who does not read gets nothing more."""
        if reason == SLOW_REASON:
            log.info("connection closed", code=SLOW, reason=reason)
            self._abort()
            return
        last = [encode(reply) for reply in link.replies]
        while not link.outbox.empty():
            last.append(link.outbox.get_nowait())
        await self._close(CODES[reason], Refusal(reason), last)

    async def _close(self, code: int, refusal: Refusal, last: Sequence[bytes] = ()) -> None:
        text = Words(self.lang).why_not(refusal)
        log.info("connection closed", code=code, reason=refusal.message)
        with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                node = str(refusal.args_for_text.get("node", ""))
                for raw in (*last, encode(wire.Bye(refusal.message, text, node))):
                    await self.socket.send_text(raw.decode())
                await self.socket.close(code, refusal.message)
        asyncio.get_running_loop().call_later(FAREWELL_SECONDS, self._abort)

    def _abort(self) -> None:
        """End the connection, whatever still waits to be sent."""
        self.socket.scope["extensions"][ABORT]()


async def _ended(tasks: Sequence[asyncio.Future[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
