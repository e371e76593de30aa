"""Klutz."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("klutz", OUTSIDER, "snv", icon="banana-peel", posthumous=True)


@last_words("klutz")
def klutz(town: Town, me: Ability, target: Seat) -> Effect[None]:
    """Names a living player once known to be dead: if that player is evil, the Klutz's side loses."""
    if not (yield from registers_as_side(town, target, EVIL, me, "C-687")):
        return
    if keep(town.works(me)):
        yield from conclude(town, opposite(town.side_of(me)), me.role)
    elif keep(town.misfires(me)):
        yield GoAstray(me)
