"""The Zombuul: dead for all to see."""

import pytest

from nightbell.games.clocktower.events import Died
from nightbell.games.clocktower.suffrage import may_nominate, threshold
from tests.clocktower.scenario import scenario

CAST = "zombuul soldier chef monk slayer saint baron"


@pytest.mark.ruling("zombuul.executing-the-dead")
def test_executing_the_dead_is_no_death_so_it_wakes():
    town = scenario(CAST)
    town.night().day(execute="chef").night(monk="slayer")
    assert not town.woken("zombuul")
    town.day(execute="chef").night(monk="slayer", zombuul="soldier")
    assert town.woken("zombuul")


@pytest.mark.ruling("zombuul.fake-death")
def test_it_passes_for_dead_and_goes_on_killing():
    town = scenario(CAST)
    town.night().day(execute="zombuul")
    assert town.outcome is None and town.said(Died) == [Died(town.seat("zombuul"))]
    assert not town.alive("zombuul") and town.votes("zombuul") == 1
    assert not town.view("chef").square[town.seat("zombuul")].alive
    assert not may_nominate(town.town, town.seat("zombuul"))
    assert town.seat("zombuul") not in town.town.living_neighbours(town.seat("soldier"))
    town.night(monk="slayer").day().night(monk="slayer", zombuul="chef")
    assert town.deaths == ["chef"]


@pytest.mark.ruling("zombuul.endgame-count")
def test_it_counts_among_the_survivors():
    town = scenario(CAST)
    town.night().day(execute="zombuul")
    town.night(monk="slayer")
    for name in ("chef", "monk", "slayer", "baron"):
        town.word("slay", name)
    assert town.living == 2 and town.outcome is None
    town.word("slay", "saint")
    assert town.outcome == "evil"


@pytest.mark.ruling("zombuul.vote-threshold")
def test_for_the_half_of_the_living_it_is_dead():
    town = scenario(CAST)
    town.night().day(execute="zombuul")
    assert threshold(town.town) == 3
    assert town.outcome is None and town.token("zombuul").alive


@pytest.mark.ruling("zombuul.impaired-while-fake-dead")
def test_poison_does_not_bring_it_back():
    town = scenario(CAST)
    town.night().day(execute="zombuul").night(monk="slayer")
    town.word("mark", "zombuul", "poisoner-poisoned")
    assert town.poisoned("zombuul")
    assert not town.alive("zombuul") and not town.view("chef").square[town.seat("zombuul")].alive


@pytest.mark.ruling("zombuul.second-death")
def test_the_second_death_is_real():
    town = scenario(CAST)
    town.night().day(execute="zombuul").night(monk="slayer").day(execute="zombuul")
    assert town.outcome == "good"


def test_a_poisoned_zombuul_dies_the_first_time():
    town = scenario(f"{CAST} poisoner")
    town.night(poisoner="zombuul").day(execute="zombuul")
    assert town.outcome == "good"
