"""Scapegoat."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("scapegoat", TRAVELLER, icon="sheep")


@takes_the_place("scapegoat")
def scapegoat(town: Town, me: Ability, condemned: Seat) -> Effect[Seat]:
    """If a player of the same side is executed, the Scapegoat may be executed instead."""
    side = keep(town.side_of(me))
    if me.seat == condemned or not (yield from registers_as_side(town, condemned, side, me, "C-674")):
        return condemned
    either = OneOf(tuple(sorted((condemned, me.seat))), "seat")
    return (yield from ask(town.storyteller, "scapegoat", either, "C-674", seat=condemned))
