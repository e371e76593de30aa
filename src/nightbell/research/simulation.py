"""Games played to the end by players without a person, one after another or on several processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter

import msgspec

from nightbell import bots, games
from nightbell.engine import Crash, Log, Refusal, Table, play_out


class Plan(msgspec.Struct, frozen=True):
    """What is played. Game number n has the seed `seed + n`, so any one can be played again alone."""

    game: str
    games: int
    seed: int = 0
    options: Mapping[str, object] = {}
    players: Mapping[str, str] = {}
    """Which player sits where, by the beginning of the seat's id; the empty one is for all other seats."""
    save: str = ""
    """A folder for the logs; empty for none."""


class Played(msgspec.Struct, frozen=True):
    """One game."""

    seed: int
    decisions: int
    seconds: float
    outcome: str = ""
    fault: str = ""
    """What went wrong, if anything did; the log is then at `log`."""
    log: str = ""


class Summary(msgspec.Struct, frozen=True):
    """Many games. The first six fields are what `nightbell simulate --json` promises."""

    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    outcomes: dict[str, int]
    errors: int
    crashes: list[Played]
    lengths: list[int]
    """Decisions of each finished game, shortest first."""

    @property
    def median(self) -> int:
        return self.lengths[len(self.lengths) // 2] if self.lengths else 0


def run(plan: Plan, jobs: int = 1) -> Iterator[Played]:
    """The games as they end, in the order of their seeds. Raises `Refusal` if the options do not fit."""
    return run_all((plan,), jobs)


def run_all(plans: Sequence[Plan], jobs: int = 1) -> Iterator[Played]:
    """The games of several plans, one plan after the other; the same processes play all of them."""
    for plan in plans:
        bots.players(Table(games.load(plan.game), plan.options, plan.seed), plan.players, plan.seed)
        if plan.save:
            try:
                Path(plan.save).mkdir(parents=True, exist_ok=True)
            except OSError:
                raise Refusal("cannot-write", file=plan.save) from None
    tasks = ((plan, seed) for plan in plans for seed in range(plan.seed, plan.seed + plan.games))
    if jobs == 1:
        yield from map(_play, tasks)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_play, tasks, chunksize=8)


def play(plan: Plan, seed: int) -> Played:
    """One game of the plan. A fault is part of the result, not an exception, and leaves its log behind."""
    start = perf_counter()
    log: Log | None = None
    try:
        table = Table(games.load(plan.game), plan.options, seed)
        log = table.log
        taken = play_out(table, bots.players(table, plan.players, seed), Random(f"{seed}/order"))
    except Crash as crash:
        return _crashed(plan, seed, crash.log, str(crash), perf_counter() - start)
    except Exception as fault:
        if log is None:
            raise
        return _crashed(plan, seed, log, f"{type(fault).__name__}: {fault}", perf_counter() - start)
    seconds = perf_counter() - start
    if plan.save:
        write_log(Path(plan.save), table.log)
    return Played(seed, taken, seconds, table.outcome or "")


def write_log(folder: Path, log: Log, prefix: str = "") -> Path:
    file = folder / f"{prefix}{log.header.game}-{log.header.seed}.log"
    try:
        file.write_bytes(log.write())
    except OSError:
        raise Refusal("cannot-write", file=str(file)) from None
    return file


def summarise(played: Sequence[Played], seconds: float) -> Summary:
    done = [game for game in played if not game.fault]
    decisions = sum(game.decisions for game in played)
    outcomes = Counter(game.outcome for game in done)
    return Summary(
        games=len(played),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1) if seconds else 0.0,
        outcomes=dict(sorted(outcomes.items(), key=lambda each: (-each[1], each[0]))),
        errors=len(played) - len(done),
        crashes=[game for game in played if game.fault],
        lengths=sorted(game.decisions for game in done),
    )


def _play(task: tuple[Plan, int]) -> Played:
    return play(*task)


def _crashed(plan: Plan, seed: int, log: Log, fault: str, seconds: float) -> Played:
    file = write_log(Path(plan.save or "."), log, prefix="crash-")
    return Played(seed, len(log.entries), seconds, fault=fault, log=str(file))
