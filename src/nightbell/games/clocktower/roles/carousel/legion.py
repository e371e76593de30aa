"""Legion."""

from __future__ import annotations

from nightbell.games.clocktower.jinxes.many import DOUBTFUL
from nightbell.games.clocktower.kit import *

MOST_PLAYERS = 15


@role(
    "legion",
    DEMON,
    "carousel",
    icon="minions",
    other=38,
    reminders=("dead",),
    also=(MINION,),
    copies=MOST_PLAYERS,
    sleeps=True,
)
def legion(town: Town, me: Ability) -> Effect[None]:
    """Most players are Legion. Each night but the first a player may die, as the Storyteller likes."""
    anybody = OneOf[Seat | None]((*town.alive(), None), "seat")
    victim = yield from ask(town.storyteller, "legion", anybody, "C-559")
    if victim is not None:
        yield kill(victim, by=me)


@due("legion")
def speaks_for_all(town: Town, me: Ability) -> bool:
    """They are many, and there is one death."""
    return next((seat for seat in town.alive() if town.works(Ability(seat, me.role))), None) == me.seat


@voids("legion")
def without_a_good_hand(town: Town, me: Ability, voted: tuple[Seat, ...]) -> Effect[bool]:
    """A vote in which only evil players raised their hands counts for nothing."""
    if keep(not speaks_for_all(town, me)):
        return False
    return not (yield from good_hand(town, voted, DOUBTFUL))


@recounts("legion")
def the_other_way_round(counts: Counts) -> Iterable[Counts]:
    """As many good players as there would be evil ones."""
    good = counts[2] + counts[3]
    return [(good - n, n, 0, counts[0] + counts[1]) for n in range(good + 1)]
