"""«Тучи сгущаются» (Trouble Brewing): the four Outsiders."""

from __future__ import annotations

from nightbell.engine import Effect, keep
from nightbell.games.clocktower.atoms import Win
from nightbell.games.clocktower.catalogue import (
    BY_EXECUTION,
    DEMON,
    EVIL,
    GOOD,
    MINION,
    OUTSIDER,
    TOWNSFOLK,
    Ability,
    Harm,
    Pose,
    reminder,
    role,
)
from nightbell.games.clocktower.information import DUSK, choose, mark
from nightbell.games.clocktower.moments import (
    may_raise,
    on_death,
)
from nightbell.games.clocktower.rulings import EVIL_SAINT, OWN_SIDE_LOSES, ruling
from nightbell.games.clocktower.town import Town, opposite

MASTER = reminder("butler", "master")


@role("butler", OUTSIDER, first=57, other=90, reminders=("master",))
def butler(town: Town, me: Ability) -> Effect[None]:
    """Each night chooses a Master, and votes the next day only when the Master does."""
    master = yield from choose(town, me, town.others(me.seat), "C-495")
    yield mark(town, master, MASTER, me, until=DUSK)


@may_raise("butler")
def butler_votes(town: Town, me: Ability) -> bool:
    """Only with the Master: the Master's hand is up, or was when it was counted. Without one, freely."""
    master, ballot = town.bearer(MASTER, me), town.ballot
    if master is None or ballot is None:
        return True
    return master in (ballot.voted if master in ballot.counted else town.hands)


role("drunk", OUTSIDER, reminders=("is-the-drunk",), believes=TOWNSFOLK)

role("recluse", OUTSIDER, poses=Pose(EVIL, (MINION, DEMON)), posthumous=True)

role("saint", OUTSIDER)


@on_death("saint")
def saint(town: Town, me: Ability, harm: Harm) -> Effect[None]:
    """If the Saint dies by execution, the Saint's side loses."""
    if harm.cause != BY_EXECUTION:
        return
    side = keep(town.side_of(me))
    if side == EVIL and (yield from ruling(town, EVIL_SAINT, me.role)) != OWN_SIDE_LOSES:
        side = GOOD
    yield Win(opposite(side), "saint")
