"""How sure a share is that was counted over so many games."""

from __future__ import annotations

from math import sqrt

import msgspec

SURE = 1.959964
"""Standard deviations to either side that hold 95 in 100."""


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
