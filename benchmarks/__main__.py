"""`make bench`: decisions a second, games a second, copy, view and replay, beside python-chess.

The table is printed and written to build/bench.json. The targets are those of docs/architecture.md.
"""

from __future__ import annotations

import gc
import json
import platform
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import mean, median
from time import process_time
from typing import TypeAlias, TypeVar

import chess
import msgspec
from rich.console import Console
from rich.table import Table as Grid

from benchmarks import puzzles
from nightbell import games
from nightbell.engine import Rules, State, Table, play_out, random_players, read_log, replay
from nightbell.games.clocktower.catalogue import DEMON, MINION, OUTSIDER, TOWNSFOLK, roles_of

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=msgspec.Struct)

ROUNDS = 6
SPELL = 0.7
"""Seconds of processor time."""
Options: TypeAlias = Callable[[int], dict[str, object]]
"""Those of the game with this seed."""


def drawn(seed: int) -> dict[str, object]:
    """Ten players, and a script of twenty-five drawn from all roles."""
    rng = Random(seed)
    sizes = {TOWNSFOLK: 13, OUTSIDER: 4, MINION: 4, DEMON: 4}
    sheet = [role for type, count in sizes.items() for role in rng.sample(roles_of(type), count)]
    return {"players": 10, "sheet": sheet}


LINES: tuple[tuple[str, str, Options, float], ...] = (
    ("whispers, Butcher in the mansion", "whispers", lambda seed: {}, 3.0),
    ("clocktower, ten players", "clocktower", lambda seed: {"players": 10}, 3.4),
    ("clocktower, 25 roles drawn", "clocktower", drawn, 2.5),
    ("betrayal, four explorers", "betrayal", lambda seed: {"players": 4}, 1.8),
)
"""With how many times as fast as chess each is to be."""
COPY_AND_ANSWER = 2.0
"""Times as long as an answer without a copy."""
TOWN_GAMES_A_SECOND = 150
COPY_MICROSECONDS = 10
VIEW_MICROSECONDS = 20
REPLAY_MILLISECONDS_FOR_300 = 20


class Measured(msgspec.Struct):
    """One line of the table."""

    name: str
    decisions_per_second: float
    games_per_second: float
    chess_moves_per_second: float
    times_chess: float
    wanted_times_chess: float
    copy_and_answer: float
    copy_us: float
    worst_copy_us: float
    view_us: float
    worst_view_us: float
    replay_300_ms: float


def main() -> None:
    measured = [measure(name, games.load(game), options, wanted) for name, game, options, wanted in LINES]
    show(measured)
    boards = puzzles.solved(chess_moves_a_second)
    puzzles.show(boards)
    out = Path("build/bench.json")
    out.parent.mkdir(exist_ok=True)
    result = {"python": platform.python_version(), "lines": msgspec.to_builtins(measured)}
    result["puzzles"] = msgspec.to_builtins(boards)
    out.write_text(json.dumps(result, indent=2) + "\n")
    print(f"written to {out}")


def chess_moves_a_second() -> float:
    """Random legal moves of python-chess, for comparison."""
    rng = Random(1)
    moves, start = 0, process_time()
    while process_time() - start < SPELL:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
    return moves / (process_time() - start)


