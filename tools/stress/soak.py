"""`make soak`: bots and people for hours. Does memory grow, does a table stand still, how long is the wait.

    python -m tools.stress.soak [--minutes N] [--tables N]

Ends with status 1 if a bar is missed. Before the first game everybody says as much as a table
keeps of the talk, and the slope is reckoned without the first quarter, in which caches fill.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic, perf_counter
from typing import NamedTuple

from nightbell.server import protocol as wire
from nightbell.server.client import Client
from nightbell.server.people import KEPT_LINES
from tools.stress.servant import Servant, some_answer, table_with_bots

GAMES = ("whispers", "clocktower", "betrayal")
MOST_MIB_AN_HOUR, MOST_P99, STILL_SECONDS = 1.0, 0.1, 120.0
LEAST_MINUTES = 30.0
"""Of a shorter time no slope is judged: it is that of caches that fill."""
EVERY = 10.0
"""Seconds between two looks at the memory."""
TOLD_EVERY = 600.0
"""Seconds after which a long run tells how it stands."""


class Soaked(NamedTuple):
    minutes: float
    games: int
    commands: int
    p99: float
    stuck: int
    first_mib: float
    last_mib: float
    mib_an_hour: float

    def missed(self) -> list[str]:
        grows = self.minutes >= LEAST_MINUTES and self.mib_an_hour >= MOST_MIB_AN_HOUR
        bars = {
            f"memory grows by {self.mib_an_hour:.1f} MiB an hour": grows,
            f"p99 {self.p99 * 1000:.0f} ms": self.p99 >= MOST_P99,
            f"{self.stuck} tables stand still": self.stuck > 0,
        }
        return [what for what, missed in bars.items() if missed]


class Guest:
    """Somebody who plays one game after another with bots, talks, and drops out now and then."""

    def __init__(self, client: Client, rng: Random) -> None:
        self.client = client
        self.rng = rng
        self.moved = monotonic()
        self.games = 0
        self.took: list[float] = []

    async def talk(self, lines: int) -> None:
        """As fast as it goes."""
        for number in range(lines):
            await self.client.do(wire.Say(f"t{number}", f"word t{number} of many"))

    async def live(self, end: float) -> None:
        number = 0
        while monotonic() < end:
            await asyncio.sleep(self.rng.uniform(0.2, 1.5))
            number += 1
            if self.rng.random() < 0.01:
                self.client.cut()
                await self.client.until(lambda: self.client.closed is not None)
            if self.client.closed is not None:
                await self.client.enter()
            covered, begun = self.client.cover, perf_counter()
            reply = await self.client.do(self._next(f"s{number}"))
            if not covered:
                self.took.append(perf_counter() - begun)
            if isinstance(reply, wire.Done):
                self.moved = monotonic()

    def _next(self, id: str) -> wire.Command:
        client = self.client
        assert client.table is not None
        if client.table.status == "over":
            self.games += 1
            return wire.Next(id)
        if client.table.status == "gathering":
            return wire.Begin(id)
        if client.decision is not None and self.rng.random() < 0.9:
            return wire.Answer(id, some_answer(client.decision, self.rng), client.decision.ask)
        if client.cover:
            return wire.Timer(id, "night", 0)
        return wire.Say(id, f"word {id} of many")


async def soak(
    data: Path,
    minutes: float,
    tables: int,
    lines: int = KEPT_LINES,
    told: Callable[[str], None] = lambda _: None,
) -> Soaked:
    servant = Servant(data)
    await servant.start()
    guests = [
        Guest(await table_with_bots(servant.base, GAMES[n % 3], f"Person {n}", begun=False), Random(f"1/{n}"))
        for n in range(tables)
    ]
    await asyncio.gather(*(each.talk(lines) for each in guests))
    begun = monotonic()
    end = begun + minutes * 60
    tasks = [asyncio.create_task(each.live(end)) for each in guests]
    seen: list[tuple[float, float]] = []
    stuck = 0
    while monotonic() < end:
        await asyncio.sleep(min(EVERY, max(0.1, end - monotonic())))
        seen.append(((monotonic() - begun) / 3600, servant.memory_mib()))
        stuck = max(stuck, sum(monotonic() - each.moved > STILL_SECONDS for each in guests))
        if len(seen) % round(TOLD_EVERY / EVERY) == 0:
            games = sum(each.games for each in guests)
            told(f"{seen[-1][0] * 60:.0f} min: {seen[-1][1]:.1f} MiB, {games} games, {stuck} stand still")
    await asyncio.gather(*tasks)
    for each in guests:
        await each.client.leave()
    await servant.stop()
    took = sorted(second for each in guests for second in each.took)
    settled = seen[len(seen) // 4 :]
    return Soaked(
        minutes,
        sum(each.games for each in guests),
        len(took),
        took[int(len(took) * 0.99)],
        stuck,
        settled[0][1],
        settled[-1][1],
        slope(settled),
    )


def slope(points: list[tuple[float, float]]) -> float:
    """The rise of the straight line that fits best.

    >>> slope([(0.0, 5.0), (1.0, 7.0), (2.0, 9.0)])
    2.0
    """
    count = len(points)
    x, y = (sum(each) / count for each in zip(*points, strict=True))
    spread = sum((a - x) ** 2 for a, _ in points)
    return sum((a - x) * (b - y) for a, b in points) / spread if spread else 0.0


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--tables", type=int, default=24)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(soak(Path(folder), asked.minutes, asked.tables, told=partial(print, flush=True)))
    for name, value in found._asdict().items():
        print(f"{name}: {value:.3f}" if isinstance(value, float) else f"{name}: {value}")
    for what in found.missed():
        print(f"missed: {what}")
    return int(bool(found.missed()))


if __name__ == "__main__":
    sys.exit(main())
