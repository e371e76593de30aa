"""All worlds of a town: every evil team, and which of it is the Demon now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from operator import itemgetter
from typing import TypeAlias

Weights: TypeAlias = list[float]
Reader: TypeAlias = Callable[[Sequence[float]], Sequence[float]] | None


def _pick(indices: list[int]) -> Reader:
    return itemgetter(*indices) if len(indices) > 1 else None


class Atlas:
    """All worlds for so many players. Those of one team stand together, one for each who may be its Demon."""

    def __init__(self, players: int, minions: int) -> None:
        members = list(combinations(range(players), minions + 1))
        self.size = minions + 1
        self.teams = [sum(1 << place for place in team) for team in members]
        """The evil teams, as bits."""
        self.demons = [demon for team in members for demon in team]
        worlds = [(n, n // self.size, demon) for n, demon in enumerate(self.demons)]
        self.by_demon = self._readers(players, worlds)
        """What picks the worlds of each Demon out of all weights, for each reader who is good and for one
        who may be anything (the last)."""
        belongs = [(n, n, place) for n, team in enumerate(members) for place in team]
        self.by_member = self._readers(players, belongs)
        """The same for the teams that somebody is in, out of a list with one weight for each team."""

    def _readers(self, players: int, entries: list[tuple[int, int, int]]) -> list[list[Reader]]:
        """From entries of an index, the team that it is about and the place that it counts for."""
        found = []
        for reader in (*range(players), -1):
            picked: list[list[int]] = [[] for _ in range(players)]
            for index, team, place in entries:
                if reader < 0 or not self.teams[team] >> reader & 1:
                    picked[place].append(index)
            found.append([_pick(indices) for indices in picked])
        return found


@cache
def atlas(players: int, minions: int) -> Atlas:
    return Atlas(players, minions)
