"""Slayer."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("slayer", TOWNSFOLK, icon="bow-arrow", reminders=("no-ability",))


LLEECH = jinx("lleech", "slayer")
HOST = reminder("lleech", "poisoned")
"""A shot at a Lleech's host is deadly."""


@by_day("slayer")
def slayer(town: Town, me: Ability, target: Seat) -> Effect[None]:
    """Once per game, by day, points at a player: a living Demon dies."""
    working = keep(town.works(me) and not town.spent(me))
    yield Spend(me)
    if working and keep(town.living(target)):
        host = keep(town.jinxed(LLEECH) and town.marked(target, HOST))
        if host or (yield from registers(town, target, DEMON, me, "C-031")):
            yield kill(target, by=me)
