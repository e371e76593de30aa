"""Virgin."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("virgin", TOWNSFOLK, icon="rose", reminders=("no-ability",))


@on_nomination("virgin")
def virgin(town: Town, me: Ability, nominator: Seat) -> Effect[None]:
    """The first to nominate the Virgin is executed at once, if a Townsfolk."""
    if keep(town.spent(me) or not town.living(me.seat)):
        return
    works = keep(town.works(me))
    yield Spend(me)
    if works and (yield from registers(town, nominator, TOWNSFOLK, me, "C-572")):
        yield call(execute, nominator)
