"""Goon."""

from __future__ import annotations

from nightbell.games.clocktower.jinxes.brewing import stays_evil
from nightbell.games.clocktower.kit import *

GOON_DRUNK = reminder("goon", "drunk")

role("goon", OUTSIDER, "bmr", icon="fist", reminders=("drunk",))


@when_chosen("goon")
def goon(town: Town, me: Ability, chooser: Ability) -> Effect[None]:
    """Each night the first to choose the Goon is drunk until dusk, and the Goon takes that player's side; by
    the Boffin's jinx not a Demon to whom the ability is lent."""
    earlier = bool(town.placed(GOON_DRUNK, me))
    if keep(earlier or chooser.role not in town.abilities(chooser.seat)):
        return
    yield PlaceMark(chooser.seat, GOON_DRUNK, me, town.until_dusk(), lasting=True)
    side = keep(town.side_of(chooser))
    if keep(side != town.side_of(me) and not town.held(me).giver and not stays_evil(town, me)):
        yield Wake(me)
        yield call(turn, me.seat, side)
        yield Stir(me.seat, awake=False)
