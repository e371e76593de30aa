"""Scarlet Woman."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

HEIR_FROM = 5

role("scarletwoman", MINION, icon="domino-mask", reminders=("is-the-demon",))


@on_any_death("scarletwoman")
def scarlet_woman(town: Town, me: Ability, victim: Seat, harm: Harm) -> Effect[None]:
    """If the Demon dies while five or more are alive, becomes that Demon."""
    if keep(town.type_at(victim) == DEMON and takes_over(town, me)):
        yield call(become, me.seat, town.grimoire[victim].role)


def takes_over(town: Town, me: Ability) -> bool:
    """Counted just before the death; nobody becomes a second Demon."""
    return town.works(me) and not town.demons() and town.survivors() + 1 >= HEIR_FROM
