"""Imp."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *
from nightbell.games.clocktower.roles.tb.scarletwoman import takes_over

SCARLET = RoleId("scarletwoman")


@role("imp", DEMON, icon="devil-mask", other=39, reminders=("dead",))
def imp(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first a player dies."""
    yield from strike(town, me)


@on_death("imp")
def star_pass(town: Town, me: Ability, harm: Harm) -> Effect[None]:
    """An Imp that kills itself hands its role to a living Minion; a Scarlet Woman who can comes first."""
    if harm.by != me:
        return
    heirs = keep(imp_heirs(town))
    if heirs:
        heir = yield from decide(
            ask(town.storyteller, "star-pass", OneOf(heirs, "seat"), "C-545", seat=me.seat)
        )
        if heir is not None:
            yield call(become, heir, me.role)


def imp_heirs(town: Town) -> tuple[Seat | None, ...]:
    """Whoever is, or may register as, a living Minion. If nobody surely is one, it may be nobody."""
    for me in town.holders(SCARLET):
        if takes_over(town, me):
            return (me.seat,)
    minions = {seat: town.reads_type(seat, MINION) for seat in town.alive()}
    heirs: tuple[Seat | None, ...] = tuple(seat for seat, reading in minions.items() if True in reading)
    return heirs if (True,) in minions.values() or not heirs else (*heirs, None)
