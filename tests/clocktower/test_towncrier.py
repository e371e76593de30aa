"""The Town Crier: did a Minion nominate today?"""

import pytest

from tests.clocktower.scenario import scenario

CAST = "towncrier imp chef soldier witch slayer saint"


def told(town):
    return [learned.yes for learned in town.learned("towncrier")]


@pytest.mark.ruling("towncrier.True")
def test_one_nomination_by_a_minion_is_enough():
    town = scenario(CAST).night(witch="slayer").nominate("chef", "soldier").nominate("witch", "chef").close()
    assert told(town.night(witch="slayer", imp="soldier")) == [True]


@pytest.mark.ruling("towncrier.nobody")
def test_no_nominations_no_minion():
    town = scenario(CAST).night(witch="slayer").day()
    assert told(town.night(witch="slayer", imp="soldier")) == [False]


def test_a_demons_nomination_is_none_of_a_minions():
    town = scenario(CAST).night(witch="slayer").nominate("imp", "soldier").close()
    assert told(town.night(witch="slayer", imp="soldier")) == [False]


@pytest.mark.ruling("towncrier.vortox")
def test_a_vortox_turns_it_round():
    town = scenario(CAST.replace("imp", "vortox")).night(witch="slayer")
    town.nominate("chef", "slayer", "chef soldier slayer saint").close().dusk()
    assert told(town.night(witch="saint", vortox="soldier")) == [True]


@pytest.mark.ruling("legion.reads-as-both")
def test_a_legion_that_nominates_is_a_minion():
    town = scenario("legion legion legion towncrier chef legion monk").night()
    town.nominate("legion", "chef").close().night(legion=None, monk="chef")
    assert town.learned("towncrier")[-1].yes
