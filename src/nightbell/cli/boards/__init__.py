"""What a seat sees of the table, drawn in text.

Each game has a module here with `draw(view, words)`, which is given the game's own view record. Where things
have names that only their table knows, such as the second ghost, it also has `names(view, words)`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import TypeAlias, cast

import msgspec
from rich.console import RenderableType

from nightbell import shelf
from nightbell.cli.boards import plain
from nightbell.text import Words

Draw: TypeAlias = Callable[[msgspec.Struct, Words], RenderableType]
Names: TypeAlias = Callable[[msgspec.Struct, Words], dict[tuple[str, object], str]]


def draw(game: str, view: msgspec.Struct, words: Words) -> RenderableType:
    return cast(Draw, _board(game).draw)(view, words)


def call_by_name(game: str, view: msgspec.Struct, words: Words) -> None:
    """Teach the words the names that are known at this table only."""
    names = cast(Names | None, getattr(_board(game), "names", None))
    if names is not None:
        words.called = names(view, words)


def _board(game: str) -> ModuleType:
    home = shelf.home(game)
    name = f"{home}.board" if home else f"{__name__}.{game}"
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return plain
