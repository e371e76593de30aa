"""`nightbell tells GAME`: what gives the guilty away, as far as a program can learn it."""

from __future__ import annotations

import msgspec
from rich.console import Console
from rich.table import Table

from nightbell.cli.progress import games_bar
from nightbell.research import tells as research
from nightbell.research.crews import Crew
from nightbell.research.simulation import Plan
from nightbell.research.tells import Tells
from nightbell.text import Words

SHOWN = 8


def tells(words: Words, plan: Plan, crew: Crew, as_json: bool) -> None:
    own = Words(words.lang, plan.game)
    found: Tells | None = None
    with games_bar(words) as bar:
        task = bar.add_task(own.say(f"game-{plan.game}"), total=plan.games)
        for each in research.look_for(plan, crew):
            if isinstance(each, Tells):
                found = each
            else:
                bar.advance(task)
    assert found is not None
    if as_json:
        told = {**msgspec.to_builtins(found), "ratio": found.ratio}
        print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
    else:
        _show(own, found)


def _show(words: Words, found: Tells) -> None:
    console = Console(highlight=False)
    console.print(
        words.say(
            "tells-found",
            games=found.scenes,
            right=round(100 * found.right.value),
            low=round(100 * found.right.low),
            high=round(100 * found.right.high),
            guess=round(100 * found.guess),
            ratio=f"{found.ratio:.2f}",
        ),
        soft_wrap=True,
    )
    sure = [tell for tell in found.tells if tell.sure][:SHOWN]
    if not sure:
        console.print(words.say("tells-none"))
        return
    table = Table(title=words.say("tells-title"), title_justify="left", title_style="bold")
    table.add_column(words.say("tells-what"))
    table.add_column(words.say("tells-weight"), justify="right")
    for tell in sure:
        table.add_row(_named(words, tell.name), f"{tell.weight:+.2f} ± {tell.doubt:.2f}")
    console.print(table)


def _named(words: Words, name: str) -> str:
    """What somebody did, in words where there are some; otherwise as the event is called."""
    return words.say(f"tell-{name}") if words.knows(f"tell-{name}") else name
