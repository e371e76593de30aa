"""Monk."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

SAFE = reminder("monk", "safe")


@role("monk", TOWNSFOLK, icon="monk-face", other=23, reminders=("safe",))
def monk(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first keeps another player safe from the Demon."""
    charge = yield from choose(town, me, town.others(me.seat), "C-315")
    yield mark(town, charge, SAFE, me, until=DAWN)


@shelters("monk")
def charges(town: Town, me: Ability) -> Iterable[Seat]:
    return [mark.on for mark in town.placed(SAFE, me)]


@shields("monk")
def monk_shields(town: Town, me: Ability, victim: Seat, harm: Harm) -> bool:
    return harm.cause == BY_DEMON and town.marked(victim, SAFE)
