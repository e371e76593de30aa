"""One full game of each kind over real sockets: three people, bots, a watcher, and a server killed midway.

python -m tools.stress.story
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import NamedTuple

from nightbell.server import protocol as wire
from nightbell.server.client import Client, Visitor
from tools.stress.servant import Servant, play, some_answer

PEOPLE = 3


class Told(NamedTuple):
    game: str
    people: int
    answers: int
    events: int
    kills: int
    outcome: str


async def tell(data: Path, game: str, kills: int, seed: int = 1) -> Told:
    """Three people and bots play; whenever the server dies they come back and go on."""
    servant = Servant(data)
    await servant.start()
    host = await Visitor.come(servant.base, "Anna")
    quick = {"pace_ms": 0, "bot": "random", "hand_seconds": 0.2, "away_seconds": 0}
    code = await host.open(game, settings=quick)
    clients = [await Client(host, code).enter()]
    for name in ("Борис", "Clara", "Watcher"):
        clients.append(await Client(await Visitor.come(servant.base, name), code).enter())
    players, watcher = clients[:PEOPLE], clients[PEOPLE]
    for seat, client in enumerate(players):
        await _done(client, wire.Sit("", seat))
    await _done(players[0], wire.Begin(""))
    answers = 0
    for _ in range(kills):
        answers += sum(await asyncio.gather(*(_some(each, seed) for each in players)))
        servant.kill()
        await asyncio.gather(*(_cut_off(each) for each in clients))
        await servant.start()
        await asyncio.gather(*(each.enter() for each in clients))
    rest = (play(each, Random(f"{seed}/{n}")) for n, each in enumerate(players))
    answers += sum(await asyncio.gather(*rest))
    await watcher.until(lambda: watcher.outcome is not None)
    outcomes = {each.outcome for each in clients}
    assert len(outcomes) == 1, f"people saw different ends: {outcomes}"
    for each in clients:
        assert each.seq == len(each.events), "events are missing or were told twice"
    assert watcher.table is not None
    found = await host.get(f"/api/history/{watcher.table.replay}/replay?seat=0")
    assert isinstance(found, dict)
    retold = list(found["events"]) + [event for step in found["steps"] for event in step.get("events", [])]
    assert retold == players[0].events, "the replay tells another story"
    for each in clients:
        await each.leave()
    await servant.stop()
    return Told(game, PEOPLE, answers, len(players[0].events), kills, str(outcomes.pop()))


async def _cut_off(client: Client) -> None:
    await client.until(lambda: client.closed is not None)


async def _done(client: Client, command: wire.Command) -> None:
    reply = await client.do(command)
    assert isinstance(reply, wire.Done), reply


async def _some(client: Client, seed: int) -> int:
    """A few answers, as far as the others let one."""
    rng = Random(f"{seed}/{client.person}/{client.seq}")
    given = 0
    try:
        async with asyncio.timeout(1.0):
            while given < 4 and client.outcome is None:
                await client.until(lambda: client.decision is not None or client.outcome is not None)
                if client.decision is not None:
                    reply = await client.answer(some_answer(client.decision, rng))
                    given += isinstance(reply, wire.Done)
    except TimeoutError:
        pass
    return given


if __name__ == "__main__":
    for game in sys.argv[1:] or ("whispers", "clocktower", "betrayal"):
        with tempfile.TemporaryDirectory() as folder:
            print(asyncio.run(tell(Path(folder), game, kills=3)))
