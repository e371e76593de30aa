"""Thief."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

NEGATIVE_VOTE = reminder("thief", "negative-vote")
WORTH[NEGATIVE_VOTE] = -1


@role("thief", TRAVELLER, icon="robber-mask", first=11, other=7, reminders=("negative-vote",))
def thief(town: Town, me: Ability) -> Effect[None]:
    """Each night chooses another player, whose votes count against themselves the next day."""
    target = yield from choose(town, me, town.others(me.seat), "C-458")
    yield mark(town, target, NEGATIVE_VOTE, me, until=DUSK)
