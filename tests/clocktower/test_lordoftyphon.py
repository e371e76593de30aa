"""The Lord of Typhon: evil in one line."""

import pytest

from nightbell.games.clocktower.catalogue import RoleId
from nightbell.games.clocktower.setup import allowed_counts
from nightbell.games.clocktower.town import table_counts
from tests.clocktower.scenario import scenario

CAST = "lordoftyphon chef saint monk slayer soldier sage"


def made(**plans):
    roles = iter(("baron", "goblin"))
    return scenario(CAST).night(typhon_minion=lambda decision: next(roles), **plans)


@pytest.mark.ruling("lordoftyphon.extra-minion", "lordoftyphon.told")
def test_neighbours_on_both_sides_become_minions():
    town = made()
    assert (town.role("chef"), town.role("sage")) == ("baron", "goblin")
    assert town.side("chef") == town.side("sage") == "evil" and town.token("chef").card == "baron"
    town.day().night(lordoftyphon="slayer", monk="soldier")
    assert town.deaths == ["slayer"]


@pytest.mark.ruling("lordoftyphon.outsiders-free")
def test_any_number_of_outsiders():
    possible = allowed_counts([RoleId("lordoftyphon")], table_counts(10))
    assert {counts[1] for counts in possible} == set(range(10)) and {counts[2] for counts in possible} == {0}
