"""The Lycanthrope: a beast on good's side."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "lycanthrope imp chef monk empath soldier baron slayer"


def moon(cast=CAST, paw="slayer", **plans):
    return scenario(cast).night(faux_paw=paw, **plans).day()


@pytest.mark.ruling("lycanthrope.kills-good-blocks-demon")
def test_a_good_player_dies_and_the_demon_kills_nobody():
    town = moon().night(lycanthrope="chef", monk="baron", imp="empath")
    assert town.deaths == ["chef"]


@pytest.mark.ruling("lycanthrope.evil-target")
def test_an_evil_one_lives_and_the_demon_kills():
    town = moon().night(lycanthrope="baron", monk="chef", imp="empath")
    assert town.deaths == ["empath"]


@pytest.mark.ruling("lycanthrope.protected-target")
def test_if_the_prey_does_not_die_the_demon_may_kill():
    town = moon("lycanthrope imp innkeeper monk empath soldier baron slayer")
    town.night(
        lycanthrope="slayer",
        monk="baron",
        choose_two="slayer soldier",
        innkeeper="soldier",
        imp="empath",
    )
    assert town.deaths == ["empath"]


@pytest.mark.ruling("lycanthrope.dead-pick-refused")
def test_only_the_living_are_prey():
    town = moon()
    town.night(lycanthrope="chef", monk="baron", imp="empath").day()
    town.night(lycanthrope="baron", monk="baron", imp="empath")
    assert town.seat("chef") not in town.options("choose", "lycanthrope")


@pytest.mark.ruling("lycanthrope.faux-paw-for-others")
def test_the_faux_paw_registers_as_evil():
    town = scenario(CAST).night(faux_paw="soldier")
    assert town.number("empath") == 1 and town.side("soldier") == "good"
    town.day().night(lycanthrope="soldier", monk="baron", imp="chef")
    assert town.deaths == ["chef"], "who seems evil is no prey"


@pytest.mark.ruling("lycanthrope.pukka-waits", "lycanthrope.other-demon-parts")
def test_a_pukka_poisons_but_nobody_dies_of_it():
    town = moon("lycanthrope pukka chef monk empath soldier baron slayer", pukka="empath", tell_empath=0)
    town.night(lycanthrope="chef", monk="baron", pukka="slayer")
    assert town.deaths == ["chef"] and town.poisoned("slayer")
