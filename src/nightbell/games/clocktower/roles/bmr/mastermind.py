"""Mastermind."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

LAST_DAY = reminder("mastermind", "last-day")
A_DAY = 2

role("mastermind", MINION, "bmr", icon="puppet", posthumous=True)


@puts_off_the_end("mastermind")
def mastermind(town: Town, me: Ability, side: Side, reason: str) -> Effect[bool]:
    """If the Demon dies by execution while the Mastermind lives, the town plays one day more."""
    if side != GOOD or reason != DEMON_DEAD:
        return False
    if keep(town.marked(me.seat, LAST_DAY)):
        return True
    if not keep(town.active(me.seat) and town.phase == DAY and executed_a_demon(town)):
        return False
    yield PlaceMark(me.seat, LAST_DAY, None, town.until_dusk() + A_DAY)
    return True


def executed_a_demon(town: Town) -> bool:
    seat = town.executed
    return seat is not None and town.is_a(seat, DEMON) and not town.grimoire[seat].alive


def on_the_last_day(town: Town, me: Ability) -> bool:
    return any(mark.reminder == LAST_DAY and mark.until == town.until_dusk() for mark in town.marks)


@on_execution("mastermind")
def somebody_is_executed(town: Town, me: Ability, executed: Seat) -> Effect[None]:
    """On that day the side of whoever is executed loses, dead or not."""
    if keep(on_the_last_day(town, me)):
        yield from conclude(town, opposite(town.grimoire[executed].side), me.role)


@at_dusk("mastermind")
def the_last_day_is_over(town: Town, me: Ability) -> Effect[None]:
    """Nobody was executed, or nothing came of it, for the Mastermind was impaired: the Demon is dead."""
    if keep(on_the_last_day(town, me)):
        yield LiftMarks(None, LAST_DAY)
        yield from judge(town)
