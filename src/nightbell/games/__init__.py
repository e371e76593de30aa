"""The games, by name.

The house's own are packages beside this file, others stand on the `shelf`. None is loaded before it is
asked for.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TypeAlias, cast

import msgspec

from nightbell import shelf
from nightbell.engine import Refusal, Rules, State

GAMES = ("whispers", "clocktower", "betrayal")

AnyRules: TypeAlias = Rules[State, msgspec.Struct]
"""The rules of a game of which only the name is known."""


NEEDED = ("new", "flow", "seats", "view", "imagine", "content")
"""What the rules of every game say for themselves."""


def known() -> tuple[str, ...]:
    """Every game by name, the house's own first."""
    return (*GAMES, *shelf.added())


@cache
def load(game: str) -> AnyRules:
    """The rules of a game, or one sentence about which games there are."""
    if game not in known():
        raise Refusal("unknown-game", game=game, known=", ".join(known()))
    home = shelf.home(game)
    return _checked(game, home) if home else cast(AnyRules, import_module(f"{__name__}.{game}").RULES)


def _checked(game: str, home: str) -> AnyRules:
    """The rules of a game that came from elsewhere, or one sentence about the part that it lacks."""
    try:
        rules = getattr(import_module(home), "RULES", None)
    except ImportError:
        raise shelf.lacks(game, home) from None
    if not isinstance(rules, Rules):
        raise shelf.lacks(game, "RULES")
    for part in ("name", "version"):
        if not getattr(rules, part, ""):
            raise shelf.lacks(game, part)
    for part in NEEDED:
        if getattr(type(rules), part) is getattr(Rules, part):
            raise shelf.lacks(game, part)
    return rules
