"""Who may be evil and the Demon now, by the histories alone, within a bound of work that is counted.

The same page gives the same answer on every machine: the bound is a number of steps and not a time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

import msgspec

from nightbell.deduction.board import Board
from nightbell.deduction.casts import Cast, Casting
from nightbell.deduction.characters import DEMON, IS_GOOD, TYPE
from nightbell.deduction.notebook import Page, named, read_as, readings
from nightbell.deduction.prior import weight
from nightbell.deduction.solving import counted
from nightbell.deduction.state import State, bits

Standing: TypeAlias = tuple[int, int]
"""Who is evil now, as bits, and who is the Demon."""


class Standings(msgspec.Struct, frozen=True):
    weights: dict[Standing, float]
    """How likely each is beside the others; what is not named has no history."""
    teams: frozenset[int]
    """The evil teams, as they began, whose histories were all played."""
    work: int


def standings(page: Page, teams: Iterable[int], most: int) -> Standings:
    """What follows for these teams, looked at in this order until the work is done or becomes too much."""
    tables = [_Table(page, stand_ins) for stand_ins in readings(page)]
    weights: dict[Standing, float] = {}
    played: set[int] = set()
    read_first: dict[tuple[str, ...], int] = {}
    work = 0
    for team in teams:
        found: list[tuple[Standing, float]] = []
        for number, table in enumerate(tables):
            for cast in table.casting.among(bits(team)):
                if read_first.setdefault(named(cast.roles, table.stand_ins), number) == number:
                    endings, steps = counted(table.board, cast)
                    work += 1 + steps
                    found += table.weighed(cast, endings)
                if work >= most:
                    return Standings(weights, frozenset(played), work)
        for standing, heavy in found:
            weights[standing] = weights.get(standing, 0.0) + heavy
        work += 1
        played.add(team)
    return Standings(weights, frozenset(played), work)


class _Table:
    """One way of reading the silent."""

    def __init__(self, page: Page, stand_ins: Mapping[int, str]) -> None:
        self.stand_ins = stand_ins
        self.board = Board(read_as(page.puzzle, stand_ins))
        self.casting = Casting(self.board)
        self.claims = [claim.character for claim in self.board.puzzle.claims]

    def weighed(self, cast: Cast, endings: list[State] | None) -> Iterator[tuple[Standing, float]]:
        """Who is evil and the Demon where such a game stands now, and how likely."""
        for state in _now(cast) if endings == [] else endings or ():
            for demon in state.demons():
                yield (state.evil, demon), weight(cast.roles, self.claims, [state])


def _now(cast: Cast) -> list[State]:
    """Where nothing is known of the histories, all is as it began."""
    evil = sum(1 << seat for seat, role in enumerate(cast.roles) if not IS_GOOD[role])
    ruling = sum(1 << seat for seat, role in enumerate(cast.roles) if TYPE[role] == DEMON)
    return [State(cast.roles, evil, ruling)]
