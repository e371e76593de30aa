"""The Ojo: who names a role."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "ojo chef sage monk slayer baron drunk=mayor"


def dies(town, named, **plans):
    return town.night(ojo=named, monk="slayer", **plans).deaths


@pytest.mark.ruling("ojo.hit")
def test_the_owner_of_the_role_dies():
    town = scenario(CAST).night().day()
    assert dies(town, "chef") == ["chef"] and town.questions("ojo-victim") == []


@pytest.mark.ruling("ojo.miss")
def test_if_nobody_has_it_the_storyteller_says_who():
    town = scenario(CAST).night().day()
    assert dies(town, "empath", ojo_victim="baron") == ["baron"]


@pytest.mark.ruling("ojo.copies")
def test_of_two_with_the_same_role_one_dies():
    town = scenario("ojo chef chef monk slayer baron soldier").night().day()
    assert dies(town, "chef", ojo_victim="chef2") == ["chef2"]
    (asked,) = town.questions("ojo-victim")
    assert [*asked.choice.listed()] == [(town.seat("chef"),), (town.seat("chef2"),)]


@pytest.mark.ruling("ojo.drunk-is-drunk")
def test_what_somebody_believes_does_not_count():
    town = scenario(CAST).night().day()
    assert dies(town, "mayor", ojo_victim="chef") == ["chef"]


@pytest.mark.ruling("ojo.dead-holder")
def test_a_dead_owner_means_no_death():
    town = scenario(CAST).night().word("slay", "sage").day()
    assert dies(town, "sage") == [] and town.questions("ojo-victim") == []


def test_a_poisoned_ojo_kills_nobody():
    town = scenario("ojo chef sage monk slayer poisoner mayor").night(poisoner="chef").day()
    assert dies(town, "chef", poisoner="ojo") == []


@pytest.mark.ruling("ojo.mimic-multi")
def test_where_other_demons_kill_several_a_miss_may_too():
    town = scenario(CAST).night().day()
    assert sorted(dies(town, "empath", ojo_victim="chef sage")) == ["chef", "sage"]
    sheet = ["drunk", "mayor", "empath", *CAST.split()[:-1]]
    alone = scenario(CAST, sheet=sheet).night().day()
    dies(alone, "empath", ojo_victim="chef")
    (asked,) = alone.questions("ojo-victim")
    assert [*asked.choice.listed()] == [(alone.seat(name),) for name in alone.names]


def test_a_recluse_may_die_as_the_named_role():
    cast = "ojo recluse chef soldier slayer baron monk mayor"
    town = scenario(cast).night().day()
    town.night(monk="slayer", ojo="baron", ojo_victim="recluse")
    assert town.deaths == ["recluse"]
    town = scenario(cast).night().word("slay", "baron").day()
    town.night(monk="slayer", ojo="baron", ojo_victim="")
    assert town.deaths == [] and len(town.options("ojo-victim")) == 2
