"""The games, by name.

Each game is a package beside this file with its `RULES`; none is loaded before it is asked for.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TypeAlias, cast

import msgspec

from nightbell.engine import Refusal, Rules, State

GAMES = ("whispers", "clocktower", "betrayal")

AnyRules: TypeAlias = Rules[State, msgspec.Struct]
"""The rules of a game of which only the name is known."""


@cache
def load(game: str) -> AnyRules:
    """The rules of a game, or one sentence about which games there are."""
    if game not in GAMES:
        raise Refusal("unknown-game", game=game, known=", ".join(GAMES))
    return cast(AnyRules, import_module(f"{__name__}.{game}").RULES)
