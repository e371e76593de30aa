"""A board for a game that has none of its own: what its message `board` makes of the view, if it has one."""

from __future__ import annotations

import msgspec
from rich.text import Text

from nightbell.text import Words


def draw(view: msgspec.Struct, words: Words) -> Text:
    return Text(words.board(view) if words.knows("board") else "")
