"""Chef."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("chef", TOWNSFOLK, icon="cooking-pot", first=54)
def chef(town: Town, me: Ability) -> Effect[None]:
    """Starts knowing how many pairs of neighbours are both evil."""
    circle = town.circle
    pairs = total(
        both(town.reads_evil(seat), town.reads_evil(circle[place - 1])) for place, seat in enumerate(circle)
    )
    yield from tell_number(town, me, pairs, range(len(circle) + 1), "C-020")
