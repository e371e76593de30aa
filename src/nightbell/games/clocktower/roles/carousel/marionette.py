"""Marionette."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *
from nightbell.games.clocktower.roles.carousel.magician import WITH_MARIONETTE


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
        if keep(town.jinxed(WITH_MARIONETTE) and bool(town.holders(WITH_MARIONETTE.roles[0]))):
            pair = tuple(sorted(keep(town.neighbours(demon))))
            yield Inform(demon, events.LearnsTwo(demon, me.role, pair))
        else:
            yield Inform(demon, events.LearnsHolder(demon, me.seat, me.role))
        yield Stir(demon, awake=False)


@due("marionette")
def sits_there(town: Town, me: Ability) -> bool:
    """One that is yet to come has nobody to tell of."""
    return me.seat != town.storyteller and town.active(me.seat)
