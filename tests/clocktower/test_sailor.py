"""The Sailor: drinks with somebody every night, and does not drown."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "sailor imp chef baron minstrel soldier poisoner assassin"


@pytest.mark.ruling("sailor.st-choice")
def test_either_of_the_two_may_be_drunk():
    town = scenario(CAST).night(sailor="baron", sailor_mate="baron", poisoner="baron")
    assert town.drunk("baron") and not town.drunk("sailor")
    town.day("sailor")
    assert town.alive("sailor"), "a sober Sailor cannot die"
    town.night(sailor="baron", sailor_mate="sailor", poisoner="baron", imp="soldier")
    assert town.drunk("sailor") and not town.drunk("baron")
    town.day("sailor")
    assert not town.alive("sailor")


@pytest.mark.ruling("sailor.self-inflicted-does-not-cancel")
def test_a_sailor_who_got_drunk_stays_so_until_dusk():
    town = scenario(CAST).night(poisoner="baron").day()
    town.night(sailor="sailor", poisoner="baron", imp="sailor")
    assert town.deaths == ["sailor"]
    town = scenario(CAST).night(sailor="sailor", poisoner="baron")
    assert town.drunk("sailor")
    town.close()
    assert not town.drunk("sailor")


@pytest.mark.ruling("sailor.impaired-pick")
def test_a_drunk_sailor_makes_nobody_drunk():
    """The Minstrel's revelry came first: the town is drunk, and the Sailor's round adds nothing to it."""
    town = scenario(CAST).night(poisoner="baron").day("poisoner").night(sailor="chef", imp="soldier")
    assert town.drunk("sailor") and town.marks("chef") == [] and not town.questions("sailor-mate")


@pytest.mark.ruling("sailor.assassin")
def test_the_assassin_kills_even_a_sober_sailor():
    town = scenario(CAST).night(sailor="chef", sailor_mate="chef", poisoner="baron").day()
    town.night(sailor="chef", sailor_mate="chef", poisoner="baron", imp="soldier", assassin="sailor")
    assert town.deaths == ["sailor"]


@pytest.mark.ruling("sailor.immune-before-waking")
def test_the_sailor_is_safe_before_the_own_line_comes():
    town = scenario(CAST).night(sailor="chef", sailor_mate="chef", poisoner="baron")
    assert town.works("sailor")
    town.day("sailor")
    assert town.alive("sailor")


@pytest.mark.ruling("sailor.dead-target")
@pytest.mark.rule("C-314")
def test_the_dead_do_not_drink():
    town = scenario(CAST).night(poisoner="baron").word("slay", "chef").close()
    assert town.seat("chef") not in list(town.table.open[town.seat("sailor")].choice.listed())
    refusal = town.refused(lambda: town.table.answer(town.seat("sailor"), town.seat("chef")))
    assert refusal.rule == "C-316"
