"""The Investigator: two players and a Minion."""

import pytest

from tests.clocktower.scenario import scenario


@pytest.mark.ruling("investigator.basic")
@pytest.mark.rule("C-014")
def test_one_of_the_two_is_that_minion():
    town = scenario("investigator scarletwoman mayor imp monk slayer empath")
    town.night(clue_second_investigator="mayor")
    assert town.questions("clue", "investigator") == []
    (clue,) = town.learned("investigator")
    assert clue.shown == "scarletwoman"
    assert [town.role(town.name(seat)) for seat in clue.pair].count("scarletwoman") == 1


@pytest.mark.ruling("investigator.basic")
def test_a_minion_that_is_not_in_play_cannot_be_shown_to_a_sober_one():
    town = scenario("investigator baron mayor imp poisoner slayer empath")
    town.night(poisoner="slayer")
    assert town.options("clue", "investigator") == [
        ("clue", "baron", town.seat("baron")),
        ("clue", "poisoner", town.seat("poisoner")),
    ]


@pytest.mark.ruling("investigator.spy-not-minion")
def test_a_spy_may_leave_the_investigator_with_nobody():
    town = scenario("investigator spy mayor imp monk slayer empath")
    town.night(clue_investigator="nobody")
    assert town.options("clue", "investigator") == [("clue", "spy", town.seat("spy")), ("no-clue",)]


@pytest.mark.ruling("investigator.impaired")
def test_an_impaired_one_may_see_the_wrong_minion_or_the_wrong_players():
    town = scenario("investigator spy empath imp poisoner slayer mayor")
    town.night(poisoner="investigator", clue_investigator="baron@spy", clue_second_investigator="empath")
    assert town.shown("investigator") == "baron"
    assert ("clue", "spy", town.seat("mayor")) in town.options("clue", "investigator")
