"""Bone Collector."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

BONES = reminder("bonecollector", "has-ability")
KEEPS[BONES] = (TOWNSFOLK, OUTSIDER, MINION, DEMON, TRAVELLER)


@role(
    "bonecollector", TRAVELLER, "snv", icon="crossed-bones", other=9, reminders=("no-ability", "has-ability")
)
def bone_collector(town: Town, me: Ability) -> Effect[None]:
    """Once per game, at night but not the first, a dead player has the ability back until dusk, as new."""
    dead = [seat for seat in town.players() if not town.square[seat].alive]
    chosen = yield from may_choose(town, me, dead, "C-446")
    if chosen is None:
        return
    if keep(town.works(me) and not town.keeps(chosen) and not town.grimoire[chosen].alive):
        yield Renew(chosen)
        yield mark(town, chosen, BONES, me, until=DUSK)
    yield Spend(me)


@due("bonecollector")
def bones_are_left(town: Town, me: Ability) -> bool:
    dead = any(not town.square[seat].alive for seat in town.circle)
    return town.active(me.seat) and dead and not town.spent(me)
