"""Vortox."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("vortox", DEMON, "snv", icon="tornado", other=46, reminders=("dead",), falsifies=True)
def vortox(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first a player dies. Townsfolk learn nothing true."""
    yield from strike(town, me)


@at_dusk("vortox")
def vortox_wins(town: Town, me: Ability) -> Effect[None]:
    """If nobody was executed today, evil wins."""
    if keep(town.works(me) and town.executed is None):
        yield from conclude(town, EVIL, "vortox")
