"""The Slayer: one shot, in public."""

import pytest

from nightbell.games.clocktower.events import NothingHappens, ShotFired
from tests.clocktower.scenario import scenario


@pytest.mark.ruling("slayer.kills-demon")
@pytest.mark.rule("C-031")
def test_the_living_demon_dies_and_good_wins():
    town = scenario("slayer imp chef soldier monk saint")
    town.night().shoot("slayer", "imp")
    assert not town.alive("imp")
    assert town.outcome == "good"


@pytest.mark.ruling("slayer.poisoned-shot")
@pytest.mark.rule("C-356", "C-360", "C-362", "C-683")
def test_a_shot_fired_while_poisoned_is_gone():
    town = scenario("slayer imp chef soldier poisoner saint")
    town.night(poisoner="slayer").shoot("slayer", "imp")
    assert town.alive("imp") and town.token("slayer").spent
    town.day().night(poisoner="chef", imp="soldier").shoot("slayer", "imp")
    assert town.alive("imp") and town.outcome is None


@pytest.mark.ruling("slayer.dead-demon")
def test_a_dead_demon_is_no_target():
    town = scenario("slayer imp scarletwoman soldier monk saint")
    town.night().day(execute="imp").night(monk="slayer", scarletwoman="soldier")
    town.shoot("slayer", "imp")
    assert town.outcome is None and town.alive("scarletwoman")
    assert town.token("slayer").spent


@pytest.mark.ruling("slayer.bluff")
@pytest.mark.rule("C-300", "C-533")
def test_anybody_may_act_it_out_and_the_town_sees_the_same():
    town = scenario("slayer imp chef soldier scarletwoman saint")
    town.night()
    before = len(town.table.history)
    town.shoot("imp", "scarletwoman")
    bluff = town.heard(since=before)
    assert town.marks("imp") == [] and not town.token("imp").spent
    before = len(town.table.history)
    town.shoot("slayer", "scarletwoman")
    real = town.heard(since=before)
    assert [type(event) for event in bluff] == [type(event) for event in real] == [ShotFired, NothingHappens]
    assert town.living == 6


@pytest.mark.ruling("slayer.scarlet-woman")
def test_with_a_scarlet_woman_the_game_goes_on():
    town = scenario("slayer imp chef soldier scarletwoman saint")
    town.night().shoot("slayer", "imp")
    assert town.outcome is None
    assert not town.alive("imp") and town.role("scarletwoman") == "imp"
