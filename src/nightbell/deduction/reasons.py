"""Why it is so: whose words exclude what, as few of them as possible, and one history as proof."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from nightbell.deduction.board import Board
from nightbell.deduction.casts import Casting
from nightbell.deduction.characters import DEMON, TYPE
from nightbell.deduction.puzzle import Puzzle
from nightbell.deduction.solving import World, histories


class Step(msgspec.Struct, frozen=True, gc=False):
    """One deed of a history: a night begins, somebody dies of something, somebody becomes something."""

    kind: str
    seat: int = -1
    by: int = -1
    night: int = 0
    character: str = ""


def why_not_demon(puzzle: Puzzle, seat: int) -> tuple[int, ...] | None:
    """Whose information excludes that this seat started as the Demon, with nobody in it who is not needed.

    None, if nothing excludes it; empty, if what everybody saw and who can be in play is enough.
    """
    return _fewest(puzzle, lambda roles: TYPE[roles[seat]] == DEMON)


def conflict(puzzle: Puzzle) -> tuple[int, ...] | None:
    """Whose information cannot all have come about; None, if there is a world for all of it."""
    return _fewest(puzzle, lambda roles: True)


def conflict_without(puzzle: Puzzle, seat: int, role: str) -> tuple[int, ...]:
    """Whose information cannot all have come about unless this seat started as this character."""
    return _fewest(puzzle, lambda roles: roles[seat] != role) or ()


def _fewest(puzzle: Puzzle, wanted: Callable[[tuple[str, ...]], bool]) -> tuple[int, ...] | None:
    if _any_world(puzzle, wanted):
        return None
    needed = [seat for seat, claim in enumerate(puzzle.claims) if claim.info]
    for seat in tuple(needed):
        fewer = [other for other in needed if other != seat]
        if not _any_world(_hearing_only(puzzle, fewer), wanted):
            needed = fewer
    return tuple(needed)


def _hearing_only(puzzle: Puzzle, seats: list[int]) -> Puzzle:
    claims = tuple(
        claim if seat in seats else msgspec.structs.replace(claim, info=())
        for seat, claim in enumerate(puzzle.claims)
    )
    return msgspec.structs.replace(puzzle, claims=claims)


def _any_world(puzzle: Puzzle, wanted: Callable[[tuple[str, ...]], bool]) -> bool:
    board = Board(puzzle)
    return any(wanted(cast.roles) and histories(board, cast) is not None for cast in Casting(board).all())


def proof(world: World) -> tuple[Step, ...]:
    """One history of a world, as far as anything was decided in it."""
    if not world.endings:
        return ()
    told: list[Step] = []
    log = world.endings[0].log
    while log is not None:
        before, deed = log
        assert isinstance(deed, tuple)
        kind, first, *rest = deed
        if kind == "night":
            told.append(Step("night-falls", night=first))
        elif kind == "becomes":
            told.append(Step("becomes", seat=first, character=rest[0]))
        else:
            told.append(Step(f"dies-{kind}", seat=first, by=rest[0]))
        assert before is None or isinstance(before, tuple)
        log = before
    return tuple(reversed(told))
