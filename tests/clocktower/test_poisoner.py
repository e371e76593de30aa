"""The Poisoner: one player at a time, until dusk."""

import pytest

from tests.clocktower.scenario import scenario


@pytest.mark.ruling("poisoner.duration")
@pytest.mark.rule("C-025", "C-191", "C-643")
def test_poison_lasts_until_the_next_dusk():
    town = scenario("poisoner empath imp soldier monk slayer chef")
    town.night(poisoner="empath", tell_empath=2)
    assert town.poisoned("empath") and town.marks("empath") == ["poisoner-poisoned"]
    town.day()
    assert town.town.phase == "night"
    assert not town.poisoned("empath")
    town.night(poisoner="monk", monk="chef", imp="soldier")
    assert town.poisoned("monk") and not town.poisoned("empath")


@pytest.mark.ruling("poisoner.poisoner-becomes-imp")
@pytest.mark.rule("C-318")
def test_another_role_ends_the_poison():
    town = scenario("poisoner mayor imp soldier monk slayer chef")
    town.night(poisoner="mayor").day()
    town.night(poisoner="mayor", monk="chef", imp="imp")
    assert town.role("poisoner") == "imp"
    assert not town.poisoned("mayor")


@pytest.mark.ruling("poisoner.poison-demon")
@pytest.mark.rule("C-357", "C-366", "C-520")
def test_a_poisoned_demon_kills_nobody():
    town = scenario("poisoner chef imp soldier monk slayer saint")
    town.night(poisoner="chef").day()
    town.night(poisoner="imp", monk="slayer", imp="chef")
    assert town.deaths == []
    assert town.woken("imp")


@pytest.mark.ruling("poisoner.poison-saint")
def test_a_poisoned_saints_execution_is_harmless():
    town = scenario("poisoner chef imp soldier monk slayer saint")
    town.night(poisoner="saint").day(execute="saint")
    assert town.outcome is None


@pytest.mark.ruling("poisoner.once-per-game-wasted")
def test_a_once_per_game_ability_used_while_poisoned_is_gone():
    town = scenario("poisoner chef imp soldier monk slayer saint")
    town.night(poisoner="slayer").shoot("slayer", "imp").day()
    town.night(poisoner="chef", monk="slayer", imp="soldier").shoot("slayer", "imp")
    assert town.alive("imp")


@pytest.mark.rule("C-305")
def test_the_poison_goes_with_its_poisoner():
    town = scenario("poisoner slayer imp soldier monk chef saint")
    town.night(poisoner="chef").day()
    town.night(poisoner="slayer", monk="chef", imp="poisoner")
    assert town.deaths == ["poisoner"] and not town.poisoned("slayer")
    town.shoot("slayer", "imp")
    assert town.outcome == "good"


@pytest.mark.rule("C-308")
def test_a_poisoned_poisoner_poisons_nobody():
    town = scenario("poisoner chef imp soldier monk poisoner saint")
    town.night(poisoner="chef", poisoner2="poisoner")
    assert town.poisoned("poisoner") and not town.poisoned("chef")
