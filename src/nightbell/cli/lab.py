"""`nightbell lab`: is this fair, how does it go, and what does one change do."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from nightbell import bots, games
from nightbell.cli.progress import games_bar
from nightbell.cli.saves import filed
from nightbell.cli.simulate import seating
from nightbell.engine import Refusal
from nightbell.research import lab as research
from nightbell.research import report
from nightbell.research.crews import Crew
from nightbell.research.lab import Finding, Question
from nightbell.text import Words


def question(
    game: str,
    options: Mapping[str, object],
    each: Sequence[str],
    changes: Sequence[str],
    players: str,
    count: int,
    seed: int,
) -> Question:
    """What was asked for, with the players checked by name."""
    rules = games.load(game)
    seated = seating(players)
    known = bots.makers(game)
    for name in seated.values():
        if name not in known:
            raise Refusal("unknown-bot", bot=name, known=", ".join(known))
    varied = dict(_values(pair) for pair in each)
    return research.question(game, filed(rules, options), varied, changes, seated, count, seed)


def _values(pair: str) -> tuple[str, list[object]]:
    """`players=7,10`: an option with several values."""
    name, equals, values = pair.partition("=")
    if not equals or not name or not values:
        raise Refusal("option-needs-value", option=pair)
    return name, [_plain(value) for value in values.split(",")]


def _plain(value: str) -> object:
    try:
        return json.loads(value)
    except ValueError:
        return value


def lab(words: Words, asked: Question, hire: Callable[[], Crew], to: Sequence[Path], as_json: bool) -> int:
    """Play every set-up, show what was found, write the reports that are wanted; 1 if a game went wrong."""
    own = Words(words.lang, asked.game)
    for file in to:
        if file.suffix.lower() not in (".html", ".pdf"):
            raise Refusal("report-html-or-pdf", file=str(file))
    findings = []
    with games_bar(own) as bar:
        task = bar.add_task(own.say(f"game-{asked.game}"), total=asked.games * len(asked.setups))
        for one in research.study(asked, hire()):
            if isinstance(one, Finding):
                findings.append(one)
            else:
                bar.advance(task)
    if as_json:
        told = {"game": asked.game, "seed": asked.seed, "findings": findings}
        print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
    else:
        _show(own, asked, findings)
    for file in to:
        report.write(asked, findings, own, file)
        Console(stderr=True, soft_wrap=True).print(own.say("lab-report", file=str(file)), markup=False)
    return 1 if any(finding.errors for finding in findings) else 0


def _show(words: Words, asked: Question, findings: Sequence[Finding]) -> None:
    console = Console(highlight=False)
    title = words.say("lab-title", game=words.say(f"game-{asked.game}"))
    table = Table(title=title, title_justify="left", title_style="bold")
    table.add_column(words.say("matrix-setup"))
    table.add_column(report.judged(words, asked), justify="right")
    compared = any(finding.changed for finding in findings)
    if compared:
        table.add_column(words.say("lab-difference"), justify="right")
    table.add_column(report.moments(words, asked), justify="right")
    for finding in findings:
        short, middle, long = finding.moments
        cells = [report.name_of(words, finding.setup), report.interval(finding.won)]
        if compared:
            cells.append(report.difference(finding.changed))
        sure = finding.changed is not None and finding.changed.sure
        table.add_row(*cells, f"{middle} ({short}–{long})", style="bold" if sure else "")
    console.print(table)
    console.print(words.say("lab-intervals"), style="dim")
    console.print(report.sentence(words, asked), style="dim")
