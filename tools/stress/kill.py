"""`kill -9` under load: nothing acknowledged is lost, nothing is done twice, and tables are soon back."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

from nightbell.server import protocol as wire
from nightbell.server.client import Client
from nightbell.server.deeds import Page, Torn
from nightbell.server.store import Store
from tools.stress.bare import resume
from tools.stress.servant import Servant, play, some_answer, table_with_bots

GAMES = ("whispers", "clocktower", "betrayal")
TOLD_EVERY = 25
"""Kills after which a long run tells how it stands."""


class Killed(NamedTuple):
    kills: int
    acknowledged: int
    resent: int
    lost: int
    doubled: int
    gaps: int
    """Pages of a journal that are missing or cannot be read."""
    faults: int
    """What the server itself called an error, such as a table that did not come back."""
    slowest_start: float


class Persistent:
    """A person who talks and plays, and after every loss comes back and sends again what was not answered."""

    def __init__(self, client: Client, rng: Random) -> None:
        self.client = client
        self.rng = rng
        self.acknowledged: set[str] = set()
        self.sent = 0
        self.resent = 0
        self.stopping = False

    async def live(self) -> None:
        pending: wire.Command | None = None
        while not self.stopping:
            try:
                if self.client.closed is not None:
                    await self.come_back()
                    self.resent += pending is not None
                pending = pending or self._next()
                reply = await self.ask(pending)
                if isinstance(reply, wire.Done):
                    self.acknowledged.add(pending.id)
                pending = None
            except (OSError, TimeoutError, EOFError):
                self.client.closed = self.client.closed or 1006
                await asyncio.sleep(0.05)
            except Exception as fault:
                if type(fault).__module__.startswith("websockets"):
                    self.client.closed = self.client.closed or 1006
                    await asyncio.sleep(0.05)
                else:
                    raise

    async def come_back(self) -> None:
        await self.client.enter()

    async def ask(self, command: wire.Command) -> wire.Done | wire.Refused:
        return await self.client.do(command)

    def _next(self) -> wire.Command:
        self.sent += 1
        id = f"{self.client.code}-{self.sent}"
        client = self.client
        if client.table is not None and client.table.status == "over":
            return wire.Next(id)
        if client.table is not None and client.table.status == "gathering":
            return wire.Begin(id)
        if client.decision is not None and self.rng.random() < 0.7:
            return wire.Answer(id, some_answer(client.decision, self.rng), client.decision.ask)
        return wire.Say(id, f"{id} says something")


async def kill_under_load(
    data: Path, kills: int, tables: int, seed: int, db: str = "", between: int = 0
) -> Killed:
    """Between two kills half of the people are acknowledged something, and at least so much in all."""
    rng = Random(seed)
    servant = Servant(data, db)
    slowest = await servant.start()
    people = []
    for n in range(tables):
        client = await table_with_bots(servant.base, GAMES[n % len(GAMES)], f"Person {n}")
        people.append(Persistent(client, Random(f"{seed}/{n}")))
    tasks = [asyncio.create_task(each.live()) for each in people]
    for number in range(1, kills + 1):
        await _busy(people, between)
        await asyncio.sleep(rng.uniform(0.0, 0.5))
        servant.kill()
        slowest = max(slowest, await servant.start())
        if number % TOLD_EVERY == 0:
            acknowledged = sum(len(each.acknowledged) for each in people)
            print(f"    {number} of {kills} kills, {acknowledged} acknowledged", flush=True)
    await _busy(people, between)
    for each in people:
        each.stopping = True
    await asyncio.gather(*tasks)
    for each in people:
        await each.client.leave()
    await servant.stop()
    lost = doubled = gaps = 0
    store = Store(db or str(data / "nightbell.db"))
    for each in people:
        pages = store.pages(each.client.code)
        gaps += sum(isinstance(page.deed, Torn) for page in pages)
        written = Counter(ids(pages))
        lost += len(each.acknowledged - set(written))
        doubled += sum(count - 1 for count in written.values())
    store.close()
    acknowledged = sum(len(each.acknowledged) for each in people)
    faults = (data / "server.log").read_text().count('"level":"error"')
    resent = sum(each.resent for each in people)
    return Killed(kills, acknowledged, resent, lost, doubled, gaps, faults, slowest)


async def new_for_all(people: list[Persistent]) -> None:
    """Until everybody has been acknowledged something new."""
    before = [len(each.acknowledged) for each in people]
    async with asyncio.timeout(120):
        while any(len(each.acknowledged) == old for each, old in zip(people, before, strict=True)):
            await asyncio.sleep(0.01)


async def _busy(people: list[Persistent], least: int) -> None:
    """Until half of the people have been acknowledged something new, and all of them together so much."""
    before = [len(each.acknowledged) for each in people]
    async with asyncio.timeout(120):
        while True:
            fresh = [len(each.acknowledged) - old for each, old in zip(people, before, strict=True)]
            if sum(new > 0 for new in fresh) * 2 >= len(people) and sum(fresh) >= least:
                return
            await asyncio.sleep(0.01)


def ids(pages: list[Page]) -> list[str]:
    return [id for page in pages if page.person and (id := getattr(page.deed, "id", ""))]


class Back(NamedTuple):
    tables: int
    answers: int
    started: float
    serving: float
    cpu: float
    """Seconds of one core that the server had used when all tables were served."""


async def back_in_time(data: Path, tables: int, answers: int = 40) -> Back:
    """Kill a server with many running games; how long until every table has answered somebody again."""
    servant = Servant(data)
    await servant.start()
    clients = [
        await table_with_bots(servant.base, GAMES[n % len(GAMES)], f"Person {n}") for n in range(tables)
    ]
    given = sum(await asyncio.gather(*(play(each, Random(n), answers) for n, each in enumerate(clients))))
    servant.kill()
    begun = perf_counter()
    started = await servant.start()
    await asyncio.gather(*(resume(each) for each in clients))
    serving, cpu = perf_counter() - begun, servant.cpu_seconds()
    await servant.stop()
    return Back(tables, given, started, serving, cpu)
