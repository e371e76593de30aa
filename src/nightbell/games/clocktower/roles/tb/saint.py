"""Saint."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("saint", OUTSIDER, icon="holy-symbol")


@on_death("saint")
def saint(town: Town, me: Ability, harm: Harm) -> Effect[None]:
    """If the Saint dies by execution, the Saint's side loses."""
    if harm.cause != BY_EXECUTION:
        return
    side = keep(town.side_of(me))
    if side == EVIL and (yield from ruling(town, EVIL_SAINT, me.role)) != OWN_SIDE_LOSES:
        side = GOOD
    yield from conclude(town, opposite(side), "saint")
