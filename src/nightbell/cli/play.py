"""`nightbell play`: one seat is yours, bots sit in the others."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from random import SystemRandom
from typing import TypeVar

from rich.console import Console

from nightbell import bots, games
from nightbell.cli import saves
from nightbell.cli.replay import AnyTable, find_seat, play_log, words_for
from nightbell.cli.session import Session
from nightbell.cli.simulate import seating
from nightbell.engine import Refusal, Seat, Table
from nightbell.text import Words

T = TypeVar("T")

SEEDS = 1_000_000
"""Seeds of games that nobody chose a seed for stay short enough to be told to a friend."""


def play(
    words: Words,
    game: str | None,
    options: Mapping[str, object],
    seat: str | None,
    seed: int | None,
    players: str | None,
) -> None:
    console = _console()
    name = game or _choose_game(console, words)
    if name is None:
        return
    rules = games.load(name)
    number = SystemRandom().randrange(SEEDS) if seed is None else seed
    today = date.today()
    options = rules.dated(saves.filed(rules, options), today.month, today.day)
    table: AnyTable = Table(rules, options, number)
    names = _names(words, rules.seats(table.state))
    table = Table(rules, options, number, names)
    mine = _choose_seat(console, words, table) if seat is None else find_seat(table, seat)
    if mine is None:
        return
    Session(console, words.lang, table, mine, seating(players or bots.best(name))).run()


def resume(words: Words, file: Path, seat: str | None, players: str | None) -> None:
    log, saved = saves.load(file)
    table = play_log(log)
    mine = saved.mine if seat is None else find_seat(table, seat)
    seated = saved.bots if players is None else seating(players)
    Session(_console(), words.lang, table, mine, seated, file).run()


def _console() -> Console:
    return Console(highlight=False, width=None if sys.stdout.isatty() else 100)


def _names(words: Words, seats: Sequence[str]) -> list[str]:
    """First names for chairs that are only numbered; a chair with a title keeps it."""
    names = iter(words.say("cli-names").split())
    return [next(names, "") if id.rpartition("-")[2].isdecimal() else "" for id in seats]


def _choose_game(console: Console, words: Words) -> str | None:
    console.print(words.say("play-which-game"), style="bold")
    for number, game in enumerate(games.known(), start=1):
        own = Words(words.lang, game)
        console.print(f"[bold cyan]{number:>3}[/] [bold]{own.say(f'game-{game}')}[/]")
        console.print(f"    {own.about('game', game)}", style="dim")
    return _chosen(console, words, games.known())


def _choose_seat(console: Console, words: Words, table: AnyTable) -> Seat | None:
    own = words_for(words.lang, table, Seat(0))
    seats = [Seat(number) for number in range(len(own.seats))]
    console.print(own.say("play-which-seat"), style="bold")
    for seat in seats:
        console.print(f"[bold cyan]{seat + 1:>3}[/] {own.seat(seat)}")
    return _chosen(console, words, seats)


def _chosen(console: Console, words: Words, options: Sequence[T]) -> T | None:
    """One of the options by its number; the first for an empty line; None when the person leaves."""
    while True:
        try:
            typed = console.input("[bold]>[/] ").strip()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return None
        if typed.casefold() in ("q", "в"):
            return None
        if not typed:
            return options[0]
        if typed.isdecimal() and 1 <= int(typed) <= len(options):
            return options[int(typed) - 1]
        console.print(words.refusal(Refusal("no-such-number", typed=typed, most=len(options))), style="red")
