"""The Recluse: good, and often taken for worse."""

import pytest

from tests.clocktower.scenario import scenario


@pytest.mark.ruling("recluse.slayer")
@pytest.mark.rule("C-147", "C-549")
@pytest.mark.parametrize("demon", [True, False])
def test_a_slayers_shot_may_kill_the_recluse(demon):
    town = scenario("slayer recluse imp chef soldier monk")
    town.night().shoot("slayer", "recluse", register=demon)
    assert town.alive("recluse") is not demon
    assert town.outcome is None


@pytest.mark.ruling("recluse.undertaker")
def test_an_executed_recluse_may_be_shown_as_the_demon():
    town = scenario("undertaker recluse imp chef soldier monk")
    town.night().day(execute="recluse").night(imp="soldier", monk="chef", tell_undertaker="imp")
    assert town.shown("undertaker") == "imp"
    assert "chef" not in town.options("tell", "undertaker")


@pytest.mark.ruling("recluse.per-check")
@pytest.mark.rule("C-687")
def test_two_checks_of_one_night_may_differ():
    town = scenario("chef empath recluse imp soldier monk")
    town.night(tell_chef=1, tell_empath=0)
    assert (town.number("chef"), town.number("empath")) == (1, 0)
    assert town.options("tell", "chef") == town.options("tell", "empath") == [0, 1]


@pytest.mark.ruling("recluse.poisoned-recluse")
def test_a_poisoned_recluse_is_read_as_what_it_is():
    town = scenario("empath recluse monk imp poisoner soldier chef")
    town.night(poisoner="recluse")
    assert town.questions("tell", "empath") == []
    assert town.number("empath") == 0
    healthy = scenario("empath recluse monk imp poisoner soldier chef")
    assert healthy.until("tell", poisoner="monk").is_asked("tell")


@pytest.mark.ruling("recluse.starpass-catch")
@pytest.mark.rule("C-543")
def test_the_recluse_may_inherit_the_imp_and_stays_good():
    town = scenario("imp recluse poisoner soldier monk chef")
    town.night(poisoner="chef").day()
    town.night(poisoner="chef", monk="chef", imp="imp", star_pass="recluse")
    assert town.options("star-pass") == [town.seat("recluse"), town.seat("poisoner")]
    assert (town.role("recluse"), town.side("recluse")) == ("imp", "good")
    assert town.outcome is None
