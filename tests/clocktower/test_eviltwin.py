"""The Evil Twin: two who know each other, and one of them must not hang."""

import pytest

from nightbell.games.clocktower.events import LearnsTwin
from tests.clocktower.scenario import scenario

CAST = "eviltwin imp chef soldier slayer baron mutant monk sailor"


def met(cast=CAST, twin="chef", **plans):
    return scenario(cast).night(twin=twin, **plans)


def test_both_learn_of_each_other():
    town = met()
    assert town.was_told("eviltwin", LearnsTwin, town.seat("chef"), "chef")
    assert town.was_told("chef", LearnsTwin, town.seat("eviltwin"), "eviltwin")


def test_if_the_good_twin_is_executed_evil_wins():
    assert met().day("chef").outcome == "evil"


@pytest.mark.ruling("mutant.good-twin-mutant")
def test_even_if_the_storyteller_executes_a_mad_mutant():
    town = met(twin="mutant")
    town.standing("storyteller", "verdict", ("verdict", town.seat("mutant"), "tries"), madness_penalty=True)
    assert town.outcome == "evil"


@pytest.mark.ruling("eviltwin.evil-twin-executed")
def test_to_execute_the_evil_twin_is_safe():
    assert met().day("eviltwin").outcome is None


@pytest.mark.ruling("eviltwin.demon-dead-but-blocked")
def test_good_does_not_win_while_both_live():
    town = met().day("imp")
    assert town.outcome is None
    town.night(monk="chef", sailor="chef", sailor_mate="chef")
    assert town.deaths == []
    assert town.day("eviltwin").outcome == "good"


@pytest.mark.ruling("eviltwin.dead-evil-twin")
def test_a_dead_evil_twin_has_no_effect():
    assert met().word("slay", "eviltwin").day("chef").outcome is None


@pytest.mark.ruling("eviltwin.impaired")
def test_an_impaired_evil_twin_neither_wins_nor_prevents():
    assert met().word("mark", "eviltwin", "sweetheart-drunk").day("chef").outcome is None
    assert met().word("mark", "eviltwin", "sweetheart-drunk").day("imp").outcome == "good"


@pytest.mark.ruling("eviltwin.same-side-repair")
def test_twins_of_one_side_are_parted():
    town = met("eviltwin fanggu mutant soldier slayer baron chef", twin="mutant").day()
    town.night(fanggu="mutant", twin="chef")
    assert town.side("mutant") == "evil" and town.woken("eviltwin")
    assert town.was_told("chef", LearnsTwin, town.seat("eviltwin"), "eviltwin")
    assert town.marks("chef") == ["eviltwin-twin"] and town.marks("mutant") == []


@pytest.mark.ruling("eviltwin.two-alive")
def test_two_who_live_are_an_evil_victory_even_if_they_are_the_twins():
    town = met("eviltwin imp chef soldier slayer").word("slay", "imp").word("slay", "soldier")
    assert town.outcome is None
    assert town.word("slay", "slayer").outcome == "evil"


@pytest.mark.ruling("eviltwin.vigormortis")
def test_a_twin_whom_the_vigormortis_killed_is_a_twin_still():
    town = met("eviltwin vigormortis chef soldier slayer baron monk").day()
    town.night(monk="chef", vigormortis="eviltwin")
    assert town.deaths == ["eviltwin"]
    assert town.day("chef").outcome == "evil"


def test_an_evil_twin_who_survives_the_own_execution_ends_nothing():
    town = scenario("eviltwin imp devilsadvocate chef monk slayer soldier saint")
    town.night(twin="chef", devilsadvocate="eviltwin").day(execute="eviltwin")
    assert town.alive("eviltwin") and town.outcome is None