def measure(name: str, rules: Rules[S, V], options: Options, wanted: float) -> Measured:
    """Spells of the game and of chess in turn, so that both meet the same weather.

    Without digests, as `nightbell simulate` plays games whose logs nobody keeps. Players are seated off the
    clock, and so is chess's one source of luck.
    """
    rates, chess_rates, lengths = [], [], []
    seed = 0
    for _ in range(ROUNDS):
        chess_rates.append(chess_moves_a_second())
        decisions, spent = 0, 0.0
        while spent < SPELL:
            chosen, start = options(seed), process_time()
            table = Table(rules, chosen, seed, marking=False)
            spent += process_time() - start
            players, order, start = random_players(table, seed), Random(seed), process_time()
            lengths.append(play_out(table, players, order))
            spent += process_time() - start
            decisions += lengths[-1]
            seed += 1
        rates.append(decisions / spent)
    copies, views = [], []
    for each in range(5):
        for moment in moments(rules, options, each):
            copies.append(microseconds(moment.copy))
            views += [microseconds(partial(moment.view, seat)) for seat in moment.open]
    best = max(rates)
    return Measured(
        name,
        best,
        best / mean(lengths),
        max(chess_rates),
        median(rate / other for rate, other in zip(rates, chess_rates, strict=True)),
        wanted,
        median(copy_and_answer(rules, options, each) for each in range(20)),
        median(copies),
        sorted(copies)[-len(copies) // 100],
        median(views),
        sorted(views)[-len(views) // 100],
        replay_for_300(rules, options),
    )


def copy_and_answer(rules: Rules[S, V], options: Options, seed: int) -> float:
    """How much longer it takes to answer on a fork of the table than on the table itself, in one game.

    Whoever answers second finds the processor's caches warm, so they take turns at being the first. For that
    the game stands on two tables.
    """
    table, twin = (Table(rules, options(seed), seed, marking=False) for _ in range(2))
    rng = Random(seed)
    forked = plain = 0.0
    fork_first = True
    gc.disable()
    while table.open:
        seat = rng.choice(list(table.open))
        answer = table.open[seat].choice.sample(rng)
        start = process_time()
        (twin.fork() if fork_first else table).answer(seat, answer)
        between = process_time()
        (table if fork_first else twin.fork()).answer(seat, answer)
        first, second = between - start, process_time() - between
        forked += first if fork_first else second
        plain += second if fork_first else first
        twin.answer(seat, answer)
        fork_first = not fork_first
    gc.enable()
    return forked / plain


def moments(rules: Rules[S, V], options: Options, seed: int) -> list[Table[S, V]]:
    """Forty moments of one random game."""
    table = Table(rules, options(seed), seed)
    play_out(table, random_players(table, seed), Random(seed))
    entries = table.log.entries
    chosen = set(Random(seed).sample(range(len(entries)), min(40, len(entries))))
    again = Table(rules, options(seed), seed)
    found = []
    for number, entry in enumerate(entries):
        if number in chosen:
            found.append(again.copy())
        again.answer(entry.seat, entry.answer, entry.standing)
    return found


def microseconds(work: Callable[[], object]) -> float:
    """The best of several short runs: noise only ever adds."""
    best = float("inf")
    gc.disable()
    for _ in range(5):
        start = process_time()
        for _ in range(20):
            work()
        best = min(best, (process_time() - start) / 20)
    gc.enable()
    return best * 1e6


def replay_for_300(rules: Rules[S, V], options: Options) -> float:
    """Milliseconds to verify a finished game from its log, for every 300 decisions."""
    spent = answers = 0.0
    for seed in range(10):
        table = Table(rules, options(seed), seed)
        play_out(table, random_players(table, seed), Random(seed))
        raw = table.log.write()
        start = process_time()
        replay(rules, read_log(raw))
        spent += process_time() - start
        answers += len(table.log.entries)
    return spent / answers * 300 * 1000


def show(measured: list[Measured]) -> None:
    grid = Grid(title=f"random play on one core, Python {platform.python_version()}; best of {ROUNDS} spells")
    for head in ("", *(line.name for line in measured)):
        grid.add_column(head, justify="right" if head else "left")
    rows: list[tuple[str, Callable[[Measured], str]]] = [
        ("decisions a second", lambda m: f"{m.decisions_per_second:,.0f}"),
        ("python-chess beside it, moves a second", lambda m: f"{m.chess_moves_per_second:,.0f}"),
        (
            "times as fast as chess",
            lambda m: graded(m.times_chess, m.wanted_times_chess, ".1f", more=True),
        ),
        ("games a second", lambda m: games_a_second(m)),
        (
            "a copy and an answer, in answers",
            lambda m: graded(m.copy_and_answer, COPY_AND_ANSWER, ".1f"),
        ),
        ("a copy, µs", lambda m: graded(m.copy_us, COPY_MICROSECONDS, ".1f")),
        ("the slowest copy in 100, µs", lambda m: graded(m.worst_copy_us, COPY_MICROSECONDS, ".1f")),
        ("a view, µs", lambda m: graded(m.view_us, VIEW_MICROSECONDS, ".1f")),
        ("the slowest view in 100, µs", lambda m: graded(m.worst_view_us, VIEW_MICROSECONDS, ".1f")),
        ("300 decisions verified, ms", lambda m: graded(m.replay_300_ms, REPLAY_MILLISECONDS_FOR_300, ".1f")),
    ]
    for head, cell in rows:
        grid.add_row(head, *(cell(line) for line in measured))
    Console().print(grid)


def games_a_second(line: Measured) -> str:
    if line.name == "clocktower, ten players":
        return graded(line.games_per_second, TOWN_GAMES_A_SECOND, ",.0f", more=True)
    return f"{line.games_per_second:,.0f}"


def graded(value: float, target: float, form: str, more: bool = False) -> str:
    reached = value >= target if more else value <= target
    return f"[green]{value:{form}}[/]" if reached else f"[red]{value:{form}}[/] (wanted {target:,})"


if __name__ == "__main__":
    main()
