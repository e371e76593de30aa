"""The Gambler: a guess, and a life at stake."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "gambler imp minstrel devilsadvocate soldier innkeeper lunatic=po poisoner chef"


def guess(target, named, poisoned="chef", guests="soldier chef"):
    town = scenario(CAST).night(devilsadvocate="chef", poisoner="chef").day()
    return town.night(
        devilsadvocate="soldier",
        poisoner=poisoned,
        choose_two=guests,
        innkeeper="chef",
        gambler=target,
        gamble=named,
        imp="soldier",
        lunatic=None,
    )


@pytest.mark.ruling("gambler.right")
def test_a_right_guess_does_nothing():
    assert guess("minstrel", "minstrel").deaths == []


@pytest.mark.ruling("gambler.wrong")
def test_a_wrong_guess_is_deadly():
    town = guess("devilsadvocate", "pacifist")
    assert town.deaths == ["gambler"]


@pytest.mark.ruling("gambler.lunatic-truth")
@pytest.mark.parametrize(("named", "dead"), [("po", ["gambler"]), ("lunatic", [])])
def test_a_lunatic_is_the_lunatic(named, dead):
    assert guess("lunatic", named).deaths == dead


@pytest.mark.ruling("gambler.drunk-gambler")
def test_a_drunk_gambler_risks_nothing():
    assert guess("minstrel", "chef", poisoned="gambler").deaths == []


@pytest.mark.ruling("gambler.protected")
def test_protection_from_death_helps():
    assert guess("minstrel", "chef", guests="gambler chef").deaths == []


def test_a_spy_may_be_read_as_what_was_guessed():
    town = scenario("gambler imp chef soldier spy slayer monk").night().day()
    town.night(gambler="spy", gamble="empath", register_role=True, monk="chef", imp="soldier")
    assert town.deaths == []
    town.day().night(gambler="spy", gamble="empath", register_role=False, monk="chef", imp="soldier")
    assert town.deaths == ["gambler"]
