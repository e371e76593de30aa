"""`nightbell rules`: how many rules of each ledger are proved by passing tests."""

from __future__ import annotations

import subprocess
import sys

import msgspec
from rich.console import Console
from rich.table import Table

from nightbell.engine import Refusal
from nightbell.rules import proofs
from nightbell.rules.proofs import Count, Proofs, Tally
from nightbell.text import Words


def rules(words: Words, as_json: bool, run: bool) -> int:
    """Status 1 if the tests were run and any of them failed."""
    root = proofs.checkout()
    if root is None:
        raise Refusal("no-tests-here")
    status = 0
    if run:
        tests = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-m", "rule", "tests"]
        status = subprocess.run(tests, cwd=root, stdout=sys.stderr).returncode
    found = proofs.proofs(root)
    tallies = proofs.tallies(found.proved)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(tallies), indent=2).decode())
    else:
        _show(words, tallies)
    _warn(words, found)
    return 1 if status else 0


def _show(words: Words, tallies: dict[str, Tally]) -> None:
    console = Console(highlight=False)
    for game, tally in tallies.items():
        table = Table(
            title=Words(words.lang, game).say(f"game-{game}"), title_justify="left", title_style="bold"
        )
        table.add_column(words.say("cli-kind"))
        table.add_column(words.say("cli-rules"), justify="right")
        table.add_column(words.say("cli-proved"), justify="right")
        table.add_column("%", justify="right")
        for kind, count in sorted(tally.kinds.items(), key=lambda each: -each[1].rules):
            table.add_row(words.say(f"kind-{kind}"), *_numbers(count))
        table.add_section()
        total = Count(tally.rules, tally.proved)
        table.add_row(words.say("cli-together"), *_numbers(total), style="bold")
        components = Count(tally.components, tally.components_proved)
        table.add_row(words.say("kind-component"), *_numbers(components), style="dim")
        advice = Count(tally.advice, tally.advice_proved)
        table.add_row(words.say("kind-advice"), *_numbers(advice), style="dim")
        console.print(table)
        console.print()


def _numbers(count: Count) -> tuple[str, str, str]:
    share = f"{100 * count.proved / count.rules:.0f}" if count.rules else "–"
    return str(count.rules), str(count.proved), share


def _warn(words: Words, found: Proofs) -> None:
    console = Console(stderr=True, highlight=False)
    if not found.ran:
        console.print(words.say("cli-no-proofs"), style="yellow")
    elif found.old or found.changed:
        stale = words.say("cli-old-proofs", old=found.old, changed=found.changed, ran=found.ran)
        console.print(stale, style="yellow")
