"""What raised hands say of who may be evil."""

from __future__ import annotations

from functools import lru_cache
from operator import mul

from nightbell.bots.clocktower.atlas import Weights, atlas
from nightbell.bots.clocktower.prices import BY_WORD, LEARNED

VOTE_TRUST = {LEARNED: 0.05, BY_WORD: 1.0}
"""How much a listener makes of raised hands, as a power: evil players who know their trade vote as the good
do, but whoever takes stories at their word takes hands at theirs."""
FRIEND_SPARED = 0.8
"""How often an evil player leaves the hand down when a friend is nominated."""
STRANGER_HANGED = 0.6
"""How often an evil player raises it for somebody good."""


@lru_cache(maxsize=512)
def votes(players: int, minions: int, ballots: tuple[tuple[int, int, int], ...], listener: str) -> Weights:
    """How likely these hands are in each world; each vote is weighed once and then kept."""
    weights = vote(players, minions, *ballots[-1], VOTE_TRUST[listener])
    if len(ballots) == 1:
        return weights
    return list(map(mul, weights, votes(players, minions, ballots[:-1], listener)))


def vote(players: int, minions: int, nominee: int, up: int, down: int, trust: float) -> Weights:
    here = atlas(players, minions)
    ayes, noes = up.bit_count(), down.bit_count()
    usual = min(0.8, max(0.2, (ayes + 0.5) / (ayes + noes + 1)))
    friend_up, friend_down = (1 - FRIEND_SPARED) / usual, FRIEND_SPARED / (1 - usual)
    other_up, other_down = STRANGER_HANGED / usual, (1 - STRANGER_HANGED) / (1 - usual)
    by_count = range(minions + 2)
    friend = [[(friend_up**a * friend_down**b) ** trust for b in by_count] for a in by_count]
    other = [[(other_up**a * other_down**b) ** trust for b in by_count] for a in by_count]
    weights: Weights = []
    size = here.size
    for team in here.teams:
        table = friend if team >> nominee & 1 else other
        weights += [table[(team & up).bit_count()][(team & down).bit_count()]] * size
    return weights
