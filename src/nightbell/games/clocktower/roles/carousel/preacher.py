"""Preacher."""

from __future__ import annotations

from nightbell.games.clocktower.jinxes.many import is_found, may_find_out
from nightbell.games.clocktower.jinxes.summoning import robbed, summoners
from nightbell.games.clocktower.kit import *

SILENT = reminder("preacher", "no-ability")
SILENCES[SILENT] = (MINION,)


@role("preacher", TOWNSFOLK, "carousel", icon="church", first=28, other=14, reminders=("no-ability",) * 3)
def preacher(town: Town, me: Ability) -> Effect[None]:
    """Each night chooses a player: a Minion is told, and has no ability while the Preacher lives."""
    chosen = yield from choose(town, me, town.players(), "C-311")
    if keep(not town.works(me)) or not (yield from registers(town, chosen, MINION, me, "C-311")):
        return
    if keep(is_found(town, me, chosen)):
        yield from may_find_out(town, me, chosen)
        return
    yield PlaceMark(chosen, SILENT, me, FOREVER)
    yield from robbed(town, me, keep(tuple(seat for seat in summoners(town) if seat == chosen)))
    if keep(town.knows_itself(chosen)):
        yield from wake_for(chosen, Inform(chosen, events.LearnsChosen(chosen, me.role)))
