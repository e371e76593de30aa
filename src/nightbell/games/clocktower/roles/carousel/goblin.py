"""Goblin."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

CLAIMED = reminder("goblin", "claimed")

role("goblin", MINION, "carousel", icon="goblin-head", reminders=("claimed",), posthumous=True)


@by_claiming("goblin")
def goblin(town: Town, me: Ability) -> Effect[None]:
    """Says so in public while the vote is on."""
    if keep(town.ballot is not None and town.ballot.nominee == me.seat):
        yield PlaceMark(me.seat, CLAIMED, None, town.until_dusk())


@on_execution("goblin")
def goblin_dies(town: Town, me: Ability, executed: Seat) -> Effect[None]:
    """If executed that day, the Goblin's side wins."""
    if keep(executed == me.seat and town.marked(me.seat, CLAIMED)):
        yield from conclude(town, town.side_of(me), "goblin")
