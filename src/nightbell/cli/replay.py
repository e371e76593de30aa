"""`nightbell replay`: a log checked against the rules, or told in words as one seat saw it."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console

from nightbell import games
from nightbell.engine import SPECTATOR, BadLog, Log, Refusal, Seat, State, Table, read_log
from nightbell.engine import replay as play_again
from nightbell.text import Lang, Words
from nightbell.text.words import PLAIN, VOICES

AnyTable = Table[State, msgspec.Struct]


def load_log(file: Path) -> Log:
    try:
        return read_log(file.read_bytes())
    except OSError:
        raise Refusal("cannot-read", file=str(file)) from None


def play_log(log: Log) -> AnyTable:
    """The game that a log tells."""
    if log.header.game not in games.known():
        raise BadLog("log-of-unknown-game", game=log.header.game)
    return play_again(games.load(log.header.game), log)


def words_for(lang: Lang, table: AnyTable, viewer: Seat) -> Words:
    """At a terminal everybody but the viewer is a bot, each with a voice of its own."""
    rules = table.rules
    seats = rules.seats(table.state)
    words = Words(
        lang,
        rules.name,
        seats=seats,
        names=table.log.header.names,
        voices=[PLAIN if seat == viewer else VOICES[seat % len(VOICES)] for seat in range(len(seats))],
        nouns=rules.nouns,
        viewer=viewer,
    )
    words.called = dict(rules.named(table.log.header.options))
    return words


def find_seat(table: AnyTable, wanted: str) -> Seat:
    """A seat by its public id, its player's name, or its number counted from 1."""
    ids, names = list(table.rules.seats(table.state)), table.log.header.names
    for number, id in enumerate(ids):
        named = names[number].casefold() if number < len(names) else ""
        if wanted in (id, str(number + 1)) or wanted.casefold() == named:
            return Seat(number)
    raise Refusal("no-such-seat", seat=wanted, known=", ".join(ids))


def verify(words: Words, file: Path) -> None:
    log = load_log(file)
    table = play_log(log)
    console = Console(highlight=False, soft_wrap=True)
    own = words_for(words.lang, table, SPECTATOR)
    answers, marks = len(log.entries), len(log.marks)
    console.print(own.say("cli-verified", file=str(file), answers=answers, marks=marks), style="green")
    if table.outcome is None:
        console.print(own.say("cli-unfinished"))
    else:
        console.print(own.outcome(table.outcome))


def tell(words: Words, file: Path, seat: str | None) -> None:
    log = load_log(file)
    table = play_log(log)
    viewer = SPECTATOR if seat is None else find_seat(table, seat)
    own = words_for(words.lang, table, viewer)
    console = Console(highlight=False, soft_wrap=True)
    heading = own.say("cli-told-to", seat=own.seat(viewer)) if seat else own.say("cli-told-to-all")
    console.print(f"[bold]{own.say(f'game-{table.rules.name}')}[/] · {heading}")
    for event in table.events(viewer):
        console.print(own.event(event), markup=False)
    if table.outcome is None:
        console.print(own.say("cli-unfinished"), style="dim")
    else:
        console.print(own.outcome(table.outcome), style="bold")
