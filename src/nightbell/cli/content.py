"""`nightbell content`: what is in the box."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table

from nightbell import games
from nightbell.text import Words

NOUNS = {
    ("clocktower", "travellers"): "role",
    ("betrayal", "omens"): "card",
    ("betrayal", "items"): "card",
    ("betrayal", "events"): "card",
    ("clocktower", "company"): "role",
}
"""Boxes whose ids are named as something else."""


def noun_of_box(game: str, kind: str) -> str:
    """The noun of a box's ids.

    >>> noun_of_box("whispers", "victims"), noun_of_box("betrayal", "omens")
    ('victim', 'card')
    """
    return NOUNS.get((game, kind), kind.removesuffix("s"))


def content(words: Words, game: str, as_json: bool) -> None:
    box = games.load(game).content()
    own = Words(words.lang, game)
    if as_json:
        listed = {
            kind: [{"id": id, "name": own.thing(noun_of_box(game, kind), id)} for id in ids]
            for kind, ids in box.items()
        }
        print(json.dumps(listed, ensure_ascii=False, indent=2))
        return
    console = Console(highlight=False)
    console.print(f"[bold]{own.say(f'game-{game}')}[/]\n")
    if own.knows("box-together"):
        named = [noun_of_box(game, kind) for kind in box]
        alike = [ids for noun, ids in zip(named, box.values(), strict=True) if noun == named[0]]
        console.print(own.say("box-together", count=sum(map(len, alike))), end="\n\n")
    for kind, ids in box.items():
        table = Table(title=f"{own.say(f'box-{kind}')}: {len(ids)}", title_justify="left", box=None)
        table.add_column(style="cyan", no_wrap=True)
        table.add_column(style="bold", no_wrap=True)
        table.add_column(style="dim")
        for id in ids:
            table.add_row(id, own.thing(noun_of_box(game, kind), id), own.about(noun_of_box(game, kind), id))
        table.show_header = False
        console.print(table)
        console.print()
