"""What more processes bring, and what a cluster costs; `make study` ends with it.

The same games are played by one process of this machine, by two, and so on up to the cores, and then by a
cluster of as many processors on this machine. The clock starts when a quarter of the games is there, and so
everybody at work. The crews take turns, so that a busy minute hits all of them, and the best turn of
each counts.

Two cores of a machine seldom do twice the work of one: they share caches, memory and heat. So processes that
do nothing but count are measured in the same turns, and what games reach is judged by what counting does.

The figures say something about nightbell on a quiet machine alone: what else was going on is told with them.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.queues import SimpleQueue
from multiprocessing.synchronize import Barrier
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter

from rich.console import Console
from rich.table import Table as Sheet

from nightbell.research.crews import Crew, Pool, cluster, cores
from nightbell.research.simulation import Plan, run
from studies.figures import note
from studies.machines import Cluster

SPEED_UP = 0.9
"""What each added process must bring, of what one does alone."""
OVERHEAD = 0.1
"""How much longer a cluster may take than as many processes."""
QUIET = 0.5
"""Others who want a processor, on average of the last minute: more is not quiet."""
PLAYERS = {"": "sensible"}
RAY = "a cluster"
COUNT = "counting"
COUNTING = 2.0
"""Seconds."""


def rate(crew: Crew, game: str, games: int) -> float:
    """Games a second of all but the first quarter, when some may still be on their way to work."""
    every = run(Plan(game, games, players=PLAYERS), crew)
    for _ in range(games // 4):
        next(every)
    start = perf_counter()
    count = sum(1 for _ in every)
    return count / (perf_counter() - start)


def counting(gathered: Barrier, numbers: SimpleQueue[int]) -> None:
    """How far somebody counts in a while, from the moment at which everybody is there."""
    gathered.wait()
    number, end = 0, monotonic() + COUNTING
    while monotonic() < end:
        number += 1
    numbers.put(number)


def counted(hands: int) -> float:
    """How far so many processes count a second, all at once."""
    context = get_context("spawn")
    gathered = context.Barrier(hands)
    numbers: SimpleQueue[int] = context.SimpleQueue()
    crew = [context.Process(target=counting, args=(gathered, numbers)) for _ in range(hands)]
    for each in crew:
        each.start()
    far = sum(numbers.get() for _ in crew)
    for each in crew:
        each.join()
    return far / COUNTING


def measured(game: str, games: int, turns: int, most: int) -> dict[str, float]:
    """The best rate of each crew, and of as many who only count."""
    crews = {str(hands): Crew(hands, Pool(hands)) for hands in range(1, most + 1)}
    best: dict[str, float] = {}
    with TemporaryDirectory() as folder:
        for _ in range(turns):
            for name, crew in crews.items():
                best[name] = max(best.get(name, 0.0), rate(crew, game, games * crew.hands))
                count = f"{name} {COUNT}"
                best[count] = max(best.get(count, 0.0), counted(crew.hands))
            machines = Cluster(Path(folder), most)
            try:
                abroad = cluster(machines.address)
                best[RAY] = max(best.get(RAY, 0.0), rate(abroad, game, games * most))
            finally:
                machines.close()
    return best


def speed_up(one: float, many: float, hands: int) -> float:
    """What each process beyond the first brought, of what one does alone.

    >>> speed_up(10.0, 28.0, 3)
    0.9
    """
    return round((many / one - 1) / (hands - 1), 6)


def overhead(processes: float, abroad: float) -> float:
    """How much longer the same games took there.

    >>> overhead(22.0, 20.0)
    0.1
    """
    return round(processes / abroad - 1, 6)


def sheet(best: dict[str, float], load: float) -> Sheet:
    told = Sheet("who played", "games a second", "each added brought", "of what counting brings", "bar")
    one, most = best["1"], max(int(name) for name in best if name.isdecimal())
    told.add_row("1 process", f"{one:.1f}")
    for hands in range(2, most + 1):
        brought = speed_up(one, best[str(hands)], hands)
        at_most = speed_up(best[f"1 {COUNT}"], best[f"{hands} {COUNT}"], hands)
        told.add_row(
            f"{hands} processes",
            f"{best[str(hands)]:.1f}",
            f"{brought:.2f}",
            f"{brought / at_most:.2f} ({at_most:.2f})",
            f"at least {SPEED_UP}",
        )
    cost = overhead(best[str(most)], best[RAY])
    told.add_row(RAY, f"{best[RAY]:.1f}", f"{cost:+.0%} of time", "", f"at most {OVERHEAD:+.0%}")
    told.caption = f"load before: {load:.2f}" + (
        "" if load <= QUIET else "; not quiet, so no measure of nightbell"
    )
    return told


def main(words: Sequence[str] | None = None) -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("--game", default="clocktower")
    reader.add_argument("--games", type=int, default=1000, help="for each process, in each turn")
    reader.add_argument("--turns", type=int, default=3)
    reader.add_argument(
        "--most", type=int, default=cores(), help="processes, two at least; all cores unless told"
    )
    asked = reader.parse_args(words)
    load = os.getloadavg()[0]
    best = measured(asked.game, asked.games, asked.turns, max(2, asked.most))
    note(speed={"load": load, "games_a_second": best}, cores=cores())
    Console().print(sheet(best, load))


if __name__ == "__main__":
    main()
