"""Floods: somebody at one table, while others do their worst with a server that has its usual limits.

    python -m tools.stress.flood KIND PORT TABLE SECONDS SCALE

runs one flood from a process of its own, so that what is measured is the server, and says how much it poured.
"""

from __future__ import annotations

import asyncio
import gzip
import sys
import zlib
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from time import monotonic, perf_counter
from typing import NamedTuple

from websockets.exceptions import WebSocketException

from nightbell.server import protocol as wire
from nightbell.server.client import Client, Denied, Visitor
from tools.stress.bare import UPGRADE
from tools.stress.servant import ROOT, Servant, many_files

HONEST, HOSTILE = "198.51.100.7", "127.0.0.2"
HALF_OPEN, IDLE, WINDOWS, JOINS_A_SECOND = 2000, 10_000, 12, 1000
FROM_EACH = 250
"""Connections from one address, of which the hostile have as many as they need: 127.0.0.2, 127.0.0.3, …"""
PING = b"\x89\x80\x00\x00\x00\x00"
EMPTY = b"\x81\x80\x00\x00\x00\x00"
EMPTY_LINES = 100


class Flooded(NamedTuple):
    kind: str
    words: int
    poured: int
    """Connections, frames or requests that the flood had time for."""
    before: float
    p99: float
    """Seconds from an honest word to its acknowledgement, before and during the flood."""


async def flood(data: Path, kind: str, seconds: float, scale: float = 1.0) -> Flooded:
    """How long somebody waits at another table meanwhile."""
    servant = Servant(data, limits="usual")
    await servant.start()
    anna = await Visitor.come(servant.base, "Anna", address=HONEST)
    client = await Client(anna, await anna.open("whispers")).enter()
    eve = await Visitor.come(servant.base, "Eve", address="203.0.113.1")
    table = await eve.open("whispers")
    before = await _words(client, min(3.0, seconds), "before")
    asked = (kind, str(servant.port), table, str(seconds), str(scale))
    flooding = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tools.stress.flood", *asked, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    during = await _words(client, seconds, "during")
    poured, _ = await flooding.communicate()
    assert client.closed is None, "the honest one was thrown out"
    assert '"level":"error"' not in servant.log(), "the server met an error"
    await client.leave()
    await servant.stop()
    return Flooded(kind, len(during), int(poured), _p99(before), _p99(during))


async def _words(client: Client, seconds: float, what: str) -> list[float]:
    took: list[float] = []
    end = monotonic() + seconds
    while monotonic() < end:
        begun = perf_counter()
        reply = await client.do(wire.Say(f"{what}-{len(took)}", "can you hear me"))
        assert isinstance(reply, wire.Done), reply
        took.append(perf_counter() - begun)
        await asyncio.sleep(0.15)
    return took


def _p99(took: list[float]) -> float:
    return sorted(took)[int(len(took) * 0.99)]


# ---- the floods themselves

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Spout(NamedTuple):
    """Where a flood is poured, until when, and how large it is beside a whole one."""

    port: int
    table: str
    end: float
    scale: float

    @property
    def open(self) -> bool:
        return monotonic() < self.end

    def more(self, poured: int) -> bool:
        """Until the end, and at least once, however slowly this machine gets to it."""
        return poured == 0 or self.open

    def many(self, full: int) -> int:
        return max(20, round(full * self.scale))

    async def line(self, said: bytes, address: str = HOSTILE) -> Line:
        line = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
        line[1].write(said)
        return line

    async def answered(self, request: bytes) -> None:
        """One request on a line of its own, until the answer has ended or has lasted too long."""
        with suppress(OSError, TimeoutError):
            reader, writer = await self.line(request)
            try:
                async with asyncio.timeout(1.0):
                    while await reader.read(65536):
                        pass
            finally:
                writer.transport.abort()

    async def hold(self, said: bytes, most: int) -> int:
        """As many lines at once as are let in, up to so many; whoever is sent away comes again."""
        held: list[Line] = []
        made = 0
        while self.open:
            with suppress(OSError):
                address = f"127.0.0.{2 + len(held) // FROM_EACH}"
                held.append(await self.line(said, address))
                made += 1
            if len(held) >= most or made % 500 == 0:
                await asyncio.sleep(0.05)
                held = [each for each in held if not each[0].at_eof()]
        return made


async def half_open(spout: Spout) -> int:
    """Connections that never finish their first sentence."""
    return await spout.hold(b"GET / HTTP/1.1\r\nHost: x", spout.many(HALF_OPEN))


async def idle(spout: Spout) -> int:
    """Sockets that were opened and say nothing."""
    return await spout.hold(UPGRADE % (b"x", b""), spout.many(IDLE))


async def pings(spout: Spout) -> int:
    """As many control frames as the line carries."""
    return await _pour(spout, PING)


