"""The Harlot: a secret for a secret."""

import pytest

from tests.clocktower.scenario import scenario


def told(target, agreed, dies=None):
    town = scenario("vortox chef philosopher mutant baron saint soldier harlot").night()
    town.nominate("chef", "baron", "vortox chef philosopher mutant saint").close().dusk()
    answers = {"harlot": lambda d: agreed if d.kind == "harlot" else town.seat(target)}
    if dies is not None:
        answers["both_die"] = dies
    return town.night(**answers, vortox="soldier")


@pytest.mark.ruling("harlot.refuse")
def test_who_refuses_tells_nothing():
    assert told("vortox", False).learned("harlot") == []


@pytest.mark.ruling("harlot.agree-safe")
def test_who_agrees_shows_the_role():
    town = told("philosopher", True, dies=False)
    assert town.shown("harlot") == "philosopher" and town.deaths == []


@pytest.mark.ruling("harlot.agree-both-die", "harlot.both-or-none")
def test_or_both_die_and_never_one_alone():
    town = told("mutant", True, dies=True)
    assert town.deaths == ["mutant", "harlot"]
    assert town.options("both-die") == [True, False]
