"""What a seat sees of the table, drawn in text.

Each game has a module here with `draw(view, words)`, which is given the game's own view record.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import cast

import msgspec
from rich.console import RenderableType

from nightbell.text import Words


def draw(game: str, view: msgspec.Struct, words: Words) -> RenderableType:
    drawn = cast(Callable[[msgspec.Struct, Words], RenderableType], import_module(f"{__name__}.{game}").draw)
    return drawn(view, words)