async def empties(spout: Spout) -> int:
    """Messages without a word, thousands of them in a packet, on many lines at once."""
    return sum(await asyncio.gather(*(_pour(spout, EMPTY) for _ in range(spout.many(EMPTY_LINES)))))


async def _pour(spout: Spout, frame: bytes) -> int:
    sent = 0
    while spout.open:
        with suppress(OSError):
            reader, writer = await spout.line(UPGRADE % (b"x", b""))
            await reader.read(1)
            while spout.open and not reader.at_eof():
                writer.write(frame * 5000)
                await writer.drain()
                sent += 5000
        await asyncio.sleep(0.01)
    return sent


async def joins(spout: Spout) -> int:
    """A thousand new guests a second, each from another network, none of whom waits for the one before."""
    begun, made = monotonic(), 0
    coming: set[asyncio.Task[None]] = set()
    while spout.more(made - len(coming)):
        due = (monotonic() - begun) * spout.many(JOINS_A_SECOND)
        while made < due and len(coming) < 2 * FROM_EACH:
            made += 1
            task = asyncio.create_task(spout.answered(_joining(made)))
            coming.add(task)
            task.add_done_callback(coming.discard)
        await asyncio.sleep(0.01)
    return made - len(coming)


def _joining(number: int) -> bytes:
    body = b'{"name":"Eve","lang":"en","bearer":true}'
    network = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    head = (
        "POST /api/guest HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n"
        f"X-Forwarded-For: {network}\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


async def entering(spout: Spout) -> int:
    """New guests of one network who come to one table, as fast as they are let in."""
    tried = 0
    while spout.open:
        tried += 1
        with suppress(OSError, Denied, WebSocketException):
            visitor = await Visitor.come(f"http://127.0.0.1:{spout.port}", "Eve", address=HOSTILE)
            await Client(visitor, spout.table).enter()
    return tried


async def chat(spout: Spout) -> int:
    """One guest in as many windows as are allowed, talking as fast as is allowed."""
    visitor = await Visitor.come(f"http://127.0.0.1:{spout.port}", "Eve", address=HOSTILE)
    windows = [await Client(visitor, spout.table).enter() for _ in range(WINDOWS)]
    number = 0
    while spout.open:
        for each in windows:
            number += 1
            with suppress(WebSocketException):
                await each.send(b'{"type":"say","id":"%d","text":"%b"}' % (number, b"x" * 500))
        await asyncio.sleep(1 / 14)
    return number


async def requests(spout: Spout) -> int:
    """Every way in, as fast as it goes."""
    visitor = Visitor(f"http://127.0.0.1:{spout.port}", address=HOSTILE)
    paths = ("/healthz", "/openapi.json", "/words/en.ftl?game=clocktower", "/api/games", "/")
    asked = 0
    while spout.open:
        await asyncio.gather(*(visitor.get(path) for path in paths * 4), return_exceptions=True)
        asked += 20
    return asked


async def compression(spout: Spout) -> int:
    """Megabytes of nothing, pressed into kilobytes: as the body of a request, and as frames of a socket."""
    packed = gzip.compress(b" " * 16 * 2**20)
    head = (
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n"
        b"Content-Encoding: gzip\r\nContent-Length: %d\r\n\r\n" % len(packed)
    )
    squeezed = zlib.compressobj(wbits=-15)
    frame = squeezed.compress(b" " * 16 * 2**20) + squeezed.flush(zlib.Z_SYNC_FLUSH)[:-4]
    bomb = b"\xc1\xfe" + len(frame).to_bytes(2, "big") + b"\x00" * 4 + frame
    deflating = b"Sec-WebSocket-Extensions: permessage-deflate\r\n"
    sent = 0
    while spout.more(sent):
        await asyncio.gather(*(spout.answered(head + packed) for _ in range(8)))
        await spout.answered(UPGRADE % (b"x", deflating) + bomb)
        sent += 9
    return sent


async def ranges(spout: Spout) -> int:
    """A file asked for in a thousand pieces, each of them nearly the whole."""
    pieces = ",".join(f"{n}-" for n in range(1000)).encode()
    request = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nRange: bytes=%b\r\n\r\n" % pieces
    asked = 0
    while spout.more(asked):
        await asyncio.gather(*(spout.answered(request) for _ in range(8)))
        asked += 8
    return asked


FLOODS: dict[str, Callable[[Spout], Coroutine[None, None, int]]] = {
    "half-open": half_open,
    "idle": idle,
    "pings": pings,
    "empties": empties,
    "joins": joins,
    "entering": entering,
    "chat": chat,
    "requests": requests,
    "compression": compression,
    "ranges": ranges,
}

if __name__ == "__main__":
    kind, port, table, seconds, scale = sys.argv[1:]
    many_files()
    spout = Spout(int(port), table, monotonic() + float(seconds), float(scale))
    print(asyncio.run(FLOODS[kind](spout)))
