"""From a puzzle to the exact set of its worlds."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

import msgspec

from nightbell.deduction.board import Board, Enough
from nightbell.deduction.casts import Cast, Casting
from nightbell.deduction.characters import DEMON, MINION, TYPE
from nightbell.deduction.history import History
from nightbell.deduction.prior import weight
from nightbell.deduction.puzzle import Puzzle
from nightbell.deduction.rulings import ON_SCRIPT, TURNED_START
from nightbell.deduction.state import State


class World(msgspec.Struct, frozen=True, gc=False):
    """A starting grimoire that has a history."""

    roles: tuple[str, ...]
    endings: tuple[State, ...]
    weight: float = 1.0
    """How likely it is beside the others (see `prior.py`)."""


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

    def over() -> bool:
        return perf_counter() - start > seconds

    limit = over if seconds else None
    try:
        for cast in Casting(board, quick, limit).all():
            endings = histories(board, cast, limit)
            if endings is not None:
                if most and len(found) == most and cast.roles not in found:
                    raise Enough
                found.setdefault(cast.roles, []).extend(endings)
    except Enough:
        complete = False
    claims = [claim.character for claim in puzzle.claims]
    worlds = tuple(
        World(roles, tuple(endings), weight(roles, claims, endings))
        for roles, endings in sorted(found.items())
    )
    return Solution(puzzle, worlds, perf_counter() - start, complete)


def solve_or_widen(puzzle: Puzzle, seconds: float = 0.0) -> Solution:
    """All worlds. Where none fits, who turned evil may have started as any good character of the script."""
    solution = solve(puzzle, seconds=seconds)
    wider = puzzle.rulings | {f"{TURNED_START}={ON_SCRIPT}"}
    if solution.worlds or not solution.complete or _TURN.isdisjoint(puzzle.script) or wider == puzzle.rulings:
        return solution
    left = max(seconds - solution.seconds, 0.01) if seconds else 0.0
    again = solve(msgspec.structs.replace(puzzle, rulings=wider), seconds=left)
    return msgspec.structs.replace(again, seconds=solution.seconds + again.seconds)


_TURN: Final = frozenset({"fang_gu", "snake_charmer", "goon", "mezepheles"})
"""Who turns somebody good to evil, or is turned."""


def possible(puzzle: Puzzle, roles: tuple[str, ...]) -> bool:
    """Whether the game can have begun with this very grimoire."""
    board = Board(puzzle)
    return any(histories(board, cast) is not None for cast in Casting(board).of(roles))


def histories(board: Board, cast: Cast, over: Callable[[], bool] | None = None) -> list[State] | None:
    """The states in which a game with this beginning may stand now; None, if it has no history.

    If it is over before that is known, `Enough` is raised.
    """
    return counted(board, cast, over)[0]


def counted(
    board: Board, cast: Cast, over: Callable[[], bool] | None = None
) -> tuple[list[State] | None, int]:
    """The same, and how much work it was: how many states went through a step of a night."""
    if not board.wild.isdisjoint(cast.roles) or all(TYPE[role] != DEMON for role in cast.roles):
        return [], 0
    history = History(board, cast.roles, cast.honest)
    history.turned, history.latest = cast.turned, cast.latest
    history.over = over
    return history.endings() or None, history.work


# ---- what follows from the worlds


class Share(msgspec.Struct, frozen=True, gc=False):
    """How likely a seat started as what, each world with its weight."""

    demon: float
    minion: float
    evil: float
    drunk: float
    roles: dict[str, float]


def shares(solution: Solution) -> tuple[Share, ...]:
    return tuple(
        _share([(world.roles[seat], world.weight) for world in solution.worlds])
        for seat in range(len(solution.puzzle.players))
    )


def _share(roles: list[tuple[str, float]]) -> Share:
    whole = sum(weight for _, weight in roles) or 1.0
    held: dict[str, float] = {}
    for role, heavy in roles:
        held[role] = held.get(role, 0.0) + heavy

    def part(*types: str) -> float:
        return sum(heavy for role, heavy in held.items() if TYPE[role] in types) / whole

    ranked = sorted(held.items(), key=lambda each: -each[1])
    return Share(
        part(DEMON),
        part(MINION),
        part(MINION, DEMON),
        held.get("drunk", 0.0) / whole,
        {role: heavy / whole for role, heavy in ranked},
    )


def agreed(solution: Solution, type: str) -> tuple[int, ...] | None:
    """The seats that started as Demons, or as Minions, if every world says the same and all are known."""
    if not solution.complete:
        return None
    found = {
        tuple(seat for seat, role in enumerate(world.roles) if TYPE[role] == type)
        for world in solution.worlds
    }
    return found.pop() if len(found) == 1 else None
