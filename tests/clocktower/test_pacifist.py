"""The Pacifist: mercy is not explained."""

import pytest

from nightbell.games.clocktower.events import StaysAlive
from tests.clocktower.scenario import scenario

CAST = "pacifist imp professor soldier assassin slayer poisoner"


@pytest.mark.ruling("pacifist.self")
@pytest.mark.parametrize("name", ["professor", "pacifist"])
def test_an_executed_good_player_may_live(name):
    town = scenario(CAST).night(poisoner="soldier")
    town.nominate("slayer", name, "slayer imp soldier assassin").close(pacifist=False)
    assert town.alive(name) and town.said(StaysAlive)
    assert town.town.executed == town.seat(name)


def test_or_may_not():
    town = (
        scenario(CAST)
        .night(poisoner="soldier")
        .nominate("slayer", "professor", "slayer imp soldier assassin")
    )
    town.close(pacifist=True)
    assert not town.alive("professor")


def saved(town):
    return town.nominate("slayer", "professor", "slayer imp soldier assassin").close(pacifist=False)


@pytest.mark.ruling("pacifist.evil-not-saved")
def test_the_evil_are_not_saved():
    town = scenario(CAST).night(poisoner="soldier").day_of("assassin")
    assert not town.alive("assassin") and not town.questions("pacifist")
    assert saved(scenario(CAST).night(poisoner="soldier")).alive("professor")


@pytest.mark.ruling("pacifist.not-exile")
def test_the_exiled_are_not_saved():
    town = scenario("pacifist imp professor soldier assassin slayer thief:good").night(thief="slayer")
    town.open_nominations().exile("slayer", "thief", "pacifist imp professor soldier assassin")
    assert not town.alive("thief") and not town.questions("pacifist")
    assert saved(scenario(CAST).night(poisoner="soldier")).alive("professor")


@pytest.mark.ruling("pacifist.impaired")
def test_an_impaired_pacifist_saves_nobody():
    town = scenario(CAST).night(poisoner="pacifist").day_of("professor")
    assert not town.alive("professor") and not town.questions("pacifist")
    assert saved(scenario(CAST).night(poisoner="soldier")).alive("professor")
