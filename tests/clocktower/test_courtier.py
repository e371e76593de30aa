"""The Courtier: a role is drunk for three nights and days."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "courtier imp soldier chef monk slayer poisoner"


@pytest.mark.ruling("courtier.demon-drunk")
def test_three_nights_without_a_kill():
    town = scenario(CAST)
    town.night(courtier="imp", poisoner="slayer")
    for night in (2, 3):
        town.day().night(poisoner="slayer", monk="slayer", imp="chef")
        assert town.town.night == night and town.deaths == []
    town.day().night(poisoner="slayer", monk="slayer", imp="chef")
    assert town.deaths == ["chef"]
    assert not town.woken("courtier")


@pytest.mark.ruling("courtier.impaired-use")
@pytest.mark.rule("C-359")
def test_a_poisoned_courtier_makes_nobody_drunk_and_has_had_the_chance():
    town = scenario(CAST)
    town.night(courtier="imp", poisoner="courtier")
    assert not town.drunk("imp")
    town.day().night(poisoner="slayer", monk="slayer", imp="chef")
    assert town.deaths == ["chef"] and not town.woken("courtier")


@pytest.mark.ruling("courtier.pauses")
def test_it_sleeps_while_the_courtier_is_poisoned():
    town = scenario(CAST)
    town.night(courtier="imp", poisoner="slayer").day()
    town.night(poisoner="courtier", monk="slayer", imp="chef")
    assert town.deaths == ["chef"] and not town.drunk("imp")
    town.day()
    assert town.drunk("imp")


@pytest.mark.ruling("courtier.courtier-dies")
def test_the_courtiers_death_ends_it():
    town = scenario(CAST)
    town.night(courtier="imp", poisoner="slayer").day(execute="courtier")
    assert not town.drunk("imp")


@pytest.mark.ruling("courtier.not-in-play")
def test_naming_an_absent_role_wastes_it():
    town = scenario(CAST)
    town.night(courtier="vortox", poisoner="slayer")
    assert not any(town.drunk(name) for name in town.names)
    assert town.token("courtier").spent


@pytest.mark.parametrize("drunk", ["villageidiot", "villageidiot3"])
def test_of_several_with_the_role_the_storyteller_says_who_is_drunk(drunk):
    town = scenario("courtier villageidiot villageidiot villageidiot imp baron monk")
    town.night(courtier="villageidiot", courtier_drunk=drunk, drunk_idiot="villageidiot2", choose="imp")
    idiots = ("villageidiot", "villageidiot2", "villageidiot3")
    assert [name for name in idiots if "courtier-drunk" in town.marks(name)] == [drunk]
    assert town.options("courtier-drunk") == [town.seat(name) for name in idiots]
