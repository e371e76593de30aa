"""Toymaker."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

LAST_FEW = 3

role(
    "toymaker",
    FABLED,
    "fabled",
    icon="toy-mallet",
    first=3,
    other=2,
    reminders=("final-night-no-attack",),
    from_start=True,
    serves=("script",),
)


@introduces_evil("toymaker")
def toymaker(town: Town, me: Ability) -> bool:
    """The evil team meets, however few play."""
    return True


@steps_in("toymaker")
def may_rest(town: Town, me: Ability, other: Ability) -> Effect[bool]:
    """A Demon may rest for a night, and has to once: else it sleeps when its attack could end the game."""
    if keep(town.night == 1 or ROLES[other.role].type != DEMON or not town.works(other)):
        return False
    rested, last = keep((town.spent(me), town.survivors() <= LAST_FEW))
    forced = last and not rested
    rests = forced or not (yield from roused(ask(other.seat, "toymaker", YES_NO, "C-286")))
    if rests and not rested:
        yield Spend(me)
    return rests
