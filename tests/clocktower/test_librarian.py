"""The Librarian: two players and an Outsider, or none."""

import pytest

from nightbell.games.clocktower.events import LearnsNone, LieTold, WentAstray
from tests.clocktower.scenario import scenario


@pytest.mark.ruling("librarian.zero")
def test_without_outsiders_the_answer_is_zero():
    town = scenario("librarian chef imp monk poisoner slayer empath")
    town.night()
    assert town.questions("clue", "librarian") == []
    assert town.was_told("librarian", LearnsNone, "librarian")
    assert not {type(event) for event in town.table.events(town.town.storyteller)} & {LieTold, WentAstray}


@pytest.mark.ruling("librarian.drunk-shown-as-drunk")
def test_the_drunk_is_shown_as_the_drunk():
    town = scenario("librarian drunk=monk undertaker imp poisoner slayer empath")
    town.night(clue_second_librarian="undertaker")
    assert town.shown("librarian") == "drunk"
    assert town.learned("librarian")[0].pair == (town.seat("drunk"), town.seat("undertaker"))


@pytest.mark.ruling("librarian.spy-as-outsider")
def test_the_spy_may_stand_for_an_outsider():
    town = scenario("librarian spy imp monk slayer chef empath")
    town.night(clue_librarian="butler@spy", clue_second_librarian="imp")
    assert town.shown("librarian") == "butler"


@pytest.mark.ruling("librarian.impaired-zero")
def test_an_impaired_librarian_may_see_zero_or_a_wrong_pair():
    town = scenario("librarian saint poisoner imp monk slayer empath")
    town.night(poisoner="librarian")
    clues = town.options("clue", "librarian")
    assert ("no-clue",) in clues
    assert ("clue", "saint", town.seat("monk")) in clues
    assert ("clue", "butler", town.seat("slayer")) in clues


def test_a_zero_that_is_wrong_goes_into_the_storytellers_log():
    town = scenario("librarian saint poisoner imp monk slayer empath")
    town.night(poisoner="librarian", clue_librarian="none")
    log = [type(event) for event in town.table.events(town.town.storyteller)]
    assert town.was_told("librarian", LearnsNone, "librarian")
    assert log.count(LieTold) == log.count(WentAstray) == 1
