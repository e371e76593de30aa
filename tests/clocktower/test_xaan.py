"""The Xaan: a night whose number is known to nobody."""

import pytest

from nightbell.games.clocktower.catalogue import RoleId
from nightbell.games.clocktower.setup import allowed_counts
from nightbell.games.clocktower.sheet import table_counts
from tests.clocktower.scenario import scenario

CAST = "xaan imp chef monk slayer saint recluse soldier"


def poisoned(town):
    return [name for name in town.names if town.poisoned(name)]


@pytest.mark.ruling("xaan.until-dusk")
def test_on_its_night_all_townsfolk_are_poisoned_until_dusk():
    town = scenario(CAST).night()
    assert poisoned(town) == []
    town.day().night(monk="chef", imp="saint")
    assert poisoned(town) == ["chef", "monk", "slayer", "soldier"]
    town.shoot("slayer", "imp")
    assert town.outcome is None
    town.day().night(monk="chef", imp="saint")
    assert poisoned(town) == []


@pytest.mark.ruling("xaan.fixed-at-setup")
def test_later_changes_do_not_move_it():
    town = (
        scenario(CAST)
        .night()
        .word("become", "chef", "butler")
        .day()
        .night(monk="slayer", imp="saint", chef="imp")
    )
    assert len(poisoned(town)) == 3
    town = scenario("xaan imp chef monk slayer saint empath soldier").night().word("become", "saint", "sage")
    assert "xaan-night-1" in town.marks("xaan")


@pytest.mark.ruling("xaan.dead-xaan")
def test_a_dead_xaan_poisons_nobody():
    town = scenario(CAST).night().day(execute="xaan").night(monk="chef", imp="saint")
    assert poisoned(town) == []
    assert poisoned(scenario(CAST).night().day().night(monk="chef", imp="saint")) != []


@pytest.mark.ruling("xaan.overrides-baron")
def test_the_number_is_what_the_storyteller_says():
    roles = [RoleId(id) for id in ("xaan", "baron", "imp")]
    assert {counts[1] for counts in allowed_counts(roles, table_counts(11))} == {0, 1, 2, 3, 4}
