"""Nightwatchman."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("nightwatchman", TOWNSFOLK, "carousel", icon="lantern", first=69, other=88, reminders=("no-ability",))
def nightwatchman(town: Town, me: Ability) -> Effect[None]:
    """Once per game, at night, chooses a player, who learns who the Nightwatchman is."""
    anybody = OneOf[Seat | None]((*town.players(), None), "seat")
    chosen = yield from ask(me.seat, "nightwatchman", anybody, "C-311")
    if chosen is None:
        return
    yield Spend(me)
    yield from react(town, me, (chosen,))
    yield from introduce(town, me, chosen)


due("nightwatchman")(once_a_game)
