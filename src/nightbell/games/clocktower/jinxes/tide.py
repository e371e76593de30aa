"""After the fifth day no Leviathan comes into play any more, whoever would bring it."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

LEVIATHAN = RoleId("leviathan")
BRINGERS = {RoleId(id): jinx("leviathan", id) for id in ("hatter", "pithag")}
LAST_DAY = 5


def too_late(town: Town, by: RoleId, role: RoleId) -> bool:
    return role == LEVIATHAN and town.night > LAST_DAY and town.jinxed(BRINGERS[by])
