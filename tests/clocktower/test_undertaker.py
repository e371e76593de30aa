"""The Undertaker: who died by execution."""

import pytest

from tests.clocktower.scenario import scenario


@pytest.mark.ruling("undertaker.nothing-when-no-death")
def test_no_death_by_execution_no_token():
    town = scenario("undertaker imp soldier chef monk slayer")
    town.night().day().night(imp="soldier", monk="chef")
    assert not town.woken("undertaker")
    town.day(execute="chef").night(imp="soldier", monk="slayer")
    assert town.shown("undertaker") == "chef"
    town.day(execute="chef").night(imp="soldier", monk="slayer")
    assert not town.woken("undertaker")


@pytest.mark.ruling("undertaker.drunk")
def test_the_drunk_is_shown_as_the_drunk():
    town = scenario("undertaker drunk=virgin imp soldier monk slayer")
    town.night().day(execute="drunk").night(imp="soldier", monk="slayer")
    assert town.shown("undertaker") == "drunk"


@pytest.mark.ruling("undertaker.spy")
@pytest.mark.rule("C-148")
def test_an_executed_spy_may_be_shown_as_good():
    town = scenario("undertaker spy imp soldier monk slayer")
    town.night().day(execute="spy").night(imp="soldier", monk="slayer", tell_undertaker="butler")
    assert town.shown("undertaker") == "butler"
    shown = town.options("tell", "undertaker")
    assert "spy" in shown and "chef" in shown and "imp" not in shown and "baron" not in shown


@pytest.mark.ruling("undertaker.virgin-execution")
def test_the_virgins_execution_counts():
    town = scenario("undertaker virgin imp soldier washerwoman slayer")
    town.night().nominate("washerwoman", "virgin").dusk().night(imp="soldier")
    assert town.shown("undertaker") == "washerwoman"


@pytest.mark.ruling("undertaker.vortox-no-info")
def test_a_vortox_cannot_falsify_what_is_not_told():
    town = scenario("undertaker vortox soldier chef monk slayer")
    town.night().word("slay", "slayer").day(execute="slayer").night(vortox="soldier", monk="chef")
    assert town.learned("undertaker") == []
    told = scenario("undertaker vortox soldier chef monk slayer").night().day(execute="slayer")
    assert told.until("tell", vortox="soldier", monk="chef").is_asked("tell")


@pytest.mark.ruling("undertaker.two-executions")
def test_of_two_who_were_executed_one_is_shown():
    town = scenario("undertaker imp chef slayer saint baron monk butcher:good").night()
    town.nominate("chef", "baron", "undertaker imp chef slayer").close()
    town.do("butcher", "nominate", "slayer", votes=["undertaker", "imp", "chef", "monk"]).dusk()
    town.night(monk="chef", imp="saint", undertaker="slayer")
    assert town.shown("undertaker") == "slayer"
    assert town.options("undertaker") == [town.seat("baron"), town.seat("slayer")]


def test_who_becomes_somebody_else_before_the_undertaker_wakes_is_shown_as_they_are():
    """The token that lies beside the reminder."""
    town = scenario("imp pithag undertaker soldier slayer saint barber chef").night().day("barber")
    town.night(pithag="barber", pit_hag="monk", imp="chef")
    assert town.role("barber") == "monk" and town.shown("undertaker") == "monk"
