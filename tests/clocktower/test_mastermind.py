"""The Mastermind: the Demon hangs, and the game is not over."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "mastermind po godfather chef soldier devilsadvocate slayer monk gambler"


def demon_hanged(cast=CAST, **first):
    first = first or {"devilsadvocate": "chef"}
    return scenario(cast).night(**first).day("po")


@pytest.mark.ruling("mastermind.dead-demon-silent")
def test_one_more_night_without_the_demon_and_one_more_day():
    town = demon_hanged()
    assert town.outcome is None
    town.night(devilsadvocate="soldier", monk="chef", gambler="chef", gamble="chef")
    assert town.deaths == [] and not town.questions("may-choose", "po")
    assert town.day().outcome == "good", "nobody was executed"


@pytest.mark.parametrize(("executed", "winner"), [("chef", "evil"), ("mastermind", "good")])
def test_on_that_day_the_side_of_the_executed_loses(executed, winner):
    town = demon_hanged().night(devilsadvocate="soldier", monk="chef", gambler="chef", gamble="chef")
    assert town.day(executed).outcome == winner


@pytest.mark.ruling("mastermind.evil-executed-survives", "devilsadvocate.mastermind-day")
def test_the_execution_counts_even_if_nobody_dies_of_it():
    town = demon_hanged().night(devilsadvocate="godfather", monk="chef", gambler="chef", gamble="chef")
    assert town.day("godfather").outcome == "good"


@pytest.mark.ruling("mastermind.two-alive")
def test_two_alive_is_no_victory_of_evil():
    town = scenario("mastermind po chef soldier slayer monk").night()
    for name in ("soldier", "slayer", "monk"):
        town.word("slay", name)
    town.nominate("chef", "po", "chef mastermind").close()
    assert town.outcome is None and town.living == 2
    assert town.dusk().night().day().outcome == "good"


@pytest.mark.ruling("mastermind.zombuul")
def test_a_zombuuls_first_death_is_none():
    town = scenario("mastermind zombuul chef soldier slayer monk saint").night().day("zombuul")
    assert town.marks("mastermind") == []
    town.night(monk="chef").day("zombuul")
    assert town.outcome is None and town.marks("mastermind") == ["mastermind-last-day"]


@pytest.mark.ruling("mastermind.not-execution")
def test_a_demon_that_dies_otherwise_ends_the_game():
    town = scenario(CAST).night(devilsadvocate="chef").shoot("slayer", "po")
    assert town.outcome == "good"
    assert scenario(CAST).night(devilsadvocate="chef").day("po").outcome is None


@pytest.mark.ruling("mastermind.impaired", "courtier.mastermind")
def test_a_drunk_or_dead_mastermind_changes_nothing():
    town = scenario("mastermind po courtier chef soldier slayer monk").night(courtier="mastermind").day("po")
    assert town.outcome == "good"
    town = scenario(CAST).night(devilsadvocate="chef").word("slay", "mastermind").day("po")
    assert town.outcome == "good"
    assert scenario(CAST).night(devilsadvocate="chef").day("po").outcome is None


@pytest.mark.ruling("mastermind.mastermind-dies-later")
def test_the_last_day_is_played_even_if_the_mastermind_dies_before_it():
    town = demon_hanged().word("slay", "mastermind")
    assert town.outcome is None
    town.night(devilsadvocate="soldier", monk="chef", gambler="chef", gamble="chef")
    assert town.day("chef").outcome == "evil"


@pytest.mark.ruling("chambermaid.not-enough-targets")
def test_a_chambermaid_with_one_neighbour_sleeps():
    town = scenario("mastermind po chambermaid soldier slayer").night(chambermaid="soldier slayer")
    town.word("slay", "soldier").word("slay", "slayer")
    town.nominate("mastermind", "po", "mastermind chambermaid").close().dusk().night()
    assert town.living == 2 and not town.woken("chambermaid")


def test_a_last_day_with_an_impaired_mastermind_ends_all_the_same():
    cast = "mastermind po poisoner chef soldier slayer saint monk gambler"
    town = scenario(cast).night(poisoner="chef").day("po")
    town.night(poisoner="mastermind", monk="chef", gambler="chef", gamble="chef")
    assert town.day("po").outcome == "good", "the dead may be executed, and the Demon is dead"
