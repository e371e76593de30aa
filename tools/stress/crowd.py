"""Many at once: connections cut and resumed, and what one machine carries."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

from nightbell.server import protocol as wire
from nightbell.server.client import Client, Visitor
from tools.stress.bare import resume
from tools.stress.servant import Servant, some_answer, table_with_bots

GAMES = ("whispers", "clocktower", "betrayal")
TOGETHER = 50
WARM = 6.0
"""Seconds after the opening of all tables that are not counted."""


class Resumed(NamedTuple):
    sockets: int
    p50: float
    p99: float
    worst: float
    cpu: float
    """Seconds of one core that the server used for it."""


async def cut_all(data: Path, sockets: int, at_each: int = 8) -> Resumed:
    """Connections to many tables, all cut at once; how long until each has caught up again.

    Everybody comes from an address of their own, and the server has its usual limits.
    """
    servant = Servant(data, limits="usual")
    await servant.start()
    clients: list[Client] = []
    for first in range(0, sockets, at_each * TOGETHER):
        firsts = range(first, min(first + at_each * TOGETHER, sockets), at_each)
        parties = (_party(servant.base, n, min(at_each, sockets - n)) for n in firsts)
        clients += [each for party in await asyncio.gather(*parties) for each in party]
    cut, before = perf_counter(), servant.cpu_seconds()
    for each in clients:
        each.cut()
    took = sorted(await asyncio.gather(*(_resumed(each, cut) for each in clients)))
    cpu = servant.cpu_seconds() - before
    await servant.stop()
    return Resumed(sockets, took[sockets // 2], took[int(sockets * 0.99)], took[-1], cpu)


async def _party(base: str, number: int, people: int) -> list[Client]:
    """Somebody at a new table, and others who look on. The number is that of the first of them."""
    here = address(number)
    party = [await table_with_bots(base, GAMES[number % 3], "Host", here, pace_ms=2000)]
    for n in range(1, people):
        visitor = await Visitor.come(base, f"Watcher {n}", address=address(number + n))
        party.append(await Client(visitor, party[0].code).enter())
    return party


def address(number: int) -> str:
    """Where somebody comes from.

    >>> address(0), address(300)
    ('10.0.0.0', '10.0.1.44')
    """
    return f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"


async def _resumed(client: Client, since: float) -> float:
    await resume(client)
    return perf_counter() - since


class Carried(NamedTuple):
    tables: int
    commands: int
    seconds: float
    p50: float
    p99: float
    worst: float
    cpu: float
    """The share of one core that the server used."""
    mib: float
    whole: float
    """Seconds in which it used that, those not counted among the commands included."""
    pages: int = 0
    """Pages of journals that were written meanwhile."""


async def carry(
    data: Path,
    tables: int,
    seconds: float,
    seed: int = 1,
    db: str = "",
    node: str = "",
    written: Callable[[], int] = lambda: 0,
) -> Carried:
    """A person with sensible bots at each table, answering after a second or three of thought.

    `written` tells how many pages all journals have.
    """
    servant = Servant(data, db, node=node)
    await servant.start()
    clients: list[Client] = []
    for first in range(0, tables, TOGETHER):
        numbers = range(first, min(first + TOGETHER, tables))
        clients += await asyncio.gather(
            *(
                table_with_bots(servant.base, GAMES[n % 3], f"Person {n}", pace_ms=700, bot="sensible")
                for n in numbers
            )
        )
    took: list[float] = []
    pages = await asyncio.to_thread(written)
    before, begun = servant.cpu_seconds(), perf_counter()
    end = begun + WARM + seconds
    await asyncio.gather(
        *(_think(each, Random(f"{seed}/{n}"), end, seconds, took) for n, each in enumerate(clients))
    )
    whole = perf_counter() - begun
    mib, cpu = servant.memory_mib(), (servant.cpu_seconds() - before) / whole
    pages = await asyncio.to_thread(written) - pages
    for each in clients:
        await each.leave()
    await servant.stop()
    took.sort()
    count = len(took)
    p50, p99 = took[count // 2], took[int(count * 0.99)]
    return Carried(tables, count, seconds, p50, p99, took[-1], cpu, mib, whole, pages)


async def _think(client: Client, rng: Random, end: float, seconds: float, took: list[float]) -> None:
    await asyncio.sleep(rng.uniform(0, 2))
    number = 0
    while perf_counter() < end:
        await asyncio.sleep(rng.uniform(1, 3))
        number += 1
        if client.decision is not None and not client.cover:
            answer = some_answer(client.decision, rng)
            command: wire.Command = wire.Answer(f"a{number}", answer, client.decision.ask)
        elif client.table is not None and client.table.status == "over":
            command = wire.Next(f"n{number}")
        elif client.table is not None and client.table.status == "gathering":
            command = wire.Begin(f"b{number}")
        elif client.decision is not None:
            await client.answer(some_answer(client.decision, rng))
            continue
        else:
            command = wire.Say(f"s{number}", "is anybody there")
        covered = client.cover
        begun = perf_counter()
        await client.do(command)
        if not covered and begun > end - seconds:
            took.append(perf_counter() - begun)
