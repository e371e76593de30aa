"""The Poppy Grower: evil in the dark."""

import pytest

from nightbell.games.clocktower.events import LearnsBluffs, LearnsDemon, LearnsMinions
from tests.clocktower.scenario import scenario

CAST = "poppygrower imp witch poisoner chef monk slayer"


def met(town, *names):
    return [any(isinstance(each, LearnsDemon | LearnsMinions) for each in town.notes(name)) for name in names]


@pytest.mark.ruling("poppygrower.no-meeting")
def test_the_first_night_brings_only_bluffs():
    town = scenario(CAST).night(witch="chef", poisoner="chef")
    assert met(town, "imp", "witch", "poisoner") == [False] * 3
    assert any(isinstance(each, LearnsBluffs) for each in town.notes("imp"))


@pytest.mark.parametrize("how", ["execution", "demon"])
def test_with_the_poppy_growers_death_they_meet(how):
    town = scenario(CAST).night(witch="chef", poisoner="chef")
    victim = "chef"
    if how == "execution":
        town.day(execute="poppygrower")
    else:
        town.day()
        victim = "poppygrower"
    town.night(witch="chef", poisoner="chef", monk="slayer", imp=victim)
    assert met(town, "imp", "witch", "poisoner") == [True] * 3
    assert not [each for each in town.learned("imp") if isinstance(each, LearnsBluffs)]


@pytest.mark.ruling("poppygrower.drunk-one")
def test_a_drunk_changes_nothing():
    town = scenario("drunk=poppygrower imp witch poisoner chef monk slayer").night(
        witch="chef", poisoner="chef"
    )
    assert met(town, "imp", "witch", "poisoner") == [True] * 3
    town.day(execute="drunk").night(witch="chef", poisoner="chef", monk="slayer", imp="chef")
    for name in ("imp", "witch", "poisoner"):
        meetings = [each for each in town.notes(name) if isinstance(each, LearnsDemon | LearnsMinions)]
        assert len(meetings) == len(set(meetings))
    sober = scenario(CAST).night(witch="chef", poisoner="chef")
    assert met(sober, "imp", "witch", "poisoner") == [False] * 3


@pytest.mark.ruling("poppygrower.poison-later-no-meeting")
def test_poison_brings_no_meeting_and_at_death_prevents_it():
    town = scenario(CAST).night(witch="chef", poisoner="chef").day()
    town.night(witch="chef", poisoner="poppygrower", monk="slayer", imp="poppygrower")
    assert town.deaths == ["poppygrower"] and met(town, "imp", "witch", "poisoner") == [False] * 3


@pytest.mark.ruling("poppygrower.changed-away")
def test_turned_into_another_nothing_comes_of_the_death():
    town = scenario(CAST).night(witch="chef", poisoner="chef").word("become", "poppygrower", "sage")
    town.day(execute="poppygrower").night(witch="chef", poisoner="chef", monk="slayer", imp="chef")
    assert met(town, "imp", "witch", "poisoner") == [False] * 3


@pytest.mark.ruling("poppygrower.by-character-type")
def test_those_who_meet_are_the_holders_of_evil_roles():
    town = (
        scenario("poppygrower imp witch:good baron chef monk slayer")
        .night(witch="chef")
        .word("slay", "baron")
    )
    town.day(execute="poppygrower").night(witch="chef", monk="slayer", imp="chef")
    assert met(town, "witch", "baron") == [True, True]
    before = scenario("poppygrower imp witch:good baron chef monk slayer").night(witch="chef")
    assert met(before, "witch", "baron") == [False, False]


@pytest.mark.ruling("poppygrower.evil-traveller", "king.poppy-grower-no-block")
def test_an_evil_traveller_is_told_and_so_is_the_king_made_known():
    town = scenario("poppygrower imp witch king chef monk slayer thief:evil").night(
        witch="chef", thief="chef"
    )
    assert met(town, "thief") == [True]
    assert any(type(each).__name__ == "LearnsHolder" for each in town.notes("imp"))
    assert met(town, "witch") == [False]


@pytest.mark.ruling("poppygrower.snitch")
def test_a_snitch_still_tells():
    town = scenario("poppygrower imp witch snitch chef monk slayer").night(
        witch="chef", snitch="mayor saint sage"
    )
    assert any(isinstance(each, LearnsBluffs) for each in town.notes("witch")) and met(town, "witch") == [
        False
    ]


@pytest.mark.ruling("poppygrower.cannibal-takes-over")
def test_a_cannibal_who_eats_her_keeps_the_evil_team_apart():
    town = scenario("poppygrower cannibal imp chef slayer soldier baron").night().day(execute="poppygrower")
    town.night(imp="soldier")
    for name in ("imp", "baron"):
        kinds = {type(each).__name__ for each in town.notes(name)}
        assert not kinds & {"LearnsDemon", "LearnsMinions"}
