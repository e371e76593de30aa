"""The Soldier: safe from the Demon."""

import pytest

from tests.clocktower.scenario import scenario


@pytest.mark.ruling("soldier.attack-fails")
@pytest.mark.rule("C-033")
def test_the_demons_attack_is_wasted():
    town = scenario("soldier imp chef monk slayer saint")
    town.night().day().night(imp="soldier", monk="chef")
    assert town.deaths == [] and town.alive("soldier")


@pytest.mark.ruling("soldier.drunk-soldier")
def test_a_drunk_with_the_token_dies():
    town = scenario("drunk=soldier imp chef monk slayer saint")
    town.night().day().night(imp="drunk", monk="chef")
    assert town.deaths == ["drunk"]
    sober = scenario("soldier imp chef monk slayer saint").night().day().night(imp="soldier", monk="chef")
    assert sober.deaths == []


@pytest.mark.ruling("soldier.execution")
def test_execution_kills_even_if_the_demon_nominated():
    town = scenario("soldier imp chef monk slayer saint")
    town.night().nominate("imp", "soldier", "imp chef monk").close()
    assert not town.alive("soldier")
    by_night = scenario("soldier imp chef monk slayer saint").night().day()
    assert by_night.night(imp="soldier", monk="chef").alive("soldier")


@pytest.mark.ruling("soldier.non-demon-killer")
def test_deaths_that_the_pit_hag_brings_are_not_the_demons():
    town = scenario("soldier imp chef pithag slayer saint monk")
    town.night().day()
    town.night(
        pithag="slayer",
        pit_hag="vortox",
        monk="chef",
        imp="soldier",
        slayer="soldier",
        further_deaths="soldier",
    )
    assert town.deaths == ["soldier"]


@pytest.mark.parametrize("demon", ["pukka", "lleech", "nodashii"])
def test_no_poison_of_a_demon_reaches_the_soldier(demon):
    """The poison of a No Dashii reaches the neighbour on the other side."""
    plans = {} if demon == "nodashii" else {demon: "soldier"}
    town = scenario(f"{demon} soldier poisoner chef slayer saint mayor").night(poisoner="chef", **plans)
    assert not town.poisoned("soldier") and town.works("soldier")
    assert town.poisoned("mayor") is (demon == "nodashii")


def test_a_poisoned_soldier_is_within_the_demons_reach():
    """The Poisoner's poison ends at dusk, and with it what the Pukka could do."""
    town = scenario("pukka soldier poisoner chef slayer saint mayor")
    town.night(poisoner="soldier", pukka="soldier").day()
    town.night(poisoner="saint", pukka="chef")
    assert town.deaths == [] and not town.poisoned("soldier")


def test_whom_the_pukka_could_not_poison_does_not_die_of_it():
    town = scenario("pukka soldier poisoner chef slayer saint mayor")
    town.night(poisoner="chef", pukka="soldier").day().night(poisoner="soldier", pukka="saint")
    assert town.deaths == []
