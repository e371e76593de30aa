"""Grandmother."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

GRANDCHILD = reminder("grandmother", "grandchild")


@role("grandmother", TOWNSFOLK, "bmr", icon="rocking-chair", first=58, reminders=("grandchild", "dead"))
def grandmother(town: Town, me: Ability) -> Effect[None]:
    """Starts knowing a good player and that player's role."""
    family = keep(grandchildren(town, me))
    child = yield from ask(town.storyteller, "grandchild", OneOf(family, "seat"), "C-312", seat=me.seat)
    yield mark(town, child, GRANDCHILD, me)
    yield from learn(town, me, child)


@learns("grandmother", "C-298")
def grandchilds_role(town: Town, me: Ability, child: Seat) -> Reading[RoleId]:
    return token_of(town, child)


def grandchildren(town: Town, me: Ability) -> tuple[Seat, ...]:
    """Whoever is or may register as good; anybody, if the ability does not work."""
    others = town.others(me.seat)
    good = tuple(seat for seat in others if False in town.reads_evil(seat) and not town.is_traveller(seat))
    return good if good and town.works(me) else others


@on_any_death("grandmother")
def grief(town: Town, me: Ability, victim: Seat, harm: Harm) -> Effect[None]:
    """If the Demon kills the grandchild, the Grandmother dies too."""
    if keep(harm.cause == BY_DEMON and victim in [mark.on for mark in town.placed(GRANDCHILD, me)]):
        yield kill(me.seat, by=me)
