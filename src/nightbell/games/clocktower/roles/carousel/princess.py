"""Princess."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("princess", TOWNSFOLK, "carousel", icon="tiara", other=37, reminders=("does-not-kill",))


@shields("princess")
def princess(town: Town, me: Ability, victim: Seat, harm: Harm) -> bool:
    """If whom she nominates on her first day is executed, the Demon kills nobody that night."""
    if harm.cause != BY_DEMON or town.phase != NIGHT or town.night != 1 + town.first_day(me):
        return False
    return any(made.nominator == me.seat and made.nominee == town.executed for made in town.nominations)
