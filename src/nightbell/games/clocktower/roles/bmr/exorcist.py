"""Exorcist."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

EXORCISED = reminder("exorcist", "chosen")
STILLS[EXORCISED] = DEMON


@role("exorcist", TOWNSFOLK, "bmr", icon="prayer-beads", other=35, reminders=("chosen",))
def exorcist(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first chooses a player, not last night's: a Demon learns of it and does not act."""
    barred = last_choice(town, me)
    target = yield from choose(town, me, [s for s in town.players() if s not in barred], "C-288")
    if keep(not town.works(me)) or not (yield from registers(town, target, DEMON, me, "C-687")):
        return
    yield mark(town, target, EXORCISED, me, until=DAWN)
    if keep(town.reads_type(target, DEMON)[0]):
        yield from wake_for(target, Inform(target, events.LearnsHolder(target, me.seat, me.role)))
