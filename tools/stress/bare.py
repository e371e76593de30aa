"""A connection with as little of its own as possible, so that what is measured is the server."""

from __future__ import annotations

import asyncio

import msgspec

from nightbell.server import protocol as wire
from nightbell.server.client import Client

UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: %b\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n%b\r\n"
)
"""With the name of the host, and whatever other headers."""
NO_MASK = b"\x00\x00\x00\x00"
PATIENCE = 60.0


async def resume(client: Client) -> asyncio.StreamWriter:
    """Come back as this client would, until the snapshot has been received; gives the open connection."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await _resume(client)
            except (OSError, asyncio.IncompleteReadError):
                await asyncio.sleep(0.02)


async def _resume(client: Client) -> asyncio.StreamWriter:
    address = client.visitor.base.removeprefix("http://")
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    more = "".join(f"{name}: {value}\r\n" for name, value in client.visitor.headers.items())
    writer.write(UPGRADE % (address.encode(), more.encode()))
    await reader.readuntil(b"\r\n\r\n")
    hello = wire.Hello(client.code, token=client.visitor.token, said=client.said)
    hello.game, hello.take, hello.viewer, hello.seq = client.game, client.take, client.viewer, client.seq
    writer.write(framed(msgspec.json.encode(hello)))
    while not (await _frame(reader)).startswith(b'{"type":"snapshot"'):
        pass
    return writer


def framed(message: bytes) -> bytes:
    """A text message from a client, masked with zeros."""
    assert 126 <= len(message) < 65536
    return b"\x81\xfe" + len(message).to_bytes(2, "big") + NO_MASK + message


async def _frame(reader: asyncio.StreamReader) -> bytes:
    head = await reader.readexactly(2)
    size = head[1]
    if size == 126:
        size = int.from_bytes(await reader.readexactly(2), "big")
    elif size == 127:
        size = int.from_bytes(await reader.readexactly(8), "big")
    return await reader.readexactly(size)
