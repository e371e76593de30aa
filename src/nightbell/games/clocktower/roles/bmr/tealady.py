"""Tea Lady."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("tealady", TOWNSFOLK, "bmr", icon="teapot", reminders=("cannot-die", "cannot-die"))


@lets_die("tealady")
def tea_lady(town: Town, me: Ability, victim: Seat, harm: Harm) -> Effect[bool]:
    """While both living neighbours are good, or register so, they cannot die."""
    beside = keep(town.living_neighbours(me.seat))
    if keep(victim not in beside or any(town.reads_evil(seat) == (True,) for seat in beside)):
        return True
    for seat in beside:
        if not (yield from registers_as_side(town, seat, GOOD, me, "C-687")):
            return True
    return False
