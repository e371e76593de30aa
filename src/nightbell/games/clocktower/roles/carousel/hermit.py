"""Hermit."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role(
    "hermit",
    OUTSIDER,
    "carousel",
    icon="old-lantern",
    reminders=("1", "2", "3"),
    outsiders=(0, -1),
    bundles=OUTSIDER,
)


@on_arrival("hermit")
def hermit(town: Town, me: Ability) -> Effect[None]:
    """Has the abilities of all other Outsiders of the sheet; with a Drunk among them, and does not know."""
    aware, card = keep((not town.believes(me.role), town.grimoire[me.seat].card))
    for other in keep(town.on_sheet(OUTSIDER)):
        deludes = ROLES[other].believes
        if other != me.role and (deludes is None or deludes == ROLES[card].type):
            yield Gain(me, other, told=aware, standing=True)
            yield call(arrive, Ability(me.seat, other))
