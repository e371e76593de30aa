"""Floods: somebody at one table, while others do their worst with a server that has its usual limits.

    python -m tools.stress.flood KIND PORT TABLE SECONDS

runs one flood from a process of its own, so that what is measured is the server.
"""

from __future__ import annotations

import asyncio
import sys
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
HALF_OPEN, IDLE, WINDOWS = 2000, 1000, 12
PING = b"\x89\x80\x00\x00\x00\x00"


class Flooded(NamedTuple):
    kind: str
    words: int
    before: float
    p99: float
    """Seconds from an honest word to its acknowledgement, before and during the flood."""


async def flood(data: Path, kind: str, seconds: float) -> Flooded:
    """How long somebody waits at another table meanwhile."""
    servant = Servant(data, limits="usual")
    await servant.start()
    anna = await Visitor.come(servant.base, "Anna", address=HONEST)
    client = await Client(anna, await anna.open("whispers")).enter()
    eve = await Visitor.come(servant.base, "Eve", address="203.0.113.1")
    table = await eve.open("whispers")
    before = await _words(client, 3.0, "before")
    command = [sys.executable, "-m", "tools.stress.flood", kind, str(servant.port), table, str(seconds)]
    flooding = await asyncio.create_subprocess_exec(*command, cwd=ROOT)
    during = await _words(client, seconds, "during")
    await flooding.wait()
    assert client.closed is None, "the honest one was thrown out"
    assert '"level":"error"' not in (data / "server.log").read_text(), "the server met an error"
    await client.leave()
    await servant.stop()
    return Flooded(kind, len(during), _p99(before), _p99(during))


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


async def _line(port: int, said: bytes) -> Line:
    line = await asyncio.open_connection("127.0.0.1", port, local_addr=(HOSTILE, 0))
    line[1].write(said)
    return line


async def half_open(port: int, table: str, end: float) -> None:
    """Connections that never finish their first sentence."""
    held: list[Line] = []
    while monotonic() < end:
        with suppress(OSError):
            held.append(await _line(port, b"GET / HTTP/1.1\r\nHost: x"))
        if len(held) >= HALF_OPEN:
            await asyncio.sleep(0.05)
            held = [each for each in held if not each[0].at_eof()]


async def idle(port: int, table: str, end: float) -> None:
    """Sockets that were opened and say nothing."""
    held: list[Line] = []
    while monotonic() < end:
        with suppress(OSError):
            held.append(await _line(port, UPGRADE % b"x"))
        if len(held) >= IDLE:
            await asyncio.sleep(0.05)
            held = [each for each in held if not each[0].at_eof()]


async def pings(port: int, table: str, end: float) -> None:
    """As many control frames as the line carries."""
    while monotonic() < end:
        with suppress(OSError):
            reader, writer = await _line(port, UPGRADE % b"x")
            await reader.read(1)
            while monotonic() < end and not reader.at_eof():
                writer.write(PING * 5000)
                await writer.drain()
        await asyncio.sleep(0.01)


async def joins(port: int, table: str, end: float) -> None:
    """New guests, as fast as they are let in."""
    while monotonic() < end:
        with suppress(OSError, Denied, WebSocketException):
            visitor = await Visitor.come(f"http://127.0.0.1:{port}", "Eve", address=HOSTILE)
            await Client(visitor, table).enter()


async def chat(port: int, table: str, end: float) -> None:
    """One guest in as many windows as are allowed, talking as fast as is allowed."""
    visitor = await Visitor.come(f"http://127.0.0.1:{port}", "Eve", address=HOSTILE)
    windows = [await Client(visitor, table).enter() for _ in range(WINDOWS)]
    number = 0
    while monotonic() < end:
        for each in windows:
            number += 1
            with suppress(WebSocketException):
                await each.send(b'{"type":"say","id":"%d","text":"%b"}' % (number, b"x" * 500))
        await asyncio.sleep(1 / 14)


async def requests(port: int, table: str, end: float) -> None:
    """Every way in, as fast as it goes."""
    visitor = Visitor(f"http://127.0.0.1:{port}", address=HOSTILE)
    paths = ("/healthz", "/openapi.json", "/words/en.ftl?game=clocktower", "/api/games", "/")
    while monotonic() < end:
        asked = [visitor.get(path) for path in paths * 4]
        await asyncio.gather(*asked, return_exceptions=True)


FLOODS: dict[str, Callable[[int, str, float], Coroutine[None, None, None]]] = {
    "half-open": half_open,
    "idle": idle,
    "pings": pings,
    "joins": joins,
    "chat": chat,
    "requests": requests,
}

if __name__ == "__main__":
    kind, port, table, seconds = sys.argv[1:]
    many_files()
    asyncio.run(FLOODS[kind](int(port), table, monotonic() + float(seconds)))
