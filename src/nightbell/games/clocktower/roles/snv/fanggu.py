"""Fang Gu."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

ONCE = reminder("fanggu", "once")


jinx("fanggu", "scarletwoman")


@role("fanggu", DEMON, "snv", icon="fox-head", other=44, reminders=("dead", "once"), outsiders=(1,))
def fang_gu(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first a player dies."""
    yield from strike(town, me)


@instead_of_killing("fanggu")
def leap(town: Town, me: Ability, victim: Seat) -> Effect[bool]:
    """The first Outsider whom a Fang Gu would kill becomes an evil Fang Gu, and the attacker dies."""
    if keep(any(mark.reminder == ONCE for mark in town.marks)):
        return False
    if not (yield from registers(town, victim, OUTSIDER, me, "C-687")):
        return False
    yield PlaceMark(me.seat, ONCE, None, FOREVER)
    yield TurnSide(victim, EVIL)
    yield call(become, victim, me.role)
    yield kill(me.seat, by=me)
    return True
