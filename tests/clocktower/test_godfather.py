"""The Godfather: knows the Outsiders, and pays for their death with another's."""

import pytest

from nightbell.games.clocktower.catalogue import RoleId
from nightbell.games.clocktower.events import LearnsInPlay
from nightbell.games.clocktower.setup import feasible
from nightbell.games.clocktower.sheet import table_counts
from tests.clocktower.scenario import scenario

CAST = "godfather imp tinker goon chef soldier slayer pacifist devilsadvocate"
QUIET = {"devilsadvocate": "chef"}


def test_the_godfather_starts_knowing_the_outsiders():
    town = scenario(CAST).night(**QUIET)
    assert town.was_told("godfather", LearnsInPlay, "godfather", ("tinker", "goon"))


def test_a_poisoned_godfather_is_shown_anything():
    town = scenario("poisoner imp tinker goon chef soldier slayer godfather")
    town.night(poisoner="godfather", mock_outsiders="saint")
    assert town.was_told("godfather", LearnsInPlay, "godfather", ("saint",))
    assert () in town.options("mock-outsiders")


@pytest.mark.ruling("godfather.trigger")
def test_an_outsiders_death_by_day_costs_another_life():
    town = scenario("godfather imp lunatic=po chef soldier slayer pacifist baron").night().day("lunatic")
    town.night(godfather="pacifist", imp="chef")
    assert town.deaths == ["chef", "pacifist"]
    town.day().night(imp="soldier")
    assert town.deaths == [] and not town.questions("choose", "godfather")


@pytest.mark.ruling("godfather.any-day-death")
def test_the_cause_does_not_matter():
    town = scenario(CAST).night(**QUIET).standing("storyteller", "whenever", 2).day()
    assert not town.alive("tinker")
    town.night(devilsadvocate="soldier", imp="soldier", godfather="chef")
    assert town.deaths == ["chef"]


@pytest.mark.ruling("godfather.survived")
def test_an_outsider_who_survives_the_execution_moves_nobody():
    town = scenario(CAST).night(devilsadvocate="tinker").day("tinker")
    town.night(devilsadvocate="soldier", imp="soldier")
    assert not town.questions("choose", "godfather")


@pytest.mark.ruling("godfather.only-one")
def test_two_dead_outsiders_are_one_killing():
    town = scenario(CAST).night(**QUIET).word("slay", "tinker").word("slay", "goon").day()
    town.night(devilsadvocate="soldier", imp="soldier", godfather="chef")
    assert len(town.questions("choose", "godfather")) == 1 and town.deaths == ["chef"]


@pytest.mark.ruling("godfather.goon-is-outsider")
def test_an_evil_goon_is_an_outsider_still():
    town = (
        scenario(CAST.replace("goon", "goon:evil"))
        .night(**QUIET)
        .nominate("chef", "goon", "chef soldier slayer pacifist imp")
        .close()
        .dusk()
    )
    town.night(devilsadvocate="soldier", imp="soldier", godfather="chef")
    assert town.deaths == ["chef"]


@pytest.mark.ruling("godfather.setup")
@pytest.mark.parametrize(("players", "shifts"), [(7, (1,)), (9, (-1, 1))])
def test_one_outsider_more_or_fewer_as_far_as_that_goes(players, shifts):
    town = scenario("godfather imp tinker goon chef soldier slayer").town
    base = table_counts(players)
    assert tuple(feasible(town, (RoleId("godfather"), RoleId("imp")), base)) == shifts


def test_who_becomes_the_godfather_late_is_told_that_night():
    town = scenario("pithag imp tinker goon chef soldier slayer monk").night().day()
    town.night(pithag="chef", pit_hag="godfather", monk="chef", imp="soldier")
    assert town.was_told("chef", LearnsInPlay, "godfather", ("tinker", "goon"))


@pytest.mark.parametrize(("dies", "becomes", "kills"), [("barber", "monk", 1), ("chef", "sweetheart", 0)])
def test_what_counts_is_what_died_not_what_it_has_become(dies, becomes, kills):
    town = scenario("imp pithag godfather soldier slayer saint barber chef").night()
    town.day(dies).night(pithag=dies, pit_hag=becomes, imp="soldier")
    assert len(town.questions("choose", "godfather")) == kills


MIXED = "godfather imp recluse spy chef soldier slayer tinker monk"


@pytest.mark.parametrize("counts", [True, False])
def test_a_spy_may_die_as_an_outsider(counts):
    town = scenario(MIXED).night(register=False).day("spy")
    plans = {"godfather": "chef"} if counts else {}
    town.night(monk="slayer", imp="soldier", register=counts, **plans)
    assert town.deaths == (["chef"] if counts else [])
    assert town.woken("godfather") is counts
    assert [dict(each.about)["seat"] for each in town.questions("register")] == [town.seat("spy")]


@pytest.mark.parametrize("counts", [True, False])
def test_a_recluse_may_have_died_as_none(counts):
    town = scenario(MIXED).night(register=True, either="saint").day("recluse")
    plans = {"godfather": "chef"} if counts else {}
    town.night(monk="slayer", imp="soldier", register=counts, **plans)
    assert town.deaths == (["chef"] if counts else []) and town.woken("godfather") is counts


def test_beside_another_outsider_nobody_asks_what_the_recluse_died_as():
    town = scenario(MIXED).night(register=True, either="saint").word("slay", "tinker").day("recluse")
    town.night(monk="slayer", imp="soldier", godfather="chef")
    assert town.deaths == ["chef"] and town.questions("register") == []


def test_what_a_spy_is_shown_as_is_the_storytellers_choice_and_nobody_is_shown_twice():
    town = scenario(MIXED).night(register=True, either="mutant")
    assert town.was_told("godfather", LearnsInPlay, "godfather", ("recluse", "mutant", "tinker"))
    town = scenario(MIXED).night(register=True, either="tinker")
    assert town.was_told("godfather", LearnsInPlay, "godfather", ("recluse", "tinker"))
