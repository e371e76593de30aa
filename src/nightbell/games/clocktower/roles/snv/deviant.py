"""Deviant."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("deviant", TRAVELLER, "snv", icon="party-hat")


@lets_die("deviant")
def deviant(town: Town, me: Ability, victim: Seat, harm: Harm) -> Effect[bool]:
    """One who was funny today does not die of an exile. The Storyteller says whether it was funny."""
    if victim != me.seat or harm.cause != BY_EXILE:
        return True
    return not (yield from ask(town.storyteller, "deviant", YES_NO, "C-674", seat=me.seat))
