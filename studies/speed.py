"""What more processes bring, and what a cluster costs; `make study` ends with it.

The same games are played by one process of this machine, by two, and so on up to the cores, and then by a
cluster of as many processors on this machine, once that has come up. The clock starts when a quarter of the
games is there, and so everybody at work. The crews take turns, so that a busy minute hits all of them, and
the best turn of each counts. Beside the clock stands what a game used of the processors: by those who play
it, by whoever hands it out, and by Ray's own processes, which run beside them here.

Two cores of a machine seldom do twice the work of one: they share caches, memory and heat. So processes that
do nothing but count are measured in the same turns, and what games reach is judged by what counting does.

The clock says something about nightbell on a quiet machine alone: what else was going on is told with it.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from itertools import islice
from multiprocessing import get_context
from multiprocessing.queues import SimpleQueue
from multiprocessing.synchronize import Barrier
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter
from typing import NamedTuple

from rich.console import Console
from rich.table import Table as Sheet

from nightbell.research.crews import Crew, Pool, cluster, cores
from nightbell.research.simulation import Plan, run
from studies.figures import note
from studies.machines import Cluster, spent_here

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


class Rate(NamedTuple):
    """How quickly a crew played, and what it used for it."""

    games_a_second: float
    playing_ms: float
    """Milliseconds of a core for each game, of those who play and who hand out."""
    besides_ms: float = 0.0
    """The same, of what else a cluster does."""


def rate(crew: Crew, game: str, games: int, spent: Callable[[], tuple[float, float]]) -> Rate:
    """Of all but the first quarter, when some may still be on their way to work."""
    every = run(Plan(game, games, players=PLAYERS), crew)
    for _ in range(games // 4):
        next(every)
    start, before = perf_counter(), spent()
    count = sum(1 for _ in islice(every, games - games // 4))
    seconds, after = perf_counter() - start, spent()
    for _ in every:
        raise AssertionError("more games than were asked for")
    playing, besides = (1000 * (new - old) / count for new, old in zip(after, before, strict=True))
    return Rate(count / seconds, playing, besides)


def here() -> tuple[float, float]:
    return spent_here(), 0.0


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


def measured(game: str, games: int, turns: int, most: int) -> tuple[dict[str, Rate], dict[str, float]]:
    """The best rate of each crew, and how far as many come who only count."""
    crews = {str(hands): Crew(hands, Pool(hands)) for hands in range(1, most + 1)}
    rates: dict[str, list[Rate]] = {}
    counts: dict[str, list[float]] = {}
    with TemporaryDirectory() as folder:
        for _ in range(turns):
            for name, crew in crews.items():
                rates.setdefault(name, []).append(rate(crew, game, games * crew.hands, here))
                counts.setdefault(name, []).append(counted(crew.hands))
            machines = Cluster(Path(folder), most)

            def there(machines: Cluster = machines) -> tuple[float, float]:
                workers, own = machines.spent()
                return workers + spent_here(), own

            try:
                abroad = cluster(machines.address)
                machines.come_to_rest()
                rates.setdefault(RAY, []).append(rate(abroad, game, games * most, there))
            finally:
                machines.close()
    return {name: max(each) for name, each in rates.items()}, {
        name: max(each) for name, each in counts.items()
    }


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


def sheet(rates: dict[str, Rate], counts: dict[str, float], load: float) -> Sheet:
    columns = ("who played", "games a second", "each added brought", "of what counting brings", "bar")
    told = Sheet(*columns, "ms of a core a game", "besides")
    one, most = rates["1"], max(int(name) for name in counts)
    told.add_row("1 process", f"{one.games_a_second:.1f}", "", "", "", f"{one.playing_ms:.1f}")
    for hands in range(2, most + 1):
        many = rates[str(hands)]
        brought = speed_up(one.games_a_second, many.games_a_second, hands)
        at_most = speed_up(counts["1"], counts[str(hands)], hands)
        told.add_row(
            f"{hands} processes",
            f"{many.games_a_second:.1f}",
            f"{brought:.2f}",
            f"{brought / at_most:.2f} ({at_most:.2f})",
            f"at least {SPEED_UP}",
            f"{many.playing_ms:.1f}",
        )
    many, abroad = rates[str(most)], rates[RAY]
    cost = overhead(many.games_a_second, abroad.games_a_second)
    used = (abroad.playing_ms + abroad.besides_ms) / many.playing_ms - 1
    told.add_row(
        RAY,
        f"{abroad.games_a_second:.1f}",
        f"{cost:+.0%} of time",
        "",
        f"at most {OVERHEAD:+.0%}",
        f"{abroad.playing_ms:.1f}",
        f"{abroad.besides_ms:.1f} (in all {used:+.0%})",
    )
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
    rates, counts = measured(asked.game, asked.games, asked.turns, max(2, asked.most))
    told = {name: each._asdict() for name, each in rates.items()}
    note(speed={"load": load, "rates": told, COUNT: counts}, cores=cores())
    Console().print(sheet(rates, counts, load))


if __name__ == "__main__":
    main()
