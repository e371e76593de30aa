"""Pacifist."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("pacifist", TOWNSFOLK, "bmr", icon="peace-dove")


@lets_die("pacifist")
def pacifist(town: Town, me: Ability, victim: Seat, harm: Harm) -> Effect[bool]:
    """A good player who is executed may stay alive."""
    if harm.cause != BY_EXECUTION or not (yield from registers_as_side(town, victim, GOOD, me, "C-687")):
        return True
    return (yield from ask(town.storyteller, "pacifist", YES_NO, "C-674", seat=victim))
