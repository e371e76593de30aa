"""Oracle."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("oracle", TOWNSFOLK, "snv", icon="eye-of-horus", other=81)
@learns("oracle", "C-298")
def oracle(town: Town, me: Ability) -> Reading[int]:
    """Each night but the first learns how many of the dead are evil."""
    dead = [seat for seat in town.players() if not town.living(seat)]
    return number(total(town.reads_evil(seat) for seat in dead), range(max(len(dead), 1) + 1))
