"""The doors: how many may stand in them, for how long, and what knocking costs.

Everything here is about connections before and beneath any message, where neither the credits of an address
nor those of a socket reach: half-open connections, half-sent requests, answers that nobody reads, and
WebSocket control frames. The application sees only what came through.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache
from ipaddress import ip_network
from time import monotonic
from typing import Any, Final, TypeAlias, cast

import uvicorn
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from nightbell.server.limits import Credits, Limits, Visitors, address_class

ABORT: Final = "nightbell.abort"
"""The extension of a socket's scope that ends its connection at once, whatever still waits to be sent."""
TELL: Final = "nightbell.tell"
"""The one that sends several messages, encoded already, in one go."""
MOST_UNREAD: Final = 8
"""Messages that may wait to be read before the line is held up. To stop and go on for each of them costs more
than to read it."""
CONTROL_BURST, CONTROL_PER_SECOND = 40.0, 4.0
SIP = 2048
AT_ONCE = 16
"""Connections that the loop lets in before it turns to those who are inside again."""
BACKLOG = 1024
"""Connections that may wait to be let in."""
KNOCKS = 2.0
"""New connections that an address may make for each request that it may: a page needs several files."""


Tell: TypeAlias = Callable[[Sequence[bytes]], Awaitable[None]]


class Doors:
    """Who stands in the doors. `trusted` are proxies, by address or network: behind them all look alike."""

    def __init__(self, limits: Limits, trusted: frozenset[str] = frozenset()) -> None:
        self.limits = limits
        self.trusted = [ip_network(each) for each in trusted if each and each != "*"]
        self.trusts_all = "*" in trusted
        self._trusted = lru_cache(maxsize=4096)(self._is_trusted)
        self.inside = 0
        self.by_address: Counter[str] = Counter()
        self.knocks = Visitors(limits.per_address, limits.requests_per_second * KNOCKS)
        self.waiting: dict[Visit, None] = {}
        """Connections that have not asked for anything yet, the longest waiting first."""
        self.turned_away = 0

    def enter(self, visit: Visit, address: str) -> bool:
        """Whether one more may come in. When the house is full, whoever has said nothing yet makes room."""
        if not self._trusted(address):
            crowded = self.by_address[address] >= self.limits.per_address
            if crowded or not self.knocks.take(address, monotonic()):
                self.turned_away += 1
                return False
        if self.inside >= self.limits.connections and not self._make_room():
            self.turned_away += 1
            return False
        self.inside += 1
        self.by_address[address] += 1
        self.waiting[visit] = None
        return True

    def _is_trusted(self, address: str) -> bool:
        """Whether this is a proxy of ours."""
        if self.trusts_all:
            return True
        try:
            asking = ip_network(address)
        except ValueError:
            return False
        return any(asking.version == each.version and asking.overlaps(each) for each in self.trusted)

    def _make_room(self) -> bool:
        longest = next(iter(self.waiting), None)
        if longest is not None:
            longest.send_away()
        return longest is not None

    def leave(self, visit: Visit, address: str) -> None:
        self.waiting.pop(visit, None)
        self.inside -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


class Visit:
    """One connection from the moment it is made until it is lost, whatever protocol it speaks."""

    def __init__(self, doors: Doors, transport: asyncio.Transport, address: str) -> None:
        self.doors = doors
        self.transport = transport
        self.address = address_class(address)
        self.timer: asyncio.TimerHandle | None = None
        self.inside = doors.enter(self, self.address)
        if not self.inside:
            transport.abort()

    def within(self, seconds: float | None) -> None:
        """Something must come of it within this time, or it is cut. None takes the limit away."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if seconds is not None and self.inside:
            self.timer = asyncio.get_running_loop().call_later(seconds, self.transport.abort)

    def asked(self) -> None:
        """A whole request has come: this is no longer somebody who only stands there."""
        self.doors.waiting.pop(self, None)

    def send_away(self) -> None:
        self.transport.abort()
        self.left()

    def left(self) -> None:
        self.within(None)
        if self.inside:
            self.inside = False
            self.doors.leave(self, self.address)


class Config(uvicorn.Config):
    """Uvicorn's settings, with the doors that its protocols look after."""

    def __init__(self, app: Any, doors: Doors, **more: Any) -> None:
        self.doors = doors
        super().__init__(app, http=Http, ws=Door, backlog=AT_ONCE, **more)


