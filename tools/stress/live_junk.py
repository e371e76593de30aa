"""Hostile frames on a live socket, while somebody else plays at the same table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import NamedTuple

from nightbell.server import protocol as wire
from nightbell.server.client import Client, Visitor
from tools.stress import hostile
from tools.stress.servant import Servant

AT_ONCE = 500


class Poured(NamedTuple):
    frames: int
    grown_mib: float


async def pour(data: Path, count: int, seed: int = 1) -> Poured:
    """Everything is refused, the table stays as it is, and the server answers as before."""
    servant = Servant(data)
    await servant.start()
    anna = await Visitor.come(servant.base, "Anna")
    code = await anna.open("whispers", play=True, settings={"bot": "random", "away_seconds": 0})
    client = await Client(anna, code).enter()
    await client.until(lambda: client.decision is not None)
    eve = await Client(await Visitor.come(servant.base, "Eve"), code).enter()
    await client.until(lambda: client.table is not None and len(client.table.people) == 2)
    table, view = client.table, client.view
    source = hostile.frames(Random(seed))
    memory = 0.0
    for first in range(0, count, AT_ONCE):
        for _ in range(min(AT_ONCE, count - first)):
            await eve.send(next(source).decode("utf-8", "replace").encode())
        reply = await eve.do(wire.Stand(f"still-there-{first}"))
        assert isinstance(reply, wire.Refused) and reply.code == "not-seated", reply
        if first == count // 10 // AT_ONCE * AT_ONCE:
            memory = servant.memory_mib()
    assert client.table == table and client.view == view, "hostile frames changed the table"
    grown = servant.memory_mib() - memory
    assert '"level":"error"' not in (data / "server.log").read_text(), "the server met an unhandled exception"
    await eve.leave()
    await client.leave()
    await servant.stop()
    return Poured(count, grown)


if __name__ == "__main__":
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(pour(Path(folder), 10_000)))
