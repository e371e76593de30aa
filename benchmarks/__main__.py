"""`make bench`: decisions a second, games a second, copy, view and replay, beside python-chess.

The table is printed and written to build/bench.json. The targets are those of docs/architecture.md.
"""

from __future__ import annotations

import gc
import json
import platform
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import TypeVar

import chess
import msgspec
from rich.console import Console
from rich.table import Table as Grid

from nightbell import games
from nightbell.engine import Rules, State, Table, play_out, random_players, read_log, replay

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=msgspec.Struct)

SECONDS = 4.0
LINES: tuple[tuple[str, str, dict[str, object]], ...] = (
    ("whispers, Butcher in the mansion", "whispers", {}),
    ("clocktower, ten players", "clocktower", {"players": 10}),
    ("betrayal, four explorers", "betrayal", {"players": 4}),
)
DECISIONS_A_SECOND = 50_000
TOWN_GAMES_A_SECOND = 150
COPY_MICROSECONDS = 30
VIEW_MICROSECONDS = 20
REPLAY_MILLISECONDS_FOR_300 = 20


class Measured(msgspec.Struct):
    """One line of the table."""

    name: str
    decisions_per_second: float
    games_per_second: float
    times_chess: float
    copy_us: float
    worst_copy_us: float
    view_us: float
    worst_view_us: float
    replay_300_ms: float


def main() -> None:
    slow_chess = chess_moves_a_second()
    measured = [measure(name, games.load(game), options, slow_chess) for name, game, options in LINES]
    chess_again = chess_moves_a_second()
    show(measured, slow_chess, chess_again)
    out = Path("build/bench.json")
    out.parent.mkdir(exist_ok=True)
    result = {
        "python": platform.python_version(),
        "chess_moves_per_second": [round(slow_chess), round(chess_again)],
        "lines": msgspec.to_builtins(measured),
    }
    out.write_text(json.dumps(result, indent=2) + "\n")


def chess_moves_a_second() -> float:
    """Random legal moves of python-chess, for comparison."""
    rng = Random(1)
    moves, start = 0, perf_counter()
    while perf_counter() - start < SECONDS / 2:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
    return moves / (perf_counter() - start)


def measure(name: str, rules: Rules[S, V], options: dict[str, object], chess_rate: float) -> Measured:
    played = decisions = 0
    start = perf_counter()
    while perf_counter() - start < SECONDS:
        table = Table(rules, options, played)
        decisions += play_out(table, random_players(table, played), Random(played))
        played += 1
    seconds = perf_counter() - start
    copies, views = [], []
    for seed in range(5):
        for moment in moments(rules, options, seed):
            copies.append(microseconds(moment.copy))
            for seat in moment.open:
                views.append(microseconds(lambda moment=moment, seat=seat: moment.view(seat)))  # type: ignore[misc]
    rate = decisions / seconds
    return Measured(
        name,
        rate,
        played / seconds,
        rate / chess_rate,
        median(copies),
        sorted(copies)[-len(copies) // 100],
        median(views),
        sorted(views)[-len(views) // 100],
        replay_for_300(rules, options),
    )


def moments(rules: Rules[S, V], options: dict[str, object], seed: int) -> list[Table[S, V]]:
    """Forty moments of one random game."""
    table = Table(rules, options, seed)
    play_out(table, random_players(table, seed), Random(seed))
    entries = table.log.entries
    chosen = set(Random(seed).sample(range(len(entries)), min(40, len(entries))))
    again = Table(rules, options, seed)
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
        start = perf_counter()
        for _ in range(20):
            work()
        best = min(best, (perf_counter() - start) / 20)
    gc.enable()
    return best * 1e6


def replay_for_300(rules: Rules[S, V], options: dict[str, object]) -> float:
    """Milliseconds to verify a finished game from its log, for every 300 decisions."""
    spent = answers = 0.0
    for seed in range(10):
        table = Table(rules, options, seed)
        play_out(table, random_players(table, seed), Random(seed))
        raw = table.log.write()
        start = perf_counter()
        replay(rules, read_log(raw))
        spent += perf_counter() - start
        answers += len(table.log.entries)
    return spent / answers * 300 * 1000


def show(measured: list[Measured], chess_before: float, chess_after: float) -> None:
    grid = Grid(title=f"random play on one core, Python {platform.python_version()}")
    for head in (
        "game",
        "decisions/s",
        "× chess",
        "games/s",
        "copy µs (99 %)",
        "view µs (99 %)",
        "replay of 300, ms",
    ):
        grid.add_column(head, justify="left" if head == "game" else "right")
    for line in measured:
        grid.add_row(
            line.name,
            graded(line.decisions_per_second, line.decisions_per_second >= DECISIONS_A_SECOND, ",.0f"),
            f"{line.times_chess:.1f}",
            graded(
                line.games_per_second,
                "clocktower" not in line.name or line.games_per_second >= TOWN_GAMES_A_SECOND,
                ",.0f",
            ),
            graded(line.copy_us, line.worst_copy_us <= COPY_MICROSECONDS, ".1f")
            + f" ({line.worst_copy_us:.1f})",
            graded(line.view_us, line.worst_view_us <= VIEW_MICROSECONDS, ".1f")
            + f" ({line.worst_view_us:.1f})",
            graded(line.replay_300_ms, line.replay_300_ms <= REPLAY_MILLISECONDS_FOR_300, ".1f"),
        )
    grid.add_row(
        "python-chess, random moves", f"{chess_before:,.0f} … {chess_after:,.0f}", "1", "", "", "", ""
    )
    Console().print(grid)


def graded(value: float, reached: bool, form: str) -> str:
    return f"[green]{value:{form}}[/]" if reached else f"[red]{value:{form}} ✗[/]"


if __name__ == "__main__":
    main()
