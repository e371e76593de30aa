"""Two searches that share no rule agree: on boards of chance, world by world."""

import pytest

from nightbell.deduction.solving import solve
from tests.deduction.invented import SETS, Board
from tests.deduction.oracle import Oracle


@pytest.mark.parametrize("name", SETS)
def test_a_search_that_makes_every_choice_finds_the_same_worlds(name):
    fitting = 0
    for seed in range(4):
        puzzle = Board(name, seed).puzzle()
        worlds = Oracle(puzzle).worlds()
        assert {world.roles for world in solve(puzzle).worlds} == worlds, f"{name} {seed}"
        fitting += bool(worlds)
    assert fitting
