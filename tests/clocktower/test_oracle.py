"""The Oracle: how many of the dead are evil."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "oracle imp flowergirl juggler witch slayer saint soldier"


@pytest.mark.ruling("oracle.zero")
def test_good_dead_are_nobody():
    town = scenario(CAST).night(witch="slayer").day("flowergirl").night(witch="slayer", imp="juggler")
    assert town.number("oracle") == 0


def test_a_dead_minion_counts():
    town = scenario(CAST).night(witch="slayer").day("witch").night(imp="juggler")
    assert town.number("oracle") == 1


@pytest.mark.ruling("oracle.turned")
def test_what_counts_is_the_side_of_today():
    town = scenario("oracle imp sweetheart:evil juggler witch slayer saint soldier").night(witch="slayer")
    town.word("slay", "sweetheart", sweetheart="soldier").day().night(witch="slayer", imp="witch")
    assert town.number("oracle") == 2


@pytest.mark.ruling("oracle.vortox")
def test_under_a_vortox_any_number_but_the_right_one():
    town = scenario(CAST.replace("imp", "vortox")).night(witch="slayer").day("witch")
    assert town.night(vortox="soldier").number("oracle") == 0
    town.day("flowergirl").night(vortox="soldier", tell_oracle=2)
    assert town.options("tell", "oracle") == [0, 2]


@pytest.mark.ruling("oracle.vortox")
def test_under_a_vortox_not_even_an_empty_graveyard_is_told_truly():
    town = scenario(CAST.replace("imp", "vortox").replace("juggler", "fool"))
    town.night(witch="slayer").day("fool").night(witch="slayer", vortox="soldier")
    assert town.living == 8 and town.number("oracle") == 1
