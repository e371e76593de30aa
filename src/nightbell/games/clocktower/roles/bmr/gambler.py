"""Gambler."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("gambler", TOWNSFOLK, "bmr", icon="rolling-dices", other=20, reminders=("dead",))
def gambler(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first guesses a player's role, and dies of a wrong guess."""
    target = yield from choose(town, me, town.players(), "C-288")
    named = yield from ask(me.seat, "gamble", OneOf(town.sheet, "role"), "C-288", seat=target)
    yield Inform(me.seat, events.RoleNamed(me.seat, me.role, named))
    if not (yield from registers_as_role(town, target, named, me, "C-687")):
        yield kill(me.seat, by=me)
