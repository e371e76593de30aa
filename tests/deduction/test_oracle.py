"""Two searches that share no rule agree: on boards of chance, world by world."""

from itertools import product

from nightbell.deduction.solving import solve
from tests.deduction.invented import SETS, Board
from tests.deduction.oracle import Oracle

LARGE = 120
"""Boards with more grimoires than this, counted once for each night, take the slow search too long."""


def test_a_search_that_makes_every_choice_finds_the_same_worlds():
    fitting = 0
    for name, seed in product(SETS, range(10)):
        puzzle = Board(name, seed).puzzle()
        oracle = Oracle(puzzle)
        if len(oracle.grimoires()) * puzzle.nights > LARGE:
            continue
        worlds = oracle.worlds()
        assert {world.roles for world in solve(puzzle).worlds} == worlds, f"{name} {seed}"
        fitting += bool(worlds)
    assert fitting > 8
