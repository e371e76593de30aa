"""How a game ends: may it? → are the sides exchanged? → who has won.

Whoever brings a victory about says `conclude`; only the Storyteller's word ends a game past all of this. The
winners are the players whose true side has won, as things stand at that very moment: an ability that moves
somebody to the other side in time moves them to the winners.
"""

from __future__ import annotations

from typing import Final

from nightbell.engine import Effect, call, keep
from nightbell.games.clocktower.atoms import Win
from nightbell.games.clocktower.catalogue import EVIL, GOOD, Side, opposite
from nightbell.games.clocktower.moments import at_the_end, awaits_demon, exchanges_victory, puts_off_the_end
from nightbell.games.clocktower.town import Town

LAST_TWO: Final = 2
DEMON_DEAD: Final = "demon-dead"
TWO_LEFT: Final = "two-left"
STORYTELLER_DEAD: Final = "storyteller-dead"


def judge(town: Town) -> Effect[None]:
    """Good has won when no Demon lives, unless one is awaited; otherwise evil, when only two are left."""
    won = keep(verdict(town))
    if won is not None:
        yield from conclude(town, *won)


def verdict(town: Town) -> tuple[Side, str] | None:
    if not town.demons():
        awaited = any(awaits_demon[me.role](town, me) for me in town.heard(awaits_demon))
        if not awaited:
            return GOOD, DEMON_DEAD
    if town.survivors() <= LAST_TWO:
        return EVIL, TWO_LEFT
    return None


def conclude(town: Town, side: Side, reason: str, outright: bool = False) -> Effect[None]:
    """Somebody would win now. A moment at which both sides would is good's, unless it is won outright."""
    if (yield from put_off(town, side, reason)):
        return
    if (
        side == EVIL
        and not outright
        and keep(verdict(town) == (GOOD, DEMON_DEAD))
        and not (yield from put_off(town, GOOD, DEMON_DEAD))
    ):
        side = GOOD
    for me in keep(tuple(town.heard(exchanges_victory))):
        if exchanges_victory[me.role](town, me):
            side = opposite(side)
    for me in keep(tuple(town.heard(at_the_end))):
        yield call(at_the_end[me.role], me, side)
    yield Win(side, reason)


def put_to_death(town: Town) -> Effect[None]:
    """The Storyteller has been executed: good was right if there is no evil, and has lost otherwise."""
    yield from conclude(town, GOOD if keep(town.godless()) else EVIL, STORYTELLER_DEAD, outright=True)


def put_off(town: Town, side: Side, reason: str) -> Effect[bool]:
    """Whether somebody's ability lets the game go on."""
    for me in keep(tuple(town.heard(puts_off_the_end))):
        if (yield from call(puts_off_the_end[me.role], me, side, reason)):
            return True
    return False
