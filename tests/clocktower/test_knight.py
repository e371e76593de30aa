"""The Knight: who knows two who are not the Demon."""

import pytest

from tests.clocktower.scenario import scenario


def pairs(town):
    return {tuple(map(town.name, pair)) for pair in town.options("tell", "knight")}


@pytest.mark.ruling("knight.no-demon-in-pair", "knight.minions-allowed")
def test_no_pair_has_the_demon_and_minions_may_be_in_it():
    town = scenario("knight baron poisoner imp chef").night(poisoner="chef", tell_knight=(1, 2))
    assert pairs(town) == {("baron", "poisoner"), ("baron", "chef"), ("poisoner", "chef")}


@pytest.mark.ruling("knight.vortox-must-include")
def test_under_a_vortox_the_demon_is_among_them():
    town = scenario("knight vortox chef sage monk").night(tell_knight=(1, 2))
    assert pairs(town) == {("vortox", "chef"), ("vortox", "sage"), ("vortox", "monk")}


@pytest.mark.ruling("knight.only-first-night")
def test_nothing_is_learnt_later():
    town = (
        scenario("knight scarletwoman chef imp sage monk slayer")
        .night(tell_knight=(1, 2))
        .shoot("slayer", "imp")
    )
    assert town.role("scarletwoman") == "imp"
    town.day().night(scarletwoman="knight", monk="knight")
    assert town.learned("knight") == [] and not town.woken("knight")
