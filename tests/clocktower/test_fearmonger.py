"""The Fearmonger: whose fear may come true."""

import pytest

from nightbell.games.clocktower.events import Proclaimed
from tests.clocktower.scenario import scenario

CAST = "fearmonger imp chef monk slayer recluse soldier baron"
VOTES = "imp chef monk slayer recluse"


@pytest.mark.ruling("fearmonger.nominate-and-execute")
def test_the_targets_side_loses():
    town = scenario(CAST).night(fearmonger="soldier").nominate("fearmonger", "soldier", VOTES).close()
    assert town.outcome == "evil"


@pytest.mark.ruling("fearmonger.other-nominator")
def test_on_anothers_nomination_nothing_happens():
    town = scenario(CAST).night(fearmonger="soldier").nominate("chef", "soldier", VOTES).close()
    assert town.outcome is None


@pytest.mark.ruling("fearmonger.old-target")
def test_only_the_present_target_counts_and_all_hear_of_a_new_one():
    town = (
        scenario(CAST)
        .night(fearmonger="soldier")
        .day()
        .night(fearmonger="soldier", monk="chef", imp="slayer")
    )
    assert len(town.announced(Proclaimed)) == 1, "the same again is nothing new"
    town.day().night(fearmonger="recluse", monk="chef", imp="slayer")
    assert town.announced(Proclaimed) == [("fearmonger", None, 0)] * 2
    town.nominate("fearmonger", "soldier", "imp chef monk recluse").close()
    assert town.outcome is None


@pytest.mark.ruling("fearmonger.evil-target")
def test_an_evil_target_loses_it_for_evil():
    town = scenario(CAST).night(fearmonger="baron").nominate("fearmonger", "baron", VOTES).close()
    assert town.outcome == "good"


@pytest.mark.ruling("fearmonger.survivor-counts")
def test_nobody_has_to_die_of_it():
    town = scenario("fearmonger imp chef monk slayer recluse soldier devilsadvocate")
    town.night(fearmonger="soldier", devilsadvocate="soldier")
    town.nominate("fearmonger", "soldier", VOTES).close()
    assert town.outcome == "evil" and town.alive("soldier")
