"""Goblin."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

CLAIMED = reminder("goblin", "claimed")

role("goblin", MINION, "carousel", icon="goblin-head", reminders=("claimed",), posthumous=True)


@by_claiming("goblin")
def goblin(town: Town, me: Ability) -> Effect[None]:
    """Says so in public when nominated, before the first hand counts."""
    if keep(town.ballot is not None and town.ballot.nominee == me.seat and not town.ballot.counted):
        yield PlaceMark(me.seat, CLAIMED, None, town.until_dusk())


@on_execution("goblin")
def goblin_dies(town: Town, me: Ability, executed: Seat) -> Effect[None]:
    """If executed that day, the Goblin's side wins."""
    if keep(executed == me.seat and town.marked(me.seat, CLAIMED) and town.could_until_executed(me.seat)):
        yield from conclude(town, town.side_of(me), "goblin")
