"""The Deviant: laughter is the best defence."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "imp chef soldier baron saint slayer deviant"


def exiled(town=None, **plans):
    town = (town or scenario(CAST).night()).open_nominations()
    return town.exile("chef", "deviant", "imp chef soldier baron", **plans)


@pytest.mark.ruling("deviant.funny")
def test_who_was_funny_lives():
    assert exiled(deviant=True).alive("deviant")


@pytest.mark.ruling("deviant.not-funny")
def test_who_was_not_dies():
    assert not exiled(deviant=False).alive("deviant")


@pytest.mark.ruling("deviant.criteria")
def test_another_measure_is_ruled_and_told_to_all():
    town = scenario(CAST).night()
    town.standing("storyteller", "ruling", ("rule", "deviant", "Being helpful counts"))
    (ruled,) = town.view("chef").rulings
    assert (ruled.role, ruled.text) == ("deviant", "Being helpful counts")
    assert exiled(town, deviant=True).alive("deviant"), "by whatever measure, the Storyteller says so"
