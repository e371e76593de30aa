"""Farmer."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("farmer", TOWNSFOLK, "carousel", icon="wheat", other=69)


@on_death("farmer")
def farmer(town: Town, me: Ability, harm: Harm) -> Effect[None]:
    """If the Farmer dies at night, a living good player becomes a Farmer."""
    heirs = keep(tuple(seat for seat in town.alive() if may_inherit(town, seat)))
    if keep(town.phase == NIGHT) and heirs:
        heir = yield from decide(ask(town.storyteller, "farmer", OneOf(heirs, "seat"), "C-559", seat=me.seat))
        yield call(become, heir, me.role)


def may_inherit(town: Town, seat: Seat) -> bool:
    return False in town.reads_evil(seat) and not town.is_traveller(seat)
