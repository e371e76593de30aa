"""`nightbell simulate`: many games without people, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from time import perf_counter

import msgspec
from rich.console import Console
from rich.table import Table

from nightbell import bots, games
from nightbell.cli.progress import games_bar
from nightbell.cli.saves import filed
from nightbell.engine import Refusal
from nightbell.research.crews import Crew
from nightbell.research.simulation import Plan, Played, Summary, run, summarise
from nightbell.research.tables import Ledger
from nightbell.text import Words


def plan(
    game: str,
    count: int,
    seed: int,
    options: Mapping[str, object],
    players: str,
    save: Path | None,
    decisions: bool = False,
) -> Plan:
    """What was asked for, with the players checked by name."""
    rules = games.load(game)
    seated = seating(players)
    known = bots.makers(game)
    for name in seated.values():
        if name not in known:
            raise Refusal("unknown-bot", bot=name, known=", ".join(known))
    return Plan(game, count, seed, filed(rules, options), seated, str(save) if save else "", decisions)


def seating(players: str) -> dict[str, str]:
    """`random`, or `killer=sensible,victim=random`: which player sits where.

    >>> seating("random"), seating("killer=sensible,random")
    ({'': 'random'}, {'killer': 'sensible', '': 'random'})
    """
    seated = {}
    for part in players.split(","):
        place, equals, name = part.strip().partition("=")
        seated[place if equals else ""] = name if equals else place
    return seated


def simulate(
    words: Words,
    plan: Plan,
    hire: Callable[[], Crew],
    as_json: bool,
    table: Path | None = None,
    decisions: Path | None = None,
) -> int:
    """Play, show and tell; status 1 if any game went wrong."""
    own = Words(words.lang, plan.game)
    if decisions and not table:
        raise Refusal("decisions-need-table")
    ledger = Ledger(plan, table, decisions) if table else None
    played = [row.played() for row in ledger.rows()] if ledger else []
    done = len(played)
    rest = msgspec.structs.replace(plan, seed=plan.seed + done, games=max(0, plan.games - done))
    start = perf_counter()
    with games_bar(own) as bar:
        task = bar.add_task(own.say(f"game-{plan.game}"), total=done + rest.games, completed=done)
        every: Iterable[Played] = run(rest, hire()) if rest.games else ()
        for game in ledger.write(every) if ledger else every:
            played.append(game)
            bar.advance(task)
    summary = summarise(played, perf_counter() - start, done)
    if ledger:
        ledger.close()
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(_promised(plan, summary)), indent=2).decode())
    else:
        _show(own, plan, summary)
        for file in filter(None, (table, decisions)):
            Console(highlight=False, soft_wrap=True).print(
                own.say("cli-table-written", file=str(file)), markup=False
            )
    return 1 if summary.errors else 0


def _promised(plan: Plan, summary: Summary) -> dict[str, object]:
    whole: dict[str, object] = {"game": plan.game, "seed": plan.seed, **msgspec.structs.asdict(summary)}
    del whole["lengths"]
    return whole


def _show(words: Words, plan: Plan, summary: Summary) -> None:
    console = Console(highlight=False)
    table = Table(title=words.say(f"game-{plan.game}"), title_justify="left", title_style="bold")
    table.add_column(words.say("cli-outcome"))
    table.add_column(words.say("cli-games"), justify="right")
    table.add_column(words.say("cli-share"), justify="right")
    for outcome, count in summary.outcomes.items():
        table.add_row(words.outcome(outcome), str(count), f"{100 * count / summary.games:.1f} %")
    if summary.errors:
        share = f"{100 * summary.errors / summary.games:.1f} %"
        table.add_row(words.say("cli-errors"), str(summary.errors), share, style="red")
    console.print(table)
    if summary.lengths:
        shortest, longest = summary.lengths[0], summary.lengths[-1]
        console.print(words.say("cli-length", median=summary.median, shortest=shortest, longest=longest))
    console.print(
        words.say(
            "cli-speed",
            decisions=summary.decisions,
            seconds=round(summary.seconds, 2),
            speed=round(summary.decisions_per_second),
        )
    )
    for crash in summary.crashes[:5]:
        fault = words.say("cli-crash", fault=crash.fault, file=crash.log)
        console.print(fault, style="red", markup=False, soft_wrap=True)
    if plan.save:
        saved = words.say("cli-saved-logs", count=summary.games - summary.errors, folder=plan.save)
        console.print(saved, soft_wrap=True)
