"""Undertaker."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("undertaker", TOWNSFOLK, icon="coffin", other=77, reminders=("died-today",))
def undertaker(town: Town, me: Ability) -> Effect[None]:
    """Learns the role of the player who died by execution today."""
    executed = OneOf(town.died_by_execution, "seat")
    dead = yield from decide(ask(town.storyteller, "undertaker", executed, "C-026", seat=me.seat))
    yield from learn(town, me, dead)


@learns("undertaker", "C-026")
def buried(town: Town, me: Ability, dead: Seat) -> Reading[RoleId]:
    return token_of(town, dead)


@due("undertaker")
def somebody_was_executed(town: Town, me: Ability) -> bool:
    return town.active(me.seat) and bool(town.died_by_execution)
