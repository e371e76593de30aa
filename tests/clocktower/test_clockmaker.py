"""The Clockmaker: how far the Demon sits from its help."""

import pytest

from nightbell.engine import Seat
from nightbell.games.clocktower.roles.snv.clockmaker import readings
from tests.clocktower.scenario import scenario


@pytest.mark.ruling("clockmaker.adjacent")
def test_neighbours_are_one_step_apart():
    town = scenario("fanggu pithag clockmaker chef soldier slayer saint").night()
    assert town.number("clockmaker") == 1


@pytest.mark.ruling("clockmaker.shorter-way")
def test_the_nearest_minion_the_shorter_way_round():
    town = scenario("fanggu chef soldier baron slayer saint clockmaker witch monk virgin mayor recluse")
    town.night(witch="chef")
    assert town.number("clockmaker") == 3


@pytest.mark.ruling("clockmaker.travellers-are-seats")
def test_a_travellers_chair_counts_and_the_traveller_does_not():
    town = scenario("pithag chef soldier clockmaker slayer fanggu thief:evil").night(thief="chef")
    assert town.number("clockmaker") == 2


@pytest.mark.ruling("clockmaker.late-clockmaker")
def test_a_philosopher_gets_the_distance_of_today():
    town = scenario("imp chef soldier monk baron slayer saint philosopher virgin").night().day("baron")
    town.night(monk="chef", philosopher="clockmaker", imp="soldier")
    assert town.number("philosopher") == 4


def test_a_spy_may_not_be_read_as_the_minion():
    town = scenario("imp spy chef baron soldier slayer clockmaker").night(tell_clockmaker=3)
    assert town.options("tell", "clockmaker") == [1, 3] and town.why("tell", "clockmaker") == "registers"


def test_each_of_legion_is_a_minion_to_the_next():
    town = scenario("clockmaker legion chef legion legion monk").night()
    assert town.number("clockmaker") == 1


def test_a_recluse_passes_for_the_demon_or_for_a_minion_but_not_for_both():
    town = scenario("fanggu pithag clockmaker chef soldier recluse saint").town
    ways = {name: set(readings(town, Seat(place))) for place, name in enumerate(("demon", "minion"))}
    assert ways == {"demon": {(True, False)}, "minion": {(False, True)}}
    assert set(readings(town, Seat(5))) == {(False, False), (True, False), (False, True)}
    of_legion = scenario("legion legion clockmaker legion legion legion saint").town
    assert readings(of_legion, Seat(0)) == [(True, True)]
