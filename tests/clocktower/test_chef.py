"""The Chef: pairs of evil neighbours."""

import pytest

from tests.clocktower.scenario import scenario


@pytest.mark.ruling("chef.zero")
def test_no_two_evil_side_by_side():
    assert scenario("chef imp monk baron empath").night().number("chef") == 0


@pytest.mark.ruling("chef.wrap-around")
def test_the_first_and_the_last_chair_are_neighbours():
    town = scenario("imp chef monk empath scarletwoman")
    assert town.night().number("chef") == 1


@pytest.mark.ruling("chef.evil-traveller-counts")
def test_an_evil_traveller_counts():
    town = scenario("imp monk chef poisoner scarletwoman thief:evil")
    town.night(thief="monk", poisoner="monk")
    assert town.number("chef") == 3


@pytest.mark.ruling("chef.recluse-per-pair")
def test_a_recluse_between_two_evil_players_may_be_read_anew_for_each_pair():
    town = scenario("imp recluse poisoner chef monk")
    town.night(poisoner="monk", tell_chef=1)
    assert town.options("tell", "chef") == [0, 1, 2]
    assert town.why("tell", "chef") == "registers"
    assert town.number("chef") == 1


@pytest.mark.ruling("chef.late-chef-counts-dead")
def test_a_late_chef_counts_the_dead():
    town = scenario("virgin imp baron soldier slayer empath saint")
    town.night().day(execute="baron")
    town.night(imp="soldier").word("become", "virgin", "chef")
    town.day().night(imp="soldier")
    assert town.number("virgin") == 1
