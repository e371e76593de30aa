"""All published puzzles beside python-chess: what a solution costs, in random moves made meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from nightbell.deduction.puzzle import load
from nightbell.deduction.solving import solve

FOLDER = Path("tests/data/puzzles")
ROUNDS = 3
MEDIAN_MOVES = 120
MOST_MOVES = 7_500


class Solved(msgspec.Struct):
    """One puzzle: its worlds, the best time, and that time in moves of chess."""

    name: str
    worlds: int
    ms: float
    chess_moves: float


def solved(chess_moves_a_second: Callable[[], float]) -> list[Solved]:
    """Each puzzle several times, in rounds with a spell of chess before each; noise only ever adds."""
    puzzles = {file.stem: load(file).puzzle for file in sorted(FOLDER.glob("*.yaml"))}
    best: dict[str, Solved] = {}
    for _ in range(ROUNDS):
        rate = chess_moves_a_second()
        for name, puzzle in puzzles.items():
            start = process_time()
            solution = solve(puzzle)
            spent = process_time() - start
            found = Solved(name, len(solution.worlds), spent * 1000, spent * rate)
            if name not in best or found.chess_moves < best[name].chess_moves:
                best[name] = found
    return list(best.values())


def show(measured: list[Solved]) -> None:
    grid = Grid(title="puzzles", title_justify="left")
    for title in ("puzzle", "worlds", "ms", "moves of chess"):
        grid.add_column(title, justify="left" if title == "puzzle" else "right")
    for each in sorted(measured, key=lambda each: each.chess_moves):
        grid.add_row(each.name, str(each.worlds), f"{each.ms:.1f}", f"{each.chess_moves:.0f}")
    console = Console()
    console.print(grid)
    moves = [each.chess_moves for each in measured]
    console.print(
        f"median {median(moves):.0f} moves (wanted {MEDIAN_MOVES}), "
        f"slowest {max(moves):.0f} (wanted {MOST_MOVES})"
    )
