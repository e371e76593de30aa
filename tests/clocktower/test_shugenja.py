"""The Shugenja: who knows which way evil is nearer."""

import pytest

from tests.clocktower.scenario import scenario


def way(town):
    return [each.way for each in town.learned("shugenja", 1)]


@pytest.mark.ruling("shugenja.nearest-wins", "shugenja.no-distance")
def test_the_nearer_way_is_shown_and_nothing_more():
    town = scenario("shugenja chef imp sage monk slayer baron recluse").night(tell_shugenja="clockwise")
    assert way(town) == ["clockwise"]
    town = scenario("shugenja chef sage imp monk slayer baron").night()
    assert way(town) == ["anticlockwise"] and town.questions("tell", "shugenja") == []
    (learned,) = town.learned("shugenja", 1)
    assert learned.__struct_fields__ == ("seat", "role", "way")


@pytest.mark.ruling("shugenja.tie-is-free")
def test_of_two_equal_ways_the_storyteller_takes_one():
    town = scenario("shugenja baron chef sage imp").night(tell_shugenja="anticlockwise")
    assert way(town) == ["anticlockwise"]
    assert town.options("tell", "shugenja") == ["clockwise", "anticlockwise"]


@pytest.mark.ruling("shugenja.recluse-may-shift")
def test_a_recluse_may_count_or_not():
    town = scenario("shugenja recluse chef sage monk imp slayer").night(tell_shugenja="clockwise")
    assert set(town.options("tell", "shugenja")) == {"clockwise", "anticlockwise"}


@pytest.mark.ruling("shugenja.vortox-wrong-way")
def test_a_vortox_turns_the_way_round_unless_both_are_as_near():
    town = scenario("shugenja vortox chef sage monk witch slayer mutant").night(witch="monk")
    assert way(town) == ["anticlockwise"]
    town = scenario("shugenja vortox chef sage monk slayer witch").night(
        witch="monk", tell_shugenja="clockwise"
    )
    assert way(town) == ["clockwise"]
