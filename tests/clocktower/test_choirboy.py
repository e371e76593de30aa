"""The Choirboy: who hears the King die."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "choirboy king imp monk slayer baron chef"


def told(town):
    return [town.name(each.target) for each in town.learned("choirboy")]


@pytest.mark.ruling("choirboy.learns-demon")
def test_when_the_demon_kills_the_king_the_demon_is_shown():
    town = scenario(CAST).night().day().night(imp="king", monk="chef")
    assert told(town) == ["imp"]


@pytest.mark.ruling("choirboy.protected-king")
def test_an_attack_that_fails_gives_nothing():
    town = scenario(CAST).night().day().night(imp="king", monk="king")
    assert told(town) == [] and not town.woken("choirboy")
    assert scenario(CAST).night().day().night(imp="king", monk="chef").woken("choirboy")


@pytest.mark.ruling("choirboy.other-killers")
def test_other_deaths_give_nothing():
    town = scenario(CAST).night().day(execute="king").night(imp="chef", monk="slayer")
    assert not town.woken("choirboy")
    assert scenario(CAST).night().day().night(imp="king", monk="chef").woken("choirboy")
