"""The Devil's Advocate: executed and alive."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "devilsadvocate imp soldier chef monk slayer saint"


@pytest.mark.ruling("devilsadvocate.saves")
def test_the_client_survives_and_the_execution_is_used():
    town = scenario(CAST)
    town.night(devilsadvocate="devilsadvocate").day(execute="devilsadvocate")
    assert town.alive("devilsadvocate")
    assert town.town.phase == "night"


@pytest.mark.ruling("devilsadvocate.zombuul-first-life")
def test_a_protected_zombuul_does_not_even_feign():
    town = scenario("devilsadvocate zombuul soldier chef monk slayer saint")
    town.night(devilsadvocate="zombuul").day(execute="zombuul")
    assert town.alive("zombuul") and not town.token("zombuul").feigns


@pytest.mark.ruling("devilsadvocate.not-fake-dead")
def test_who_passes_for_dead_cannot_be_a_client():
    town = scenario("devilsadvocate zombuul soldier chef monk slayer saint")
    town.night(devilsadvocate="chef").day(execute="zombuul")
    town.night(monk="slayer", devilsadvocate="soldier")
    assert town.seat("zombuul") not in town.options("choose", "devilsadvocate")


@pytest.mark.ruling("devilsadvocate.repeat")
def test_not_the_same_client_twice_running():
    town = scenario(CAST)
    town.night(devilsadvocate="chef").day()
    town.night(devilsadvocate="slayer", monk="slayer", imp="soldier")
    assert town.seat("chef") not in town.options("choose", "devilsadvocate")
    town.day().night(devilsadvocate="chef", monk="slayer", imp="soldier")
    assert town.seat("slayer") not in town.options("choose", "devilsadvocate")


@pytest.mark.ruling("saint.survives-execution")
def test_a_saint_who_survives_loses_nothing():
    town = scenario(CAST)
    town.night(devilsadvocate="saint").day(execute="saint")
    assert town.outcome is None and town.alive("saint")
    assert scenario(CAST).night(devilsadvocate="chef").day(execute="saint").outcome == "evil"
