"""What the dice of the house promise: a die shows 0, 1 or 2, each as likely as the others."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple


class Duel(NamedTuple):
    """What to expect of a fight: the chance to win it, the damage dealt and the damage taken."""

    win: float
    dealt: float
    taken: float


@cache
def spread(dice: int) -> tuple[float, ...]:
    """How likely each total is.

    >>> [round(each, 3) for each in spread(1)]
    [0.333, 0.333, 0.333]
    """
    if dice <= 0:
        return (1.0,)
    fewer = spread(dice - 1)
    return tuple(
        sum(fewer[total - face] for face in range(3) if 0 <= total - face < len(fewer)) / 3
        for total in range(2 * dice + 1)
    )


@cache
def at_least(dice: int, target: int) -> float:
    """The chance that so many dice come to a total."""
    return sum(spread(dice)[max(0, target) :])


@cache
def duel(mine: int, theirs: int, ahead: int = 0) -> Duel:
    """So many dice against so many others, and so many points ahead; on equal totals nothing happens."""
    win = dealt = taken = 0.0
    for high, chance in enumerate(spread(mine), start=ahead):
        for low, other in enumerate(spread(theirs)):
            if high > low:
                win += chance * other
                dealt += chance * other * (high - low)
            else:
                taken += chance * other * (low - high)
    return Duel(win, dealt, taken)
