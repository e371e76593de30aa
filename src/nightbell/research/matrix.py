"""Who wins how often: a table of win rates over set-ups and pairings, with how sure each is, and its plot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from pathlib import Path

import msgspec

from nightbell import bots, games
from nightbell.engine import Refusal
from nightbell.research.crews import Crew
from nightbell.research.simulation import Plan, Played, run_all
from nightbell.research.statistics import Share


class Cell(msgspec.Struct, frozen=True):
    """One set-up with one pairing of players: the share of games that the side in question won."""

    row: str
    column: str
    share: Share
    errors: int
    median: int
    """Decisions of the game in the middle."""


class Line(msgspec.Struct, frozen=True):
    """What one cell plays."""

    row: str
    column: str
    options: Mapping[str, object]
    players: Mapping[str, str]
    one_in: int = 1
    """It is played once for so many games that are asked for: shares far from a half need fewer."""

    def games(self, count: int) -> int:
        return -(-count // self.one_in)


class Matrix(msgspec.Struct, frozen=True):
    """A game's table. `side` names the beginning of the outcomes that count as won.

    `also` names further ones: where everybody plays alone, somebody's escape is the players' success.
    """

    game: str
    side: str
    lines: tuple[Line, ...]
    also: tuple[str, ...] = ()


def matrix(game: str) -> Matrix:
    """The table that a game is judged by, as far as it has players to judge."""
    games.load(game)
    if "sensible" not in bots.makers(game):
        raise Refusal("no-matrix", game=game)
    return _MATRICES[game]()


def sides_of(game: str) -> tuple[str, ...]:
    """The beginnings of the outcomes that count as won, by which a game is judged; of others any outcome."""
    if game not in _MATRICES:
        return ("",)
    plan = _MATRICES[game]()
    return plan.side, *plan.also


def play_matrix(plan: Matrix, count: int, seed: int, crew: Crew) -> Iterator[Played | Cell]:
    """Every game as it ends, and after the last one of a cell that cell."""
    plans = [Plan(plan.game, line.games(count), seed, line.options, line.players) for line in plan.lines]
    every = run_all(plans, crew)
    for line, cell in zip(plan.lines, plans, strict=True):
        played = []
        for game in islice(every, cell.games):
            played.append(game)
            yield game
        done = [game for game in played if not game.fault]
        won = sum(game.outcome.startswith((plan.side, *plan.also)) for game in done)
        lengths = sorted(game.decisions for game in done)
        middle = lengths[len(lengths) // 2] if lengths else 0
        share = Share.counted(won, len(done))
        yield Cell(line.row, line.column, share, len(played) - len(done), middle)


def plot(cells: list[Cell], title: str, label: str, names: Mapping[str, str], file: Path) -> None:
    """The cells as dots with their intervals, one row of dots for each set-up, to a PNG or SVG file."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise Refusal("needs-extra", what="matplotlib", extra="nightbell[study]") from None
    if file.suffix.lower() not in (".png", ".svg"):
        raise Refusal("plot-png-or-svg", file=str(file))
    rows = list(dict.fromkeys(cell.row for cell in cells))
    columns = list(dict.fromkeys(cell.column for cell in cells))
    figure = Figure(figsize=(9, 2.4 + 0.25 * len(cells)), layout="constrained")
    axes = figure.add_subplot()
    for place, column in enumerate(columns):
        mine = [cell for cell in cells if cell.column == column]
        heights = [rows.index(cell.row) + 0.18 * (place - (len(columns) - 1) / 2) for cell in mine]
        middles = [100 * cell.share.value for cell in mine]
        reach = [
            [100 * (cell.share.value - cell.share.low) for cell in mine],
            [100 * (cell.share.high - cell.share.value) for cell in mine],
        ]
        axes.errorbar(middles, heights, xerr=reach, fmt="o", capsize=3, label=names.get(column, column))
    axes.set_yticks(range(len(rows)), [names.get(row, row) for row in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlim(-1, 101)
    axes.set_xlabel(label)
    axes.axvline(50, color="grey", linewidth=0.8, linestyle=":")
    axes.set_title(title, loc="left")
    if len(columns) > 1:
        figure.legend(loc="outside lower center", ncols=1 if len(columns) < 4 else 4, frameon=False)
    try:
        figure.savefig(file, dpi=150)
    except OSError:
        raise Refusal("cannot-write", file=str(file)) from None


def _pairings(first: str, second: str) -> dict[str, dict[str, str]]:
    """Sensible against sensible, and either side against random."""
    return {
        f"{one}-{other}": {first: one, second: other}
        for one, other in (("sensible", "sensible"), ("sensible", "random"), ("random", "sensible"))
    }


def _one_in(players: Mapping[str, str]) -> int:
    return 5 if "random" in players.values() else 1


def _whispers() -> Matrix:
    killers = games.load("whispers").content()["killers"]
    return Matrix(
        "whispers",
        "killer",
        tuple(
            Line(killer, column, {"killer": killer}, players, _one_in(players))
            for killer in killers
            for column, players in _pairings("killer", "victim").items()
        ),
    )


def _clocktower() -> Matrix:
    return Matrix(
        "clocktower",
        "good",
        tuple(
            Line(str(count), column, {"players": count}, {**players, "": "sensible"}, _one_in(players))
            for count in (7, 10, 13)
            for column, players in _pairings("good", "evil").items()
        ),
    )


def _betrayal() -> Matrix:
    haunts = games.load("betrayal").content()["haunts"]
    return Matrix(
        "betrayal",
        "heroes",
        tuple(
            Line(f"haunt-{haunt}", str(count), {"haunt": int(haunt), "players": count}, {"": "sensible"})
            for haunt in haunts
            for count in (3, 4, 5, 6)
        ),
        ("survivors",),
    )


_MATRICES: Mapping[str, Callable[[], Matrix]] = {
    "whispers": _whispers,
    "clocktower": _clocktower,
    "betrayal": _betrayal,
}
