"""The Professor: one of the dead comes back."""

import pytest

from nightbell.games.clocktower.events import AliveAgain, DayBreaks
from tests.clocktower.scenario import scenario

CAST = "professor imp soldier slayer monk drunk=chef baron poisoner"


def with_dead(name, cast=CAST):
    town = scenario(cast)
    return town.night(poisoner="baron").word("slay", name).day()


def night(town, **plans):
    return town.night(**{"poisoner": "baron", "monk": "baron", "imp": "soldier"} | plans)


@pytest.mark.ruling("professor.revive")
@pytest.mark.rule("C-685")
def test_a_townsfolk_comes_back_with_the_ability_as_new():
    town = scenario(CAST)
    town.night(poisoner="baron").shoot("slayer", "monk").word("slay", "slayer").day()
    before = len(town.table.history)
    town.until("professor", poisoner="baron", monk="baron", imp="soldier")
    town.table.answer(town.seat("professor"), town.seat("slayer"))
    town.until("proceed")
    assert town.alive("slayer") and town.votes("slayer") == 0
    announced = [type(event) for event in town.heard(since=before)]
    assert announced == [DayBreaks, AliveAgain]
    town.shoot("slayer", "imp")
    assert town.outcome == "good"


def test_nobody_sees_it_before_dawn():
    town = with_dead("slayer", "professor imp soldier slayer monk empath baron poisoner")
    town.until("professor", poisoner="baron", monk="baron", imp="soldier")
    town.table.answer(town.seat("professor"), town.seat("slayer"))
    assert town.view("monk").square[town.seat("slayer")].alive is (town.town.phase == "day")


@pytest.mark.ruling("professor.start-knowing")
@pytest.mark.rule("C-686")
def test_what_is_known_from_the_start_is_told_again():
    town = with_dead("chef", "professor imp soldier chef monk saint baron poisoner")
    night(town, professor="chef")
    assert town.number("chef") == 1


@pytest.mark.ruling("professor.non-townsfolk", "drunk.professor-target")
def test_others_stay_dead_and_the_ability_is_spent():
    town = with_dead("drunk")
    night(town, professor="drunk")
    assert not town.alive("drunk") and town.token("professor").spent
    town.day()
    night(town)
    assert not town.woken("professor")


@pytest.mark.ruling("professor.alive-target")
def test_the_living_are_not_on_offer():
    town = with_dead("slayer")
    night(town, professor="slayer")
    assert town.options("professor") == [town.seat("slayer"), None]


@pytest.mark.ruling("professor.drunk-professor")
def test_used_while_poisoned_it_is_wasted():
    town = with_dead("slayer")
    night(town, poisoner="professor", professor="slayer")
    assert not town.alive("slayer") and town.token("professor").spent


def test_who_has_come_back_tonight_is_no_dead_player():
    """The Professor is told to choose another."""
    town = scenario("shabaloth professor minstrel soldier chef slayer saint baron").night().day()
    town.night(shabaloth=town.in_turn("minstrel", "chef")).day()
    picks = town.in_turn("minstrel", "chef")
    town.night(shabaloth=town.in_turn("soldier", "saint"), regurgitate="minstrel", professor=picks)
    assert town.alive("minstrel") and town.alive("chef") and town.token("professor").spent
    assert len(town.questions("professor")) == 2
