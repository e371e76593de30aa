"""The Lord of Typhon: evil in one line."""

import pytest

from nightbell.engine import Seat
from nightbell.games.clocktower.catalogue import MINION, RoleId
from nightbell.games.clocktower.setup import allowed_counts
from nightbell.games.clocktower.sheet import table_counts
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


@pytest.mark.ruling("lordoftyphon.evil-townsfolk-in-line")
def test_an_evil_townsfolk_belongs_into_the_line():
    cast = "lordoftyphon chef bountyhunter monk slayer soldier sage saint empath virgin"
    town = scenario(cast).until("evil-townsfolk")
    (asked,) = town.table.open.values()
    reach = {town.name(Seat(int(str(seat)))) for seat in asked.choice.listed()}
    assert reach == {"chef", "monk", "virgin", "empath"}, "as far as three Minions reach on either side"
    roles = iter(("baron", "goblin", "witch"))
    town.night(evil_townsfolk="monk", typhon_minion=lambda decision: next(roles), choose="sage")
    assert town.questions("typhon-line") == [], "two to the right of it, and one to the left"
    minions = [name for name in town.names if town.town.is_a(town.seat(name), MINION)]
    assert minions == ["chef", "bountyhunter", "virgin"] and town.side("monk") == "evil"


def test_the_line_goes_past_one_who_is_evil_already():
    cast = "lordoftyphon chef bountyhunter monk slayer soldier sage saint empath"
    roles = iter(("baron", "goblin"))
    town = scenario(cast).night(evil_townsfolk="chef", typhon_minion=lambda decision: next(roles))
    assert (town.role("chef"), town.role("bountyhunter"), town.role("empath")) == ("chef", "baron", "goblin")
