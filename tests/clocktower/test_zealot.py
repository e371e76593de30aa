"""The Zealot: whose hand is always up."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "zealot imp chef monk slayer soldier"


@pytest.mark.ruling("zealot.must-vote")
def test_with_five_alive_there_is_no_choice():
    town = scenario(CAST).night()
    town.nominate("chef", "imp", "zealot")
    vote = next(each for each in town.questions("vote") if each.seat == town.seat("zealot"))
    assert list(vote.choice.listed()) == [True] and town.town.nominations[-1].tally == 1


@pytest.mark.ruling("zealot.free-below-five", "zealot.travellers-count")
def test_living_travellers_count_among_the_five():
    for started, free in (
        (scenario(CAST).night(), True),
        (scenario(f"{CAST} thief:good").night(thief="chef"), False),
    ):
        town = started.word("slay", "soldier").word("slay", "monk").nominate("chef", "imp", "zealot")
        vote = next(each for each in town.questions("vote") if each.seat == town.seat("zealot"))
        assert (False in vote.choice.listed()) is free


def test_who_does_not_know_to_be_one_may_do_as_they_like():
    for company, free in (((), False), (("tor",), True)):
        town = scenario(CAST, company=company).night().nominate("chef", "imp", "zealot")
        vote = next(each for each in town.questions("vote") if each.seat == town.seat("zealot"))
        assert (False in vote.choice.listed()) is free


@pytest.mark.ruling("zealot.dead-free")
def test_a_dead_zealot_is_free():
    town = scenario(f"{CAST} sage").night().word("slay", "zealot").nominate("chef", "imp", "")
    vote = next(each for each in town.questions("vote") if each.seat == town.seat("zealot"))
    assert False in vote.choice.listed() and town.votes("zealot") == 1
    living = scenario(f"{CAST} sage").night().nominate("chef", "imp", "zealot")
    vote = next(each for each in living.questions("vote") if each.seat == living.seat("zealot"))
    assert False not in vote.choice.listed()
