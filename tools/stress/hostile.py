"""Frames that no client of ours would send: junk, half-right messages, commands without a right to them."""

from __future__ import annotations

import asyncio
import gc
import resource
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple, cast

import msgspec
from starlette.websockets import WebSocket

from nightbell.server import protocol as wire
from nightbell.server.doors import TELL
from nightbell.server.guests import proof
from nightbell.server.socket import Socket
from tools.stress.inside import Parlour, parlour

TOKEN = "a-token-that-only-the-watcher-holds"
SCRAPS = (
    "null",
    "true",
    "0",
    "-1",
    "1e400",
    "99999999999999999999999",
    '""',
    '"\\ud800"',
    "[]",
    "{}",
    "[[[[[[]]]]]]",
    '{"a":{"a":{"a":1}}}',
    '"<script>alert(1)</script>"',
    '"../../etc/passwd"',
    '"\\u0000"',
    "NaN",
    '"' + "x" * 700 + '"',
)
FORBIDDEN = (
    wire.Answer("h", 1, "0" * 12),
    wire.Answer("h", [["move"]], standing="claim"),
    wire.Press("h", True, 0.0),
    wire.Stand("h"),
    wire.Swap("h", 0),
    wire.Sit("h", 0),
    wire.Sit("h", 40),
    wire.Begin("h"),
    wire.Back("h"),
    wire.Rest("h"),
    wire.Bots("h"),
    wire.Remove("h", "p1"),
    wire.Handover("h", "p1"),
    wire.Handover("h", "p2", "storyteller"),
    wire.Settings("h", title="mine"),
    wire.Settings("h", options={"x": [1, {"y": 2}]}),
    wire.Consent("h", "p1", True),
    wire.Timer("h", "late", 10),
    wire.Undo("h", 1000),
    wire.Redo("h", 1000),
    wire.Next("h"),
    wire.Hello("AAAAAAAA"),
    wire.Pong(7, 1e300),
    wire.Nod("x" * 8000),
)

WHOLE_ONLY = (wire.Watch("h", 40), wire.Say("h", "\u202e \u2066"), wire.Say("h", "psst", ["p999"]))
"""Refused as they are; with another word or number a watcher would be right to send them."""


def frames(rng: Random) -> Iterator[bytes]:
    """Endless hostile frames. None of them may change anything for one who only watches."""
    whole = [msgspec.json.encode(command) for command in FORBIDDEN]
    while True:
        raw = rng.choice(whole)
        way = rng.random()
        if way < 0.05:
            yield msgspec.json.encode(rng.choice(WHOLE_ONLY))
        elif way < 0.25:
            yield raw
        elif way < 0.45:
            yield _cut_or_flipped(raw, rng)
        elif way < 0.75:
            yield _with_scrap(raw, rng)
        elif way < 0.85:
            yield rng.randbytes(rng.randrange(200))
        elif way < 0.9:
            yield b"[" * rng.randrange(1, 5000)
        elif way < 0.95:
            yield rng.choice(SCRAPS).encode()
        else:
            yield b'{"type":"' + rng.randbytes(4).hex().encode() + b'","id":"h"}'


def _cut_or_flipped(raw: bytes, rng: Random) -> bytes:
    if rng.random() < 0.5:
        return raw[: rng.randrange(len(raw))]
    at = rng.randrange(len(raw))
    return raw[:at] + bytes([raw[at] ^ 1 << rng.randrange(8)]) + raw[at + 1 :]


def _with_scrap(raw: bytes, rng: Random) -> bytes:
    """One field of a right message, with something in it that does not belong there."""
    message = msgspec.json.decode(raw)
    field = rng.choice([*message, "extra"])
    parts = [f'"{name}":{msgspec.json.encode(value).decode()}' for name, value in message.items()]
    parts = [part for part in parts if not part.startswith(f'"{field}"')]
    return ("{" + ",".join([*parts, f'"{field}":{rng.choice(SCRAPS)}']) + "}").encode("utf-8", "replace")


class Endless:
    """A WebSocket that receives hostile frames and throws every reply away."""

    def __init__(self, hello: bytes, count: int, rng: Random) -> None:
        self.hello = hello
        self.left = count
        self.source = frames(rng)
        self.headers = {"host": "x"}
        self.cookies: dict[str, str] = {}
        self.client = None
        self.replies = 0
        self.closed: int | None = None
        self.scope = {"extensions": {TELL: self.tell}}

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, object]:
        if self.hello:
            first, self.hello = self.hello, b""
            return {"type": "websocket.receive", "bytes": first}
        if not self.left or self.closed is not None:
            return {"type": "websocket.disconnect", "code": 1000}
        self.left -= 1
        if self.left % 50 == 0:
            await asyncio.sleep(0)
        raw = next(self.source)
        if self.left % 2:
            return {"type": "websocket.receive", "bytes": raw}
        return {"type": "websocket.receive", "text": raw.decode("utf-8", "replace")}

    async def tell(self, messages: Sequence[bytes]) -> None:
        self.replies += len(messages)

    async def send_text(self, text: str) -> None:
        self.replies += 1

    async def close(self, code: int, reason: str) -> None:
        self.closed = code


class Withstood(NamedTuple):
    frames: int
    replies: int
    grown_kib: int


async def in_process(count: int, seed: int, game: str = "whispers") -> Withstood:
    """Frames through the very code behind the socket, from somebody who only watches a running game."""
    place = await parlour(game, watched=True)
    await place.begin()
    house = place.live.house
    assert place.watcher is not None
    house._remember(proof(house.secret, TOKEN), place.watcher.guest)
    before = portrait(place)
    rng = Random(seed)
    warm = min(count // 10, 20_000)
    replies = await _pour(place, warm, rng)
    gc.collect()
    at_first = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    replies += await _pour(place, count - warm, rng)
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - at_first
    assert portrait(place) == before, "hostile frames changed the table"
    place.close()
    return Withstood(count, replies, grown)


async def _pour(place: Parlour, count: int, rng: Random) -> int:
    replies = 0
    while count > 0:
        share = min(count, 10_000)
        socket = Endless(msgspec.json.encode(wire.Hello(place.room.code, token=TOKEN)), share, rng)
        await Socket(place.live.house, cast(WebSocket, socket)).serve()
        assert socket.closed is None, f"the connection was closed with {socket.closed}"
        assert not socket.left
        replies += socket.replies
        count -= share
    return replies


def portrait(place: Parlour) -> bytes:
    """All that matters of a table."""
    room = place.room
    assert room.table is not None
    return msgspec.json.encode((room.message(lambda person: True), len(room.lines))) + room.table.digest()
