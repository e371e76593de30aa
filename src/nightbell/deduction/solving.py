"""From a puzzle to the exact set of its worlds."""

from __future__ import annotations

from collections import Counter
from time import perf_counter

import msgspec

from nightbell.deduction.board import Board
from nightbell.deduction.casts import Cast, Casting
from nightbell.deduction.characters import DEMON, MINION, TYPE
from nightbell.deduction.history import History
from nightbell.deduction.puzzle import Puzzle
from nightbell.deduction.state import State


class World(msgspec.Struct, frozen=True, gc=False):
    """A starting grimoire that has a history."""

    roles: tuple[str, ...]
    endings: tuple[State, ...]


class Solution(msgspec.Struct, frozen=True, gc=False):
    puzzle: Puzzle
    worlds: tuple[World, ...]
    seconds: float
    complete: bool = True


def solve(puzzle: Puzzle, quick: bool = True, most: int = 0, seconds: float = 0.0) -> Solution:
    """All worlds; with `most`, no more than that, within `seconds` if so many are given, and whether these
    are all. What is found is true either way.

    Without `quick`, casts that a glance at the first night refutes are played as well.
    """
    start = perf_counter()
    board = Board(puzzle)
    found: dict[tuple[str, ...], list[State]] = {}
    complete = True
    for cast in Casting(board, quick).all():
        if seconds and perf_counter() - start > seconds:
            complete = False
            break
        endings = histories(board, cast)
        if endings is not None:
            if most and len(found) == most and cast.roles not in found:
                complete = False
                break
            found.setdefault(cast.roles, []).extend(endings)
    worlds = tuple(World(roles, tuple(endings)) for roles, endings in sorted(found.items()))
    return Solution(puzzle, worlds, perf_counter() - start, complete)


def possible(puzzle: Puzzle, roles: tuple[str, ...]) -> bool:
    """Whether the game can have begun with this very grimoire."""
    board = Board(puzzle)
    return any(histories(board, cast) is not None for cast in Casting(board).of(roles))


def histories(board: Board, cast: Cast) -> list[State] | None:
    """The states in which a game with this beginning may stand now; None, if it has no history."""
    if cast.wild or "atheist" in cast.roles:
        return []
    history = History(board, cast.roles, cast.honest)
    history.turned = cast.turned
    return history.endings() or None


# ---- what follows from the worlds


class Share(msgspec.Struct, frozen=True, gc=False):
    """Of the worlds, in what part a seat started as what. Every world counts the same."""

    demon: float
    minion: float
    evil: float
    drunk: float
    roles: dict[str, float]


def shares(solution: Solution) -> tuple[Share, ...]:
    worlds = [world.roles for world in solution.worlds]
    return tuple(_share([world[seat] for world in worlds]) for seat in range(len(solution.puzzle.players)))


def _share(roles: list[str]) -> Share:
    whole = len(roles) or 1

    def part(*types: str) -> float:
        return sum(TYPE[role] in types for role in roles) / whole

    counts = Counter(roles)
    return Share(
        part(DEMON),
        part(MINION),
        part(MINION, DEMON),
        counts["drunk"] / whole,
        {role: count / whole for role, count in counts.most_common()},
    )


def agreed(solution: Solution, type: str) -> tuple[int, ...] | None:
    """The seats that started as Demons, or as Minions, if every world says the same."""
    found = {
        tuple(seat for seat, role in enumerate(world.roles) if TYPE[role] == type)
        for world in solution.worlds
    }
    return found.pop() if len(found) == 1 else None
