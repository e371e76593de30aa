"""Why it is so: no more words than needed, and a history that fits what was seen."""

from pathlib import Path

from nightbell.deduction.puzzle import load
from nightbell.deduction.reasons import conflict, proof, why_not_demon
from nightbell.deduction.solving import solve
from tests.deduction.board import board

PUZZLES = Path(__file__).parent.parent / "data" / "puzzles"


def says(kind, **more):
    return {"night": 1, "kind": kind, **more}


def test_one_whose_word_is_enough_is_the_reason_and_nobody_else():
    """Nobody deceives here: if B were the Demon, A would not have been told that B is good."""
    puzzle = board(
        {
            "A": ("steward", [says("steward", player="B")]),
            "B": ("chef", [says("chef", count=0)]),
            "C": "soldier",
            "D": "mayor",
            "E": "slayer",
        },
        "imp goblin",
        viewer="A",
        could_be="steward",
    )
    assert why_not_demon(puzzle, 1) == (0,)
    assert why_not_demon(puzzle, 0) == (), "A looks, and is no Demon"
    assert why_not_demon(puzzle, 2) is None


def test_words_that_leave_no_world_are_named():
    puzzle = board(
        {
            "A": ("steward", [says("steward", player="B")]),
            "B": ("village_idiot", [says("village_idiot", player="C", evil=True)]),
            "C": ("knight", [says("knight", players=["D", "E"])]),
            "D": ("chef", [says("chef", count=3)]),
            "E": "slayer",
        },
        "imp goblin",
        viewer="D",
        could_be="chef",
    )
    assert conflict(puzzle) == (3,), "three pairs cannot be among two"


def test_a_history_has_every_night_and_every_death():
    filed = load(PUZZLES / "nqt-x01.yaml")
    (world,) = solve(filed.puzzle).worlds
    steps = proof(world)
    assert [step.night for step in steps if step.kind == "night-falls"] == [1, 2, 3]
    names = filed.puzzle.players
    died = [names[step.seat] for step in steps if step.kind.startswith("dies-")]
    assert died == ["Adam", "Dan", "Tom", "Fraser"]
    (heir,) = [step for step in steps if step.kind == "becomes"]
    assert (names[heir.seat], heir.character) == ("Matthew", "imp")
