"""The Snitch: who lets the Minions bluff."""

import pytest

from tests.clocktower.scenario import scenario


def bluffs(town, name):
    return [each.bluffs for each in town.learned(name) if type(each).__name__ == "LearnsBluffs"]


@pytest.mark.ruling("snitch.each-minion")
def test_every_minion_is_shown_three():
    town = scenario("snitch imp chef monk baron witch slayer")
    town.night(witch="chef", snitch="saint sage mayor")
    assert bluffs(town, "baron") == bluffs(town, "witch") == [("mayor", "sage", "saint")]
    assert not town.woken("snitch")


@pytest.mark.ruling("snitch.late-snitch")
def test_a_late_snitch_brings_it_that_night():
    town = scenario("sage imp chef monk pithag slayer").night().day()
    town.night(pithag="sage", pit_hag="snitch", imp="slayer", monk="imp", snitch="saint sage mayor")
    assert bluffs(town, "pithag") == [("mayor", "sage", "saint")]


@pytest.mark.ruling("snitch.poisoned-snitch")
def test_a_poisoned_snitch_tells_nothing():
    town = scenario("sage imp chef monk pithag slayer poisoner").night(poisoner="chef").day()
    town.night(poisoner="sage", pithag="sage", pit_hag="snitch", imp="slayer", monk="imp")
    assert bluffs(town, "pithag") == []
    healthy = scenario("sage imp chef monk pithag slayer poisoner").night(poisoner="chef").day()
    healthy.night(
        poisoner="chef",
        pithag="sage",
        pit_hag="snitch",
        imp="slayer",
        monk="imp",
        snitch=lambda asked: next(asked.choice.listed()),
    )
    assert bluffs(healthy, "pithag") != []
