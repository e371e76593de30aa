"""Who may be evil and the Demon now, by the histories alone, within a bound of work that is counted.

The same puzzle gives the same answer on every machine: the bound is a number of steps and not a time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

import msgspec

from nightbell.deduction.board import Board
from nightbell.deduction.casts import Cast, Casting
from nightbell.deduction.characters import DEMON, IS_GOOD, TYPE
from nightbell.deduction.prior import weight
from nightbell.deduction.puzzle import Puzzle
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


def standings(puzzle: Puzzle, teams: Iterable[int], most: int) -> Standings:
    """What follows for these teams, looked at in this order until the work is done or becomes too much."""
    board = Board(puzzle)
    casting = Casting(board)
    claims = [claim.character for claim in puzzle.claims]
    weights: dict[Standing, float] = {}
    played: set[int] = set()
    work = 0
    for team in teams:
        found: list[tuple[Standing, float]] = []
        for cast in casting.among(bits(team)):
            endings, steps = counted(board, cast)
            work += 1 + steps
            for state in _now(cast, endings):
                found += [((state.evil, d), weight(cast.roles, claims, [state])) for d in state.demons()]
            if work >= most:
                return Standings(weights, frozenset(played), work)
        for standing, heavy in found:
            weights[standing] = weights.get(standing, 0.0) + heavy
        work += 1
        played.add(team)
    return Standings(weights, frozenset(played), work)


def _now(cast: Cast, endings: list[State] | None) -> Iterator[State]:
    """How such a game may stand; where nothing is known of its histories, all is as it began."""
    yield from endings or ()
    if endings == []:
        evil = sum(1 << seat for seat, role in enumerate(cast.roles) if not IS_GOOD[role])
        ruling = sum(1 << seat for seat, role in enumerate(cast.roles) if TYPE[role] == DEMON)
        yield State(cast.roles, evil, ruling)
