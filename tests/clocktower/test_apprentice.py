"""The Apprentice: somebody else's trade."""

import pytest

from nightbell.games.clocktower.events import RoleNamed
from tests.clocktower.scenario import scenario


@pytest.mark.ruling("apprentice.good")
def test_a_good_apprentice_learns_a_townsfolks_trade_and_plies_it_tonight():
    town = scenario("imp chef soldier slayer baron saint apprentice:good")
    town.night(apprentice=lambda d: "chambermaid" if d.kind == "apprentice" else (0, 1))
    assert town.was_told("apprentice", RoleNamed, "apprentice", "chambermaid")
    assert town.number("apprentice") == 1, "the Chef woke"
    assert town.role("apprentice") == "apprentice"


@pytest.mark.ruling("apprentice.evil")
def test_an_evil_apprentice_learns_a_minions():
    town = scenario("imp chef fool slayer baron saint apprentice:evil")
    town.night(apprentice="assassin").day().night(imp="baron", apprentice="fool")
    assert set(town.options("may-choose", "assassin")) >= {town.seat("fool"), None}
    assert town.deaths == ["baron", "fool"]


@pytest.mark.ruling("apprentice.identity")
def test_the_apprentice_is_the_apprentice():
    town = scenario("imp chef gambler slayer baron saint apprentice:good").night(apprentice="tealady").day()
    town.night(gambler="apprentice", gamble="tealady", imp="baron")
    assert town.deaths == ["gambler", "baron"]


@pytest.mark.ruling("apprentice.traveller-rules")
def test_a_living_apprentice_does_not_keep_the_game_alive():
    town = scenario("imp chef soldier slayer baron apprentice").night(apprentice="sage")
    for name in ("soldier", "slayer", "baron"):
        town.word("slay", name)
    assert town.living == 3 and town.outcome == "evil"


@pytest.mark.ruling("apprentice.minstrel")
def test_to_exile_an_apprentice_is_not_to_execute_a_minion():
    town = scenario("imp chef minstrel slayer baron saint apprentice:evil").night(apprentice="mastermind")
    town.open_nominations().exile("chef", "apprentice", "imp chef minstrel slayer")
    assert not town.alive("apprentice") and not town.drunk("chef")
