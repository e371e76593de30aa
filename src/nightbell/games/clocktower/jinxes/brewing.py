"""What a Pit-Hag makes of players and roles with which she is jinxed."""

from __future__ import annotations

from nightbell.games.clocktower.jinxes.tide import too_late
from nightbell.games.clocktower.kit import *

PITHAG = RoleId("pithag")
DAMSEL = jinx("damsel", "pithag")
IDIOT = jinx("pithag", "villageidiot")
LOCKED = {RoleId(id): jinx("pithag", id) for id in ("cultleader", "goon", "ogre", "politician")}
BREWED = reminder(PITHAG, "brewed")
MOST_IDIOTS = 3


def may_come(town: Town, named: RoleId) -> bool:
    """Whether nobody has the role, and no jinx keeps it out; a third Village Idiot may come by one."""
    if named == IDIOT.roles[1] and town.jinxed(IDIOT):
        return sum(town.grimoire[seat].role == named for seat in town.circle) < MOST_IDIOTS
    late = too_late(town, PITHAG, named)
    return not town.in_play(named) and not town.kept_apart(named) and not late


def stays_evil(town: Town, me: Ability) -> bool:
    """Whether, by a jinx, an evil player whom a Pit-Hag gave this role does not turn good by it."""
    brewed = any((mark.reminder, mark.named) == (BREWED, me.role) for mark in town.on(me.seat))
    return brewed and town.side_of(me) == EVIL
