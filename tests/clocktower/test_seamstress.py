"""The Seamstress: two pieces of one cloth, or not."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "seamstress fanggu barber clockmaker sweetheart witch:good towncrier baron"


def compare(pair, cast=CAST, **plans):
    town = scenario(cast).night(compare=True, seamstress=pair, **plans)
    return [learned.yes for learned in town.learned("seamstress")]


@pytest.mark.ruling("seamstress.same")
def test_one_side():
    assert compare("barber clockmaker", witch="baron") == [True]


@pytest.mark.ruling("seamstress.different")
def test_two_sides():
    assert compare("fanggu sweetheart", witch="baron") == [False]


@pytest.mark.ruling("seamstress.alignment-not-character")
def test_a_good_player_with_an_evil_role_is_good():
    assert compare("witch towncrier", witch="baron") == [True]


@pytest.mark.ruling("seamstress.vortox")
def test_a_vortox_turns_it_round():
    assert compare("barber clockmaker", "seamstress vortox barber clockmaker slayer baron saint") == [False]


def test_once_in_a_game_and_any_night():
    town = scenario(CAST).night(witch="baron").day()
    town.night(witch="baron", fanggu="baron", compare=True, seamstress="fanggu baron").day()
    assert town.token("seamstress").spent
    town.night(witch="barber", fanggu="baron")
    assert not town.questions("compare")
