"""Sweetheart."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

HEARTBROKEN = reminder("sweetheart", "drunk")

role("sweetheart", OUTSIDER, "snv", icon="broken-heart", reminders=("drunk",), posthumous=True)


@on_death("sweetheart")
def sweetheart(town: Town, me: Ability, harm: Harm) -> Effect[None]:
    """When the Sweetheart dies, a player is drunk from then on."""
    anybody = OneOf(town.players(), "seat")
    drunk = yield from ask(town.storyteller, "sweetheart", anybody, "C-329", seat=me.seat)
    yield PlaceMark(drunk, HEARTBROKEN, me, FOREVER, lasting=True)
