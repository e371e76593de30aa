"""The Gossip: words that kill."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "gossip imp soldier chef monk slayer baron"


def gossiped(cast=CAST):
    town = scenario(cast)
    plans = {"poisoner": "slayer"} if "poisoner" in cast else {}
    return town.night(**plans).standing("gossip", "claim", ("think", town.seat("imp"), "demon"))


@pytest.mark.ruling("gossip.true-kills", "gossip.not-woken")
@pytest.mark.rule("C-200")
def test_a_true_word_kills_and_the_gossip_sleeps_through_it():
    town = gossiped()
    town.day().night(monk="chef", imp="soldier", gossip=True, gossip_victim="slayer")
    assert town.deaths == ["slayer"]
    assert not town.woken("gossip") and town.learned("gossip") == []


@pytest.mark.ruling("gossip.false-nothing")
def test_a_false_one_does_nothing():
    town = gossiped()
    town.day().night(monk="chef", imp="soldier", gossip=False)
    assert town.deaths == []


@pytest.mark.ruling("gossip.drunk-day-sober-night")
def test_what_counts_is_the_night():
    town = gossiped("gossip imp soldier chef monk slayer poisoner")
    town.word("mark", "gossip", "goon-drunk").day()
    town.word("unmark", "gossip", "goon-drunk")
    town.night(poisoner="slayer", monk="chef", imp="soldier", gossip=True, gossip_victim="chef")
    assert town.deaths == ["chef"]


@pytest.mark.ruling("gossip.sober-day-drunk-night")
def test_drunk_at_night_it_is_lost():
    town = gossiped("gossip imp soldier chef monk slayer poisoner")
    town.day().night(poisoner="gossip", monk="chef", imp="soldier")
    assert town.questions("gossip") == [] and town.deaths == []
    sober = gossiped("gossip imp soldier chef monk slayer poisoner").day()
    assert sober.until("gossip", poisoner="chef", monk="chef", imp="soldier").is_asked("gossip")


@pytest.mark.ruling("gossip.gossip-dead-first")
def test_dead_before_her_line_it_is_lost():
    town = gossiped()
    town.day().night(monk="chef", imp="gossip")
    assert town.questions("gossip") == [] and town.deaths == ["gossip"]
    assert gossiped().day().until("gossip", monk="chef", imp="soldier").is_asked("gossip")
