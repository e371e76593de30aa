"""Every published puzzle has exactly the worlds that its file says."""

from pathlib import Path

import pytest

from nightbell.deduction.puzzle import load
from nightbell.deduction.solving import solve

PUZZLES = sorted((Path(__file__).parent.parent / "data" / "puzzles").glob("*.yaml"))


def test_all_of_them_are_here():
    assert len(PUZZLES) == 47


@pytest.mark.parametrize("file", PUZZLES, ids=lambda file: file.stem)
def test_the_worlds_are_those_of_the_answer(file):
    filed = load(file)
    assert filed.worlds is not None
    assert {world.roles for world in solve(filed.puzzle).worlds} == set(filed.worlds)


@pytest.mark.parametrize("file", PUZZLES, ids=lambda file: file.stem)
def test_the_glance_at_the_first_night_loses_nothing(file):
    puzzle = load(file).puzzle
    quick, slow = solve(puzzle), solve(puzzle, quick=False)
    assert [world.roles for world in quick.worlds] == [world.roles for world in slow.worlds]
