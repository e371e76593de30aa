"""The Damsel: whom Minions look for."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "damsel imp chef monk witch baron slayer"


def guesses(town, who, whom, **plans):
    return town.standing(who, "claim", ("think", town.seat(whom), "damsel"), **plans)


def told(town, name):
    return [each.roles for each in town.notes(name) if type(each).__name__ == "LearnsInPlay"]


@pytest.mark.ruling("damsel.right-guess")
def test_a_minions_right_guess_ends_it():
    town = scenario(CAST).night(witch="chef")
    assert told(town, "witch") == told(town, "baron") == [("damsel",)] and told(town, "imp") == []
    guesses(town, "chef", "damsel")
    assert town.outcome is None, "anybody may say so"
    guesses(town, "witch", "damsel")
    assert town.outcome == "evil"


def test_the_minions_have_one_guess_between_them():
    town = scenario(CAST).night(witch="chef")
    guesses(town, "baron", "chef")
    guesses(town, "witch", "damsel")
    assert town.outcome is None


@pytest.mark.ruling("damsel.dead-damsel")
def test_a_dead_damsel_has_nothing_to_fear():
    town = scenario(CAST).night(witch="chef").word("slay", "damsel")
    guesses(town, "witch", "damsel")
    assert town.outcome is None
    alive = scenario(CAST).night(witch="chef")
    guesses(alive, "witch", "damsel")
    assert alive.outcome == "evil"


@pytest.mark.ruling("damsel.minion-turned-demon")
def test_a_minion_who_became_the_demon_has_no_guess():
    town = scenario("damsel imp chef monk scarletwoman baron slayer").night().shoot("slayer", "imp")
    guesses(town, "scarletwoman", "damsel")
    assert town.outcome is None
    guesses(town, "baron", "damsel")
    assert town.outcome == "evil"


@pytest.mark.ruling("damsel.evil-damsel")
def test_it_is_her_own_side_that_loses():
    town = scenario("damsel:evil imp chef monk witch baron slayer").night(witch="chef")
    guesses(town, "witch", "damsel")
    assert town.outcome == "good"


@pytest.mark.ruling("damsel.revived-resets")
def test_a_revived_damsel_can_be_guessed_anew():
    town = scenario(CAST).night(witch="chef")
    guesses(town, "baron", "chef").word("slay", "damsel").word("revive", "damsel")
    guesses(town, "witch", "damsel")
    assert town.outcome == "evil"


@pytest.mark.ruling("damsel.new-minion-told")
def test_a_new_minion_is_told():
    town = scenario("damsel imp sage monk pithag chef slayer").night().day()
    town.night(pithag="sage", pit_hag="baron", monk="chef", imp="slayer")
    assert told(town, "sage") == [("damsel",)]


@pytest.mark.ruling("damsel.witch-at-three")
def test_a_witch_without_a_curse_may_still_guess():
    town = scenario(CAST).night(witch="chef")
    for name in ("chef", "monk", "baron", "slayer"):
        town.word("slay", name)
    assert town.living == 3 and town.outcome is None
    assert guesses(town, "witch", "damsel").outcome == "evil"


@pytest.mark.ruling("damsel.cannibal-damsel")
def test_a_cannibal_who_ate_her_can_be_guessed():
    town = scenario("damsel cannibal imp chef witch slayer soldier").night(witch="chef").day(execute="damsel")
    town.night(witch="chef", imp="soldier")
    assert guesses(town, "witch", "cannibal").outcome == "evil"


def test_a_dead_minion_may_guess():
    town = scenario(CAST).night(witch="chef").word("slay", "witch")
    assert guesses(town, "witch", "damsel").outcome == "evil"
    town = scenario(CAST).night(witch="chef").word("slay", "monk")
    assert guesses(town, "monk", "damsel").outcome is None
