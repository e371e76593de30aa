"""The Flowergirl: did the Demon raise a hand today?"""

import pytest

from tests.clocktower.scenario import scenario

CAST = "flowergirl imp chef soldier slayer baron snakecharmer thief"


def told(town):
    return [learned.yes for learned in town.learned("flowergirl")]


@pytest.mark.parametrize(("votes", "yes"), [("imp chef", True), ("baron chef", False)])
def test_she_learns_whether_a_demon_voted(votes, yes):
    town = scenario(CAST).night(thief="chef").nominate("chef", "soldier", votes).close().dusk()
    assert told(town.night(thief="chef", imp="soldier")) == [yes]


@pytest.mark.ruling("flowergirl.exile-not-vote")
def test_support_for_an_exile_is_no_vote():
    town = scenario(CAST).night(thief="chef").open_nominations().exile("chef", "thief", "imp").close()
    assert told(town.night(thief="chef", imp="soldier")) == [False]


@pytest.mark.ruling("flowergirl.demon-changed-later")
def test_what_counts_is_who_was_the_demon_then():
    town = scenario(CAST).night(thief="chef").nominate("chef", "soldier", "imp").close()
    town.night(thief="chef", snakecharmer=town.in_turn("imp", "soldier"))
    assert town.role("imp") == "snakecharmer" and told(town) == [True]


@pytest.mark.ruling("flowergirl.dead-demon-vote")
def test_a_dead_demons_vote_counts():
    town = scenario("flowergirl imp imp chef soldier slayer baron").night().word("slay", "imp2")
    town.nominate("chef", "soldier", "imp2").close().night(imp="soldier")
    assert told(town) == [True]


@pytest.mark.ruling("flowergirl.vortox")
def test_a_vortox_turns_it_round():
    town = scenario("flowergirl vortox chef soldier slayer baron saint").night()
    town.nominate("chef", "slayer", "chef soldier slayer baron saint").close().dusk()
    assert told(town.night(vortox="soldier")) == [True]


@pytest.mark.parametrize(("voter", "yes"), [("baron", True), ("witch", False)])
def test_whoever_kept_lil_monsta_at_that_moment_was_the_demon(voter, yes):
    """Another keeps it when the Flowergirl is told."""
    town = scenario("witch baron flowergirl slayer virgin soldier saint").night(
        lilmonsta="baron", witch="saint"
    )
    town.nominate("slayer", "saint", voter).close()
    town.night(lilmonsta="witch", lilmonsta_victim=None, witch="saint")
    assert town.learned("flowergirl")[-1].yes is yes