class Http(H11Protocol):
    """HTTP with a time limit for the header of a request, and for all of the answer."""

    visit: Visit
    running = False
    """Whether a request is being answered."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        doors = cast(Config, self.config).doors
        self.visit = Visit(doors, transport, self.client[0] if self.client else "")
        self._time()

    def connection_lost(self, exc: Exception | None) -> None:
        self.visit.left()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)
            self._time(new=False)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._time()

    def _time(self, new: bool = True) -> None:
        """Time whatever is waited for now; more of the same buys no more time. Sockets are not timed."""
        if self.transport.get_protocol() is not self:
            return
        limits = self.visit.doors.limits
        running = self.cycle is not None and not self.cycle.response_complete
        if running:
            self.visit.asked()
        if new or running != self.running or self.visit.timer is None:
            self.running = running
            self.visit.within(limits.answer_seconds if running else limits.header_seconds)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.visit.asked()
        self.visit.within(None)
        super().handle_websocket_upgrade(event)
        upgraded = self.transport.get_protocol()
        assert isinstance(upgraded, Door)
        upgraded.visit = self.visit


class Door(WebSocketsSansIOProtocol):
    """A WebSocket whose control frames and fragments cost, and which can be ended without a farewell."""

    visit: Visit | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.credits = Credits(CONTROL_BURST, CONTROL_PER_SECOND, monotonic())
        self.untouched = bytearray()
        """What has come and is not looked at before those who wait have been heard."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing that is left of it holds on to itself: it goes at once, however many come and go."""
        if self.visit is not None:
            self.visit.left()
        super().connection_lost(exc)
        if hasattr(self, "scope"):
            extensions = cast(dict[str, Callable[[], None] | Tell], self.scope["extensions"])
            extensions[ABORT], extensions[TELL] = _nothing_to_end, _nobody_to_tell
        self.conn.parser.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions = cast(dict[str, Callable[[], None] | Tell], self.scope["extensions"])
            extensions[ABORT], extensions[TELL] = self.transport.abort, self.tell

    async def tell(self, messages: Sequence[bytes]) -> None:
        """Send some messages, as soon as those before them have been taken."""
        await self.writable.wait()
        try:
            for each in messages:
                self.conn.send_text(each)
        except InvalidState:
            raise ConnectionError from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    def send_receive_event_to_app(self) -> None:
        if self.read_paused or self.queue.qsize() >= MOST_UNREAD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # So it is not stopped.
        super().send_receive_event_to_app()
        self.read_paused = False

    def data_received(self, data: bytes) -> None:
        """A little at a time: thousands of frames in one packet are not all read before the first costs."""
        self.untouched += data
        self._read_on()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self._read_on()
        return message

    def _read_on(self) -> None:
        while self.untouched and not self.transport.is_closing() and self.queue.qsize() < MOST_UNREAD:
            sip = bytes(self.untouched[:SIP])
            del self.untouched[:SIP]
            super().data_received(sip)
        if self.untouched and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        if self._paid():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._paid():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._paid():
            super().handle_cont(event)

    def _paid(self) -> bool:
        """Frames that are no message cost all the same; who sends too many has the line cut."""
        if self.transport.is_closing():
            return False
        if self.credits.take(monotonic()):
            return True
        self.transport.abort()
        return False


def _nothing_to_end() -> None:
    """What a connection that is lost has for being ended."""


async def _nobody_to_tell(messages: Sequence[bytes]) -> None:
    raise ConnectionError
