"""The Steward: who knows one good player."""

import pytest

from nightbell.games.clocktower.events import LearnsSeat
from tests.clocktower.scenario import scenario


@pytest.mark.ruling("steward.one-good-seat")
def test_one_good_player_is_shown():
    town = scenario("steward undertaker imp poisoner monk").night(poisoner="monk", tell_steward="monk")
    assert town.options("tell", "steward") == [town.seat("undertaker"), town.seat("monk")]
    assert town.was_told("steward", LearnsSeat, "steward", town.seat("monk"))


@pytest.mark.ruling("steward.spy-passes")
def test_a_spy_may_pass_for_good():
    town = scenario("steward spy monk imp chef").night(tell_steward="spy")
    assert town.why("tell", "steward") == "registers"


@pytest.mark.ruling("steward.late-steward")
def test_who_becomes_one_is_told_that_night_and_never_again():
    town = scenario("sage pithag monk imp chef empath").night().day()
    town.night(pithag="sage", pit_hag="steward", imp="empath", monk="sage", tell_steward="monk")
    assert [type(each).__name__ for each in town.learned("sage")] == ["IsNow", "LearnsSeat"]
    town.day().night(monk="sage")
    assert town.learned("sage") == []


@pytest.mark.ruling("steward.vortox-evil-seat")
def test_under_a_vortox_it_is_somebody_evil():
    town = scenario("steward vortox witch sage monk").night(witch="monk", tell_steward="witch")
    assert town.options("tell", "steward") == [town.seat("vortox"), town.seat("witch")]


def test_a_poisoned_steward_may_be_shown_anybody():
    town = scenario("steward imp poisoner monk chef").night(poisoner="steward", tell_steward="imp")
    assert len(town.options("tell", "steward")) == 4
