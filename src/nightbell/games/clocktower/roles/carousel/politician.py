"""Politician."""

from __future__ import annotations

from nightbell.games.clocktower.jinxes.brewing import stays_evil
from nightbell.games.clocktower.kit import *

role("politician", OUTSIDER, "carousel", icon="public-speaker", posthumous=True)


@at_the_end("politician")
def politician(town: Town, me: Ability, side: Side) -> Effect[None]:
    """If the Politician did most for the own side's defeat, changes sides and wins, even dead."""
    if keep(town.side_of(me) == side or stays_evil(town, me)):
        return
    if (yield from ask(town.storyteller, "politician", YES_NO, "C-559", seat=me.seat)):
        yield TurnSide(me.seat, side)
