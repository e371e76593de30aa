"""`nightbell simulate GAME --matrix`: who wins how often, and how sure that is."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from nightbell.cli.progress import games_bar
from nightbell.research import matrix as research
from nightbell.research.crews import Crew
from nightbell.research.matrix import Cell, Matrix
from nightbell.text import Words


def matrix(
    words: Words, game: str, games: int, seed: int, crew: Crew, plot: Path | None, as_json: bool
) -> int:
    """Play every cell, show the table, draw the plot if one is wanted; status 1 if any game went wrong."""
    plan = research.matrix(game)
    own = Words(words.lang, game)
    cells = []
    with games_bar(words) as bar:
        total = sum(line.games(games) for line in plan.lines)
        task = bar.add_task(own.say(f"game-{game}"), total=total)
        for one in research.play_matrix(plan, games, seed, crew):
            if isinstance(one, Cell):
                cells.append(one)
            else:
                bar.advance(task)
    names = _names(own, plan)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode({"game": game, "cells": cells}), indent=2).decode())
    else:
        _show(own, plan, cells, names)
    if plot is not None:
        title = (
            f"{own.say('matrix-title', game=own.say(f'game-{game}'))}, {own.say(f'matrix-won-{plan.side}')}"
        )
        research.plot(cells, title, own.say("matrix-percent"), names, plot)
        Console(stderr=True, soft_wrap=True).print(own.say("matrix-plotted", file=str(plot)), markup=False)
    return 1 if any(cell.errors for cell in cells) else 0


def _names(words: Words, plan: Matrix) -> Mapping[str, str]:
    """What the rows and columns are called."""
    names = {}
    for line in plan.lines:
        for label in (line.row, line.column):
            if words.knows(f"matrix-{plan.side}-{label}"):
                names[label] = words.say(f"matrix-{plan.side}-{label}")
            elif label in (str(line.options.get("players")), ""):
                names[label] = words.say("matrix-players", number=int(label))
            elif "killer" in line.options:
                names[label] = words.thing("killer", label)
            else:
                haunt = str(line.options["haunt"])
                names[label] = f"{haunt} {words.thing('haunt', haunt)}"
    return names


def _show(words: Words, plan: Matrix, cells: list[Cell], names: Mapping[str, str]) -> None:
    console = Console(highlight=False)
    columns = list(dict.fromkeys(cell.column for cell in cells))
    title = words.say("matrix-title", game=words.say(f"game-{plan.game}"))
    table = Table(title=title, title_justify="left", title_style="bold")
    table.add_column(words.say("matrix-setup"))
    for column in columns:
        table.add_column(names[column], justify="right")
    for row in dict.fromkeys(cell.row for cell in cells):
        mine = {cell.column: cell for cell in cells if cell.row == row}
        table.add_row(names[row], *(_shown(mine[column]) for column in columns))
    console.print(table)
    console.print(f"{words.say(f'matrix-won-{plan.side}')}; {words.say('matrix-percent')}", style="dim")


def _shown(cell: Cell) -> str:
    share = cell.share
    text = f"{100 * share.value:.0f} [dim]{100 * share.low:.0f}–{100 * share.high:.0f}[/]"
    return f"{text} [red]×{cell.errors}[/]" if cell.errors else text
