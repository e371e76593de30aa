"""The Minstrel: when a Minion hangs, the town drinks for a night and a day."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "minstrel imp chef soldier assassin devilsadvocate slayer poisoner"


def others(town):
    return [name for name in town.names if name not in ("minstrel", "assassin")]


@pytest.mark.ruling("minstrel.trigger")
def test_the_town_is_drunk_until_the_next_days_dusk():
    town = scenario(CAST).night(devilsadvocate="chef", poisoner="chef").day("assassin")
    assert all(town.drunk(name) for name in others(town)) and not town.drunk("minstrel")
    town.night(devilsadvocate="slayer", poisoner="chef", imp="chef")
    assert town.deaths == [] and all(town.drunk(name) for name in others(town))
    town.close()
    assert not any(town.drunk(name) for name in others(town))


@pytest.mark.ruling("minstrel.no-death-no-trigger")
def test_a_minion_who_lives_or_dies_otherwise_moves_nobody():
    town = scenario(CAST).night(devilsadvocate="assassin", poisoner="chef").day("assassin")
    assert town.alive("assassin") and not any(town.drunk(name) for name in others(town))
    town.night(devilsadvocate="chef", poisoner="chef", imp="assassin")
    assert town.deaths == ["assassin"] and not any(town.drunk(name) for name in others(town))
    town.day("assassin")
    assert not any(town.drunk(name) for name in others(town)), "who is dead does not die"
    played = scenario(CAST).night(devilsadvocate="chef", poisoner="chef").day("assassin")
    assert all(played.drunk(name) for name in others(played))


@pytest.mark.ruling("minstrel.drunk-zombuul")
def test_a_drunk_zombuul_dies_at_once():
    town = (
        scenario("minstrel zombuul chef soldier baron slayer monk saint")
        .night()
        .day("baron")
        .night(monk="chef")
    )
    town.day("zombuul")
    assert town.outcome == "good"


@pytest.mark.ruling("minstrel.travellers-sober")
def test_travellers_stay_sober():
    town = scenario("minstrel imp chef soldier baron slayer monk thief").night(thief="chef").day("baron")
    assert town.drunk("chef") and not town.drunk("thief") and town.works("thief")


@pytest.mark.ruling("minstrel.minstrel-impaired")
def test_a_poisoned_minstrel_plays_in_vain():
    town = scenario(CAST).night(devilsadvocate="chef", poisoner="minstrel").day("assassin")
    assert not any(town.drunk(name) for name in others(town))
    played = scenario(CAST).night(devilsadvocate="chef", poisoner="chef").day("assassin")
    assert all(played.drunk(name) for name in others(played))


@pytest.mark.ruling("minstrel.minstrel-dies")
def test_the_town_is_sober_when_the_minstrel_dies():
    town = scenario(CAST).night(devilsadvocate="chef", poisoner="chef").day("assassin")
    town.night(devilsadvocate="slayer", poisoner="chef", imp="chef").word("slay", "minstrel")
    assert not any(town.drunk(name) for name in others(town))
    played = scenario(CAST).night(devilsadvocate="chef", poisoner="chef").day("assassin")
    assert all(played.drunk(name) for name in others(played))
