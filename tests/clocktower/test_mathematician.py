"""The Mathematician: how many abilities went astray."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "mathematician imp empath soldier snakecharmer poisoner chef"


@pytest.mark.ruling("mathematician.correct-despite-poison")
def test_a_drunk_who_hears_the_truth_is_no_mistake():
    town = scenario(CAST).night(poisoner="empath", tell_empath=1, snakecharmer="chef")
    assert town.number("mathematician") == 0
    town.day().night(poisoner="snakecharmer", snakecharmer="chef", imp="soldier")
    assert town.number("mathematician") == 0


def test_a_lie_counts():
    assert scenario(CAST).night(poisoner="empath", tell_empath=2).number("mathematician") == 1


def test_a_demon_that_a_poisoned_charmer_found_counts():
    assert scenario(CAST).night(poisoner="snakecharmer", snakecharmer="imp").number("mathematician") == 1


@pytest.mark.ruling("mathematician.failed-effect")
@pytest.mark.parametrize("when", ["before", "after"])
def test_a_curse_that_comes_to_nothing_counts(when):
    town = scenario("mathematician imp witch soldier poisoner slayer chef saint")
    town.night(poisoner="witch" if when == "before" else "saint", witch="slayer")
    if when == "after":
        town.word("mark", "witch", "goon-drunk")
    town.nominate("slayer", "chef")
    assert town.alive("slayer")
    town.close().night(poisoner="saint", witch="saint", imp="soldier")
    assert town.number("mathematician") == 1


@pytest.mark.ruling("mathematician.vortox")
def test_under_a_vortox_the_number_is_false():
    town = scenario("mathematician vortox empath chef clockmaker baron saint").night()
    assert town.options("tell", "mathematician") == [0, 1, 2, 4, 5, 6], "three others heard lies"
    assert town.why("tell", "mathematician") == "vortox"


@pytest.mark.ruling("mathematician.registration")
def test_who_passes_for_another_makes_an_ability_go_astray():
    town = scenario("mathematician imp recluse chef soldier baron poisoner slayer")
    town.night(poisoner="baron", tell_chef=2)
    assert town.number("mathematician") == 1
    town.day().night(poisoner="soldier", imp="soldier")
    assert town.deaths == ["soldier"] and town.number("mathematician") == 1


@pytest.mark.ruling("mathematician.self-caused")
def test_a_red_herring_is_part_of_the_ability():
    town = scenario("mathematician imp fortuneteller soldier chef baron saint")
    town.night(red_herring="chef", fortuneteller="chef saint")
    assert town.learned("fortuneteller")[-1].yes and town.number("mathematician") == 0


@pytest.mark.ruling("mathematician.window")
def test_what_happened_before_dawn_is_past():
    town = scenario("mathematician imp empath soldier chef poisoner saint")
    town.night(poisoner="empath", tell_empath=2).day().night(poisoner="saint", imp="soldier")
    assert town.number("mathematician") == 0


@pytest.mark.ruling("lunatic.mathematician")
def test_a_lunatics_idle_choice_may_be_counted():
    town = scenario("mathematician imp lunatic=imp soldier chef baron saint").night().day()
    town.night(lunatic="chef", imp="soldier")
    assert town.options("tell", "mathematician") == [0, 1]


@pytest.mark.ruling("chambermaid.mathematician-jinx")
def test_a_chambermaid_counts_the_mathematician_who_is_yet_to_wake():
    town = scenario("mathematician imp chambermaid sage chef baron saint").night(
        chambermaid="mathematician sage"
    )
    assert town.number("chambermaid") == 1
    town.word("slay", "mathematician").day().night(imp="chef", chambermaid="imp sage")
    assert town.number("chambermaid") == 1, "the Imp alone"
