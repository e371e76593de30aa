"""Each world of a board has a history that the game itself accepts; what was excluded has none."""

from itertools import islice
from pathlib import Path

import pytest

from nightbell.deduction.characters import IS_GOOD
from nightbell.deduction.puzzle import load
from nightbell.deduction.solving import solve
from tests.deduction.invented import Board
from tests.deduction.oracle import Oracle
from tests.deduction.replay import plays

PUZZLES = Path(__file__).parent.parent / "data" / "puzzles"
PUBLISHED = sorted(file for file in PUZZLES.glob("*.yaml") if "\nedition: tb\n" in file.read_text("utf-8"))


@pytest.mark.parametrize("seed", range(30))
def test_the_game_itself_comes_to_what_was_seen_and_said(seed):
    puzzle = Board("trouble", seed).puzzle()
    for world in solve(puzzle).worlds[:4]:
        assert plays(puzzle, world.roles, seed), world.roles


@pytest.mark.parametrize("file", PUBLISHED, ids=lambda file: file.stem)
def test_it_comes_to_the_published_boards(file):
    puzzle = load(file).puzzle
    for world in solve(puzzle).worlds:
        assert plays(puzzle, world.roles, 1), world.roles


@pytest.mark.parametrize("seed", [3, 4, 38])
def test_it_does_not_come_to_what_the_deduction_excludes(seed):
    puzzle = Board("trouble", seed).puzzle()
    assert "no_wasted_kills" not in puzzle.conventions, "that is an agreement of puzzles, not a rule"
    claims = [claim.character for claim in puzzle.claims]
    found = {world.roles for world in solve(puzzle).worlds}
    excluded = [
        roles
        for roles in sorted(Oracle(puzzle).grimoires())
        if roles not in found
        and all(role == claim or not IS_GOOD[role] for role, claim in zip(roles, claims, strict=True))
    ]
    assert excluded
    for roles in islice(excluded, 1):
        assert not plays(puzzle, roles, seed), roles
