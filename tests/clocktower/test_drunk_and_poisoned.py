"""Who is drunk or poisoned when the sources of it are themselves at stake."""

import pytest

from nightbell.games.clocktower.catalogue import Ability, ReminderId, RoleId
from nightbell.games.clocktower.grimoire import FOREVER, Mark
from nightbell.games.clocktower.sobriety import settle
from tests.clocktower.scenario import scenario

POISON = ReminderId("poisoner-poisoned")


@pytest.fixture
def town():
    """Three Poisoners: the circle of causes can be closed."""
    return scenario("poisoner poisoner poisoner imp soldier chef monk").night(
        poisoner="soldier", poisoner2="soldier", poisoner3="soldier"
    )


def poison(town, by, on):
    return Mark(POISON, town.seat(on), Ability(town.seat(by), RoleId("poisoner")), FOREVER)


def poisoned(town, *marks):
    state = town.town.copy()
    state.marks = list(marks)
    settle(state)
    return [name for name in town.names if state.is_poisoned(town.seat(name))], [
        mark.live for mark in state.marks
    ]


def test_a_chain_is_followed_to_its_end(town):
    found, live = poisoned(
        town,
        poison(town, "poisoner", "poisoner2"),
        poison(town, "poisoner2", "poisoner3"),
        poison(town, "poisoner3", "chef"),
    )
    assert found == ["poisoner2", "chef"]
    assert live == [True, False, True]


def test_in_a_ring_the_older_one_holds(town):
    found, live = poisoned(town, poison(town, "poisoner", "poisoner2"), poison(town, "poisoner2", "poisoner"))
    assert found == ["poisoner2"] and live == [True, False]


def test_in_a_ring_of_three_each_holds_unless_an_older_one_stops_its_source(town):
    found, live = poisoned(
        town,
        poison(town, "poisoner", "poisoner2"),
        poison(town, "poisoner2", "poisoner3"),
        poison(town, "poisoner3", "poisoner"),
    )
    assert live[1] is False and "poisoner2" in found and "poisoner3" not in found


def test_poison_of_ones_own_does_not_end_itself(town):
    found, live = poisoned(town, poison(town, "poisoner", "poisoner"), poison(town, "poisoner", "chef"))
    assert found == ["poisoner"] and live == [True, False]


def test_what_depends_on_nobody_always_holds(town):
    found, live = poisoned(town, Mark(POISON, town.seat("chef"), None, FOREVER))
    assert found == ["chef"] and live == [True]
