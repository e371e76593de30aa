"""The Loric: how each of them changes the game of a script."""

import pytest

from nightbell.games.clocktower.events import CompanySpeaks, LearnsAbsent, LearnsHolder
from tests.clocktower.scenario import scenario


def story(cast, *company):
    return scenario(cast, company=company)


# ---- Storm Catcher

CAST = "imp godfather general monk slayer golem poisoner"


@pytest.mark.ruling("stormcatcher.immune-at-night", "stormcatcher.even-poisoned")
def test_whoever_has_the_named_role_dies_by_execution_only():
    town = story(CAST, "stormcatcher")
    town.night(stormcatcher="general", poisoner="general", ahead="neither")
    assert town.announced(CompanySpeaks) == [("stormcatcher", "general")]
    town.day().night(monk="slayer", imp="general", poisoner="general", ahead="neither")
    assert town.poisoned("general") and town.deaths == []
    town.day(execute="general")
    assert not town.alive("general")


@pytest.mark.ruling("stormcatcher.golem")
def test_a_golems_nomination_does_not_kill_them():
    town = story(CAST, "stormcatcher").night(stormcatcher="general", poisoner="monk", ahead="neither")
    town.nominate("golem", "general")
    assert town.alive("general")


@pytest.mark.ruling("stormcatcher.absent")
def test_evil_learns_that_nobody_has_it():
    town = story(CAST, "stormcatcher").night(stormcatcher="empath", poisoner="monk", ahead="neither")
    for name in ("imp", "godfather", "poisoner"):
        assert town.was_told(name, LearnsAbsent, "empath")
    assert not town.was_told("monk", LearnsAbsent, "empath")


@pytest.mark.ruling("stormcatcher.evil-traveller")
def test_every_evil_player_is_told_who_it_is():
    town = story(f"{CAST} thief:evil beggar:good", "stormcatcher")
    town.night(stormcatcher="monk", poisoner="slayer", ahead="neither", thief="slayer")
    for name in ("imp", "godfather", "poisoner", "thief"):
        assert town.was_told(name, LearnsHolder, town.seat("monk"), "monk")
    assert not town.was_told("beggar", LearnsHolder, town.seat("monk"), "monk")
