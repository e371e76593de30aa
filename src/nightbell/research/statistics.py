"""How sure a share is that was counted over so many games."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

SURE = 1.959964
"""Standard deviations to either side that hold 95 in 100."""


class Change(msgspec.Struct, frozen=True):
    """By how much a share differs from another, counted over the same seeds, with its 95 % interval.

    Each seed is compared with itself, so what the luck of the seed does to both is not in the interval.

    >>> more = Change.between([True] * 60 + [False] * 40, [True] * 40 + [False] * 60)
    >>> round(more.value, 3), round(more.low, 3), round(more.high, 3)
    (-0.2, -0.278, -0.122)
    """

    value: float
    low: float
    high: float

    @classmethod
    def between(cls, before: Sequence[bool], after: Sequence[bool]) -> Change:
        count = len(before)
        if count == 0:
            return cls(0.0, -1.0, 1.0)
        gained = sum(new and not old for old, new in zip(before, after, strict=True))
        lost = sum(old and not new for old, new in zip(before, after, strict=True))
        value = (gained - lost) / count
        spread = sqrt(max(gained + lost - count * value * value, 0.0)) / count
        reach = SURE * max(spread, 0.5 / count)
        return cls(value, max(-1.0, value - reach), min(1.0, value + reach))

    @classmethod
    def apart(cls, one: Share, other: Share) -> Change:
        """The same for shares that were counted over different games.

        >>> more = Change.apart(Share.counted(30, 100), Share.counted(50, 100))
        >>> round(more.value, 3), round(more.low, 3), round(more.high, 3)
        (0.2, 0.067, 0.333)
        """
        if not (one.games and other.games):
            return cls(0.0, -1.0, 1.0)
        value = other.value - one.value
        spread = sqrt(
            sum(max(each.value * (1 - each.value), 0.25 / each.games) / each.games for each in (one, other))
        )
        return cls(value, max(-1.0, value - SURE * spread), min(1.0, value + SURE * spread))

    @property
    def sure(self) -> bool:
        """Whether the interval leaves no doubt about the direction."""
        return self.low > 0 or self.high < 0


class Share(msgspec.Struct, frozen=True):
    """A counted share with its 95 % interval (Wilson's, which stays within 0 and 1 and is honest near them).

    >>> half = Share.counted(50, 100)
    >>> half.value, round(half.low, 3), round(half.high, 3)
    (0.5, 0.404, 0.596)
    """

    wins: int
    games: int
    value: float
    low: float
    high: float

    @classmethod
    def counted(cls, wins: int, games: int) -> Share:
        if games == 0:
            return cls(0, 0, 0.0, 0.0, 1.0)
        p, z = wins / games, SURE
        middle = (p + z * z / (2 * games)) / (1 + z * z / games)
        reach = z / (1 + z * z / games) * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
        return cls(wins, games, p, max(0.0, min(p, middle - reach)), min(1.0, max(p, middle + reach)))
