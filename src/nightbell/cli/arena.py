"""`nightbell arena GAME`: the levels against each other, from both sides."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from nightbell import bots
from nightbell.cli.progress import games_bar
from nightbell.research import arena as research
from nightbell.research.arena import Arena, Match
from nightbell.research.crews import Crew
from nightbell.research.matrix import plot as draw
from nightbell.research.statistics import Share
from nightbell.text import Words


def arena(
    words: Words,
    game: str,
    levels: str,
    games: int,
    seed: int,
    crew: Crew,
    plot: Path | None,
    as_json: bool,
) -> int:
    """Play, show and draw; status 1 if any game went wrong."""
    own = Words(words.lang, game)
    names = [name.strip() for name in levels.split(",")] if levels else list(bots.levels(game))
    whole: Arena | None = None
    with games_bar(words) as bar:
        task = bar.add_task(own.say(f"game-{game}"), total=None)
        for each in research.play_arena(game, names, games, seed, crew):
            if isinstance(each, Arena):
                whole = each
            else:
                bar.advance(task)
    assert whole is not None
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(whole), indent=2).decode())
    else:
        _show(own, whole)
    if plot is not None:
        called = {match.name: _pairing(own, match) for match in whole.matches}
        called |= {column: own.say(f"arena-{column}") for column in ("stronger", "usual")}
        title = own.say("arena-title", game=own.say(f"game-{game}"))
        draw(research.cells(whole), title, own.say("matrix-percent"), called, plot)
    return 1 if whole.errors else 0


def _show(words: Words, whole: Arena) -> None:
    console = Console(highlight=False)
    title = words.say("arena-title", game=words.say(f"game-{whole.game}"))
    table = Table(title=title, title_justify="left", title_style="bold")
    for heading in ("arena-who", "arena-stronger", "arena-usual"):
        table.add_column(words.say(heading), justify="left" if heading == "arena-who" else "right")
    for match in whole.matches:
        table.add_row(_pairing(words, match), _shown(match.won), _shown(match.usual))
    console.print(table)
    for rating in whole.ratings:
        console.print(
            words.say(
                "arena-elo",
                level=words.say(f"level-{rating.level}"),
                against=words.say(f"level-{rating.against}"),
                elo=round(rating.elo),
                low=round(rating.low),
                high=round(rating.high),
            )
        )
    if whole.errors:
        console.print(words.say("arena-errors", errors=whole.errors), style="red")


def _pairing(words: Words, match: Match) -> str:
    return words.say(
        "arena-pairing",
        camp=words.say(f"arena-camp-{match.camp}"),
        level=words.say(f"level-{match.level}"),
        against=words.say(f"level-{match.against}"),
    )


def _shown(share: Share) -> str:
    return f"{100 * share.value:.0f} ({100 * share.low:.0f}–{100 * share.high:.0f})"
