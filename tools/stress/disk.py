"""A disk that takes nothing for a while: refused, then playable again, nothing lost, nobody stranded."""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

from nightbell.server.client import Denied, Visitor
from nightbell.server.store import Store
from tools.stress.kill import GAMES, Persistent, ids, new_for_all
from tools.stress.servant import Servant, table_with_bots


class Refused(NamedTuple):
    people: int
    acknowledged: int
    lost: int
    doubled: int
    told: bool
    """Whether health said so while it lasted."""
    back: float
    """Seconds until everybody had been acknowledged something again."""


async def full_disk(data: Path, people: int, seconds: float, times: int, seed: int = 1) -> Refused:
    """The system lets the server's files grow no further, as on a full disk, and later lets them again."""
    servant = Servant(data)
    await servant.start()
    here = []
    for n in range(people):
        client = await table_with_bots(servant.base, GAMES[n % len(GAMES)], f"Person {n}")
        here.append(Persistent(client, Random(f"{seed}/{n}")))
    tasks = [asyncio.create_task(each.live()) for each in here]
    told, slowest = True, 0.0
    assert servant.process is not None
    for _ in range(times):
        await new_for_all(here)
        _, hard = resource.prlimit(servant.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(servant.process.pid, resource.RLIMIT_FSIZE, (1, hard))
        await asyncio.sleep(seconds)
        told = told and not await _healthy(servant.base)
        resource.prlimit(servant.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        begun = perf_counter()
        await new_for_all(here)
        slowest = max(slowest, perf_counter() - begun)
    for each in here:
        each.stopping = True
    await asyncio.gather(*tasks)
    for each in here:
        await each.client.leave()
    await servant.stop()
    lost = doubled = 0
    store = Store(str(data / "nightbell.db"))
    for each in here:
        written = Counter(ids(store.pages(each.client.code)))
        lost += len(each.acknowledged - set(written))
        doubled += sum(count - 1 for count in written.values())
    store.close()
    acknowledged = sum(len(each.acknowledged) for each in here)
    return Refused(people, acknowledged, lost, doubled, told, slowest)


async def _healthy(base: str) -> bool:
    try:
        await Visitor(base).get("/healthz")
    except Denied:
        return False
    return True
