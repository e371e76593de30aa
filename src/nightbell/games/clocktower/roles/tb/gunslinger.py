"""Gunslinger."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("gunslinger", TRAVELLER, icon="revolver")


@after_first_vote("gunslinger")
def gunslinger(town: Town, me: Ability, voted: tuple[Seat, ...]) -> Effect[None]:
    """After the first vote of the day may shoot one of those who voted."""
    targets: tuple[Seat | None, ...] = keep((*sorted(voted), None))
    target = yield from ask(me.seat, "gunslinger", OneOf(targets, "seat"), "C-446")
    if target is not None:
        yield FireGun(me.seat, target)
        yield kill(target, by=me)
