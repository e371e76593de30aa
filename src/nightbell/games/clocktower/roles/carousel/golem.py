"""Golem."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("golem", OUTSIDER, "carousel", icon="rock-golem", reminders=("no-ability",))


@when_nominating("golem")
def golem(town: Town, me: Ability, nominee: Seat) -> Effect[None]:
    """Nominates once per game, and whoever is nominated dies, unless it is the Demon."""
    works = keep(town.works(me))
    yield Spend(me)
    if works and not (yield from registers(town, nominee, DEMON, me, "C-290")):
        for _ in range(2 if keep(town.doubled(me.seat)) else 1):
            yield kill(nominee, by=me)


@may_not_nominate("golem")
def once_only(town: Town, me: Ability) -> bool:
    return town.spent(me)
