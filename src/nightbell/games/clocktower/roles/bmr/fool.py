"""Fool."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("fool", TOWNSFOLK, "bmr", icon="clown", reminders=("no-ability",))


@seems_to_die("fool")
def fool(town: Town, me: Ability, harm: Harm) -> Effect[bool]:
    """The first time the Fool would die, nothing happens."""
    if keep(town.spent(me)):
        return False
    yield Spend(me)
    return True
