"""The Farmer: another comes after."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "farmer imp chef monk heretic baron thief:good"


@pytest.mark.ruling("farmer.night-death-passes", "farmer.travellers-not")
def test_a_living_good_player_becomes_the_farmer():
    town = (
        scenario(CAST).night(thief="chef").day().night(imp="farmer", monk="chef", thief="chef", farmer="chef")
    )
    assert set(town.options("farmer")) == {town.seat(name) for name in ("chef", "monk", "heretic")}
    assert town.role("chef") == "farmer" and town.token("chef").card == "farmer"


@pytest.mark.ruling("farmer.old-ability-ends")
def test_the_old_role_is_gone():
    town = (
        scenario(CAST)
        .night(thief="chef")
        .day()
        .night(imp="farmer", monk="chef", thief="chef", farmer="heretic")
    )
    town.day(execute="imp")
    assert town.outcome == "good"


@pytest.mark.ruling("farmer.evil-farmer-still-passes")
def test_an_evil_farmer_makes_a_good_one():
    town = (
        scenario("farmer:evil imp chef monk baron")
        .night()
        .day()
        .night(imp="farmer", monk="chef", farmer="chef")
    )
    assert town.role("chef") == "farmer" and town.side("chef") == "good"


@pytest.mark.ruling("farmer.poisoned-farmer")
def test_a_poisoned_farmer_leaves_none():
    town = scenario("farmer imp chef monk poisoner slayer").night(poisoner="chef").day()
    town.night(poisoner="farmer", imp="farmer", monk="chef")
    assert town.deaths == ["farmer"] and town.questions("farmer") == []
    healthy = scenario("farmer imp chef monk poisoner slayer").night(poisoner="chef").day()
    assert healthy.until("farmer", poisoner="chef", imp="farmer", monk="chef").is_asked("farmer")


@pytest.mark.ruling("farmer.mayor-bounce")
def test_in_the_mayors_place_the_mayor_may_come_after():
    town = scenario("farmer imp chef monk mayor slayer").night().day()
    town.night(imp="mayor", monk="chef", mayor="farmer", farmer="mayor")
    assert town.deaths == ["farmer"] and town.role("mayor") == "farmer"


def test_an_execution_makes_no_farmer():
    town = scenario(CAST).night(thief="chef").day_of("farmer")
    assert town.questions("farmer") == []


@pytest.mark.ruling("farmer.lycanthrope-becomes-farmer")
def test_a_lycanthrope_who_becomes_the_farmer_no_longer_holds_the_demon_back():
    town = scenario("farmer imp chef monk lycanthrope baron slayer").night(faux_paw="slayer").day()
    town.night(lycanthrope="farmer", farmer="lycanthrope", monk="baron", imp="chef")
    assert sorted(town.deaths) == ["chef", "farmer"] and town.role("lycanthrope") == "farmer"
