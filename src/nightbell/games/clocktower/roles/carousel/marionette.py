"""Marionette."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role(
    "marionette",
    MINION,
    "carousel",
    icon="matryoshka-dolls",
    first=26,
    reminders=("is-the-marionette",),
    believes=TOWNSFOLK,
    sits_by=DEMON,
    sleeps=True,
)
def marionette(town: Town, me: Ability) -> Effect[None]:
    """Believes to be good, sits beside the Demon and is evil. Only the Demon knows."""
    for demon in keep(tuple(town.demons())):
        yield Stir(demon, awake=True)
        yield Inform(demon, events.LearnsHolder(demon, me.seat, me.role))
        yield Stir(demon, awake=False)
