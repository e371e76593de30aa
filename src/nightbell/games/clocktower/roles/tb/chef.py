"""Chef."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("chef", TOWNSFOLK, icon="cooking-pot", first=54)
@learns("chef", "C-020")
def chef(town: Town, me: Ability) -> Reading[int]:
    """Starts knowing how many pairs of neighbours are both evil."""
    circle = town.circle
    pairs = total(
        both(town.reads_evil(seat), town.reads_evil(circle[place - 1])) for place, seat in enumerate(circle)
    )
    return number(pairs, range(len(circle) + 1))
