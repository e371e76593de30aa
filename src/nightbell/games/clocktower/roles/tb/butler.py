"""Butler."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

MASTER = reminder("butler", "master")
UNCOUNTED[RoleId("butler")] = jinx("butler", "organgrinder")


@role("butler", OUTSIDER, icon="bow-tie", first=57, other=90, reminders=("master",))
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
