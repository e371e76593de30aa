"""«Тучи сгущаются» (Trouble Brewing): the four Outsiders."""

from __future__ import annotations

from nightbell.engine import Effect, Seat
from nightbell.games.clocktower.atoms import Win
from nightbell.games.clocktower.catalogue import (
    BY_EXECUTION,
    DEMON,
    EVIL,
    MINION,
    OUTSIDER,
    TOWNSFOLK,
    Ability,
    Harm,
    Pose,
    RoleId,
    may_raise,
    on_death,
    reminder,
    role,
)
from nightbell.games.clocktower.information import DUSK, choose, mark
from nightbell.games.clocktower.town import Town, opposite

BUTLER = RoleId("butler")
MASTER = reminder("butler", "master")


@role("butler", OUTSIDER, first=57, other=90, reminders=("master",))
def butler(town: Town, me: Ability) -> Effect[None]:
    """Each night chooses a Master, and votes the next day only when the Master does."""
    master = yield from choose(town, me, town.others(me.seat), "C-495")
    yield mark(town, master, MASTER, me, until=DUSK)


@may_raise("butler")
def butler_votes(town: Town, seat: Seat) -> bool:
    """With the Master's hand up or counted. A poisoned Butler is treated as if sober, and knows no better."""
    masters = [pick.targets[0] for pick in town.picks if pick.by == Ability(seat, BUTLER)]
    voted = town.ballot.voted if town.ballot else ()
    counted = town.ballot.counted if town.ballot else ()
    return not town.square[seat].alive or any(
        master in voted or (master in town.hands and master not in counted) for master in masters
    )


role("drunk", OUTSIDER, reminders=("is-the-drunk",), believes=TOWNSFOLK)

role("recluse", OUTSIDER, poses=Pose(EVIL, (MINION, DEMON)), posthumous=True)

role("saint", OUTSIDER)


@on_death("saint")
def saint(town: Town, me: Ability, harm: Harm) -> Effect[None]:
    """If the Saint dies by execution, the Saint's side loses."""
    if harm.cause == BY_EXECUTION:
        yield Win(opposite(town.side_of(me)), "saint")
