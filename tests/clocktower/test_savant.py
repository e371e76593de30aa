"""The Savant: two statements, and one of them is true."""

import pytest

from nightbell.games.clocktower.statements import holds
from tests.clocktower.scenario import scenario

CAST = "savant imp chef soldier witch slayer poisoner"
FALSE = ("fact-is", 1, "chef")


def visit(town, *facts):
    """What is heard in a visit; the Storyteller puts these statements together, part by part."""
    parts = iter([part for fact in facts for part in fact])
    plans = {"fact": lambda _: next(parts)} if facts else {}
    town.standing("savant", "savant", True, **plans)
    return [note.facts for note in town.notes("savant") if type(note).__name__ == "LearnsStatements"]


def at_day(**first):
    return scenario(CAST).night(**{"witch": "chef", "poisoner": "chef"} | first)


@pytest.mark.ruling("savant.one-each")
@pytest.mark.rule("C-510")
def test_one_of_the_two_is_true():
    town = at_day()
    assert visit(town, ("fact-evil", 1), ("fact-in-play", "monk")) == [
        (("fact-evil", 1), ("fact-in-play", "monk"))
    ]
    offered = [list(decision.choice.listed()) for decision in town.questions("fact")]
    assert "chef" not in offered[-1], "the second must be false, and the Chef is in play"


@pytest.mark.ruling("savant.one-each")
def test_after_a_lie_comes_the_truth_even_put_together():
    town = at_day()
    ((first, second),) = visit(town, FALSE, ("fact-xor",), ("fact-evil", 1), ("fact-evil", 2))
    assert not holds(town.town, first) and holds(town.town, second)
    told = [dict(decision.about)["why"] for decision in town.questions("fact")]
    assert list(dict.fromkeys(told)) == ["turns-round", "must-be-true", "half"]


@pytest.mark.ruling("savant.impaired")
def test_an_impaired_savant_may_hear_two_lies():
    town = at_day(poisoner="savant")
    ((first, second),) = visit(town, FALSE, ("fact-evil", 2))
    assert {dict(decision.about)["why"] for decision in town.questions("fact")} == {"no-matter"}
    assert not holds(town.town, first) and not holds(town.town, second)


def test_under_a_vortox_both_are_false():
    town = scenario("savant vortox chef soldier witch slayer monk").night(witch="chef")
    ((first, second),) = visit(town)
    assert not holds(town.town, first) and not holds(town.town, second)


@pytest.mark.ruling("savant.optional")
def test_a_missed_day_is_lost():
    town = at_day().day().night(witch="chef", poisoner="chef", imp="soldier")
    assert len(visit(town)) == 1
    assert town.refused(lambda: town.standing("savant", "savant", True))
    assert len(town.notes("savant")) == 2


@pytest.mark.ruling("savant.bluff")
def test_nobody_else_is_owed_anything_and_nobody_sees_who_goes():
    town = at_day()
    assert town.refused(lambda: town.standing("witch", "savant", True))
    before = len(town.heard())
    visit(town)
    assert len(town.heard()) == before


def test_who_is_with_the_storyteller_cannot_come_again_meanwhile():
    town = at_day()
    town.table.answer(town.seat("savant"), True, "savant")
    assert town.table.open[town.town.storyteller].kind == "fact"
    assert town.refused(lambda: town.table.answer(town.seat("savant"), True, "savant"))
