"""Assassin."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("assassin", MINION, "bmr", icon="hooded-assassin", other=55, reminders=("dead", "no-ability"))
def assassin(town: Town, me: Ability) -> Effect[None]:
    """Once per game, at night but not the first, a player dies, and nothing prevents it, not even a Goon."""
    working = keep(town.works(me))
    victim = yield from may_choose(town, me, town.players(), "C-288")
    if victim is not None:
        yield Spend(me)
        yield Kill(victim, Harm(BY_ABILITY, None if working else me, sure=True))


due("assassin")(once_a_game)
