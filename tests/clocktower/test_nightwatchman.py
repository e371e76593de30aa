"""The Nightwatchman: who lets somebody know."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "nightwatchman imp chef monk goon baron chambermaid"


def told(town, name):
    return [
        (town.name(each.holder), each.role)
        for each in town.learned(name)
        if type(each).__name__ == "LearnsHolder"
    ]


@pytest.mark.ruling("nightwatchman.target-learns")
def test_the_chosen_player_learns_who_it_is():
    town = scenario(CAST).night(nightwatchman="chef", chambermaid="imp monk")
    assert told(town, "chef") == [("nightwatchman", "nightwatchman")]
    town.day().night(monk="chef", imp="monk", chambermaid="imp chef")
    assert not town.woken("nightwatchman"), "once per game"


@pytest.mark.ruling("nightwatchman.drunk-nothing")
def test_poisoned_nobody_is_told_and_it_is_gone():
    town = scenario("nightwatchman imp chef monk poisoner").night(
        poisoner="nightwatchman", nightwatchman="chef"
    )
    assert told(town, "chef") == [] and town.token("nightwatchman").spent


@pytest.mark.ruling("nightwatchman.vortox-wrong-player")
def test_under_a_vortox_another_is_shown():
    town = scenario("nightwatchman vortox chef monk sage").night(nightwatchman="chef", wrong_holder="monk")
    assert told(town, "chef") == [("monk", "nightwatchman")]
    assert town.seat("nightwatchman") not in town.options("wrong-holder")


@pytest.mark.ruling("nightwatchman.goon")
def test_a_goon_makes_the_watchman_drunk_first():
    town = scenario("nightwatchman:evil imp chef monk goon baron").night(nightwatchman="goon")
    assert town.drunk("nightwatchman") and town.side("goon") == "evil" and told(town, "goon") == []


@pytest.mark.ruling("nightwatchman.chambermaid")
def test_who_waits_has_woken_and_who_is_told_has_not():
    town = scenario(CAST).night(chambermaid="nightwatchman chef")
    assert town.number("chambermaid") == 2, "the Chef woke for the own number"
    town = scenario("nightwatchman imp soldier monk chambermaid").night(
        nightwatchman="soldier", chambermaid="nightwatchman soldier"
    )
    assert town.number("chambermaid") == 1
