"""What each mark in a world is worth.

Prices are learned from games of these players by `python -m tools.prices` and kept in `prices.json`; they are
the logarithms of how much likelier the true world shows a mark than others do, all marks together.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import exp
from typing import Final

import msgspec

from nightbell.bots.clocktower.marks import GOOD_ONE

UNTRUE = 0.3
"""How often a good player is told wrongly, beside rightly, in a form whose price nobody has learned."""


class Prices(msgspec.Struct, frozen=True):
    """What `tools.prices` has learned, and how."""

    recipe: str
    prices: dict[str, float]


@cache
def learned() -> Prices:
    return msgspec.json.decode((files(__package__) / "prices.json").read_bytes(), type=Prices)


@cache
def price(mark: str) -> float:
    """By how much a mark makes a world likelier.

    >>> price("good, nobody has learned this")
    0.3
    """
    found = learned().prices.get(mark)
    return exp(found) if found is not None else UNTRUE if mark.startswith(GOOD_ONE) else 1.0


@cache
def taken_at_word(mark: str) -> float:
    """The same for somebody who takes a story that fits for a true one.

    >>> taken_at_word("good no-evil"), taken_at_word("demon plain late quiet")
    (0.1, 1.0)
    """
    return next((worth for sort, worth in _AT_WORD.items() if mark.startswith(sort)), 1.0)


_AIRS: Final = ("plain", "hungry", "vortox")
_SILENCE: Final = {"early": 1.2, "middle": 1.6, "late": 2.5}
"""How much likelier than somebody good an evil player is to have said nothing at all by then."""
_AT_WORD: Final = {
    "good demon-there": 0.25,
    "good is-demon": 0.2,
    "good": 0.1,
    "liar no-demon": 0.65,
    "liar is-good": 0.65,
    "liar one-is-good": 0.65,
    "liar demon-there": 0.55,
    "liar": 0.35,
    "betrays": 0.15,
    "rivals good": 0.03,
    "crowd of two": 0.4,
    "crowd of more": 0.02,
    "proof": 0.02,
    "dud": 0.2,
    "miss": 0.2,
    **{f"{air} killed": 0.12 for air in _AIRS},
    **{
        f"{who} {air} {stage} silent": worth
        for who in ("demon", "minion")
        for air in _AIRS
        for stage, worth in _SILENCE.items()
    },
}


LEARNED: Final = "learned"
BY_WORD: Final = "by word"
PRICES: Final = {LEARNED: price, BY_WORD: taken_at_word}
"""By what prices somebody listens."""
