"""The Magician: whom evil mistakes."""

import pytest

from nightbell.games.clocktower.events import LearnsDemon, LearnsMinions
from tests.clocktower.scenario import scenario

CAST = "magician leviathan fearmonger witch chef monk slayer"


@pytest.mark.ruling("magician.two-demons-shown")
def test_evil_sees_one_too_many():
    town = scenario(CAST).night(fearmonger="chef", witch="chef")
    both = (town.seat("magician"), town.seat("leviathan"))
    for name in ("fearmonger", "witch"):
        assert town.was_told(name, LearnsDemon, both)
    assert town.was_told(
        "leviathan", LearnsMinions, (town.seat("magician"), town.seat("fearmonger"), town.seat("witch"))
    )


@pytest.mark.ruling("magician.only-information", "magician.mastermind-not-fooled")
def test_for_abilities_a_good_townsfolk():
    town = scenario("magician imp baron chef monk slayer sage").night().day().night(imp="imp", monk="chef")
    assert town.role("baron") == "imp"
    assert town.was_told("imp", LearnsMinions, (town.seat("magician"), town.seat("baron")))


@pytest.mark.ruling("magician.poisoned-magician")
def test_a_poisoned_magician_fools_nobody():
    town = scenario("magician nodashii baron chef monk slayer sage").night()
    assert town.poisoned("magician") and town.was_told("baron", LearnsDemon, (town.seat("nodashii"),))
    healthy = scenario("magician imp baron chef monk slayer sage").night()
    assert not healthy.was_told("baron", LearnsDemon, (healthy.seat("imp"),))


@pytest.mark.ruling("magician.evil-travellers-unaffected")
def test_an_evil_traveller_sees_the_true_demon():
    town = scenario("magician imp baron chef monk slayer sage thief:evil").night(thief="chef")
    assert town.was_told("thief", LearnsDemon, (town.seat("imp"),))
    assert not town.was_told("baron", LearnsDemon, (town.seat("imp"),))


@pytest.mark.ruling("magician.poppy-grower-death")
def test_a_later_meeting_is_fooled_too():
    town = scenario("magician imp baron chef poppygrower slayer sage").night().day(execute="poppygrower")
    town.night(imp="chef")
    assert town.was_told("baron", LearnsDemon, (town.seat("magician"), town.seat("imp")))
