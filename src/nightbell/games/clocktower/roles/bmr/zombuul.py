"""Zombuul."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("zombuul", DEMON, "bmr", icon="shambling-zombie", other=40, reminders=("died-today", "dead"))
def zombuul(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first, if nobody died today, a player dies."""
    yield from strike(town, me)


@due("zombuul")
def nobody_died_today(town: Town, me: Ability) -> bool:
    return town.grimoire[me.seat].alive and not town.died_today


@seems_to_die("zombuul")
def zombuul_feigns(town: Town, me: Ability, harm: Harm) -> Effect[bool]:
    """The first death is only seeming."""
    if keep(town.grimoire[me.seat].feigns):
        return False
    yield Feign(me.seat, harm)
    return True
