"""The No Dashii: its arms reach the nearest Townsfolk."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "nodashii baron chef empath soldier slayer saint"


def poisoned(town):
    return [name for name in town.names if town.poisoned(name)]


def test_the_nearest_townsfolk_on_both_sides_are_poisoned_from_the_start():
    assert poisoned(scenario(CAST).night()) == ["chef", "slayer"]


@pytest.mark.ruling("nodashii.dead-still-poisoned")
def test_the_poison_does_not_move_on_when_they_die():
    town = scenario(CAST).night().word("slay", "chef").word("slay", "slayer")
    assert poisoned(town) == ["chef", "slayer"]


@pytest.mark.ruling("nodashii.neighbour-changes")
def test_the_poison_moves_when_a_neighbour_is_no_townsfolk_any_more():
    assert poisoned(scenario(CAST).night().word("become", "chef", "mutant")) == ["empath", "slayer"]


@pytest.mark.ruling("nodashii.demon-moves")
def test_a_new_no_dashii_poisons_its_own_neighbours():
    town = scenario("nodashii baron chef snakecharmer slayer soldier saint").night(snakecharmer="nodashii")
    assert poisoned(town) == ["nodashii", "chef", "slayer"], "the old one, now the Charmer, for good"


@pytest.mark.ruling("nodashii.demon-impaired")
def test_a_drunk_or_dead_no_dashii_poisons_nobody():
    town = scenario("nodashii baron chef empath sailor slayer saint")
    assert poisoned(town.night(sailor="nodashii", sailor_mate="nodashii")) == []
    town = scenario("nodashii baron chef empath soldier slayer saint imp").night().word("slay", "nodashii")
    assert poisoned(town) == []
    assert poisoned(scenario(CAST).night()) != []
