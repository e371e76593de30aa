"""The Leviathan: nobody dies at night, and the town has five days."""

import pytest

from nightbell.games.clocktower.catalogue import dealt
from nightbell.games.clocktower.events import Proclaimed
from tests.clocktower.scenario import scenario

SHEET = tuple(role for role in dealt() if role not in ("soldier", "monk", "mayor"))
CAST = "leviathan chef soldier monk slayer recluse baron empath"


@pytest.mark.ruling("leviathan.day-five")
def test_five_days_and_evil_wins():
    town = scenario(CAST, sheet=SHEET)
    for day in range(1, 5):
        town.night().day()
        assert town.outcome is None
        assert town.announced(Proclaimed)[-1] == ("leviathan", None, day)
    town.night().day(execute="soldier")
    assert town.outcome == "evil"


@pytest.mark.ruling("leviathan.survivors-count")
def test_an_execution_that_is_survived_counts():
    town = scenario("leviathan chef soldier monk devilsadvocate recluse slayer empath", sheet=SHEET)
    town.night(devilsadvocate="chef").day(execute="chef")
    assert town.alive("chef") and town.outcome is None
    town.night(devilsadvocate="monk").nominate(
        "leviathan", "soldier", "leviathan chef soldier monk recluse"
    ).close()
    assert town.outcome == "evil"


@pytest.mark.ruling("leviathan.same-player-twice")
def test_the_same_player_counts_once():
    town = scenario("leviathan chef soldier monk devilsadvocate recluse slayer empath", sheet=SHEET)
    town.night(devilsadvocate="chef").day(execute="chef")
    town.night(devilsadvocate="monk").day(execute="chef")
    assert not town.alive("chef") and town.outcome is None
    assert town.night(devilsadvocate="soldier").day(execute="monk").outcome == "evil"


def test_an_evil_players_execution_does_not_count():
    town = scenario(CAST, sheet=SHEET)
    town.night().day(execute="baron").night().day(execute="chef")
    assert town.outcome is None
    town.night().day(execute="soldier")
    assert town.outcome == "evil"


@pytest.mark.ruling("leviathan.game-days")
def test_days_are_those_of_the_game():
    town = scenario("imp chef soldier monk slayer recluse baron empath")
    town.night().day()
    for _ in range(2):
        town.night(imp="soldier").day()
    town.night(imp="soldier").word("become", "imp", "leviathan").day()
    town.night()
    assert town.announced(Proclaimed) == [("leviathan", None, 5)]


@pytest.mark.ruling("leviathan.poisoned-day-five")
def test_poison_on_the_fifth_day_only_delays():
    town = scenario("leviathan chef soldier monk poisoner recluse slayer empath", sheet=SHEET)
    for _ in range(4):
        town.night(poisoner="chef").day()
    town.night(poisoner="leviathan").day()
    assert town.outcome is None and len(town.said(Proclaimed)) == 4, "nothing is announced of a poisoned one"
    town.night(poisoner="chef")
    assert town.outcome == "evil"


@pytest.mark.ruling("leviathan.after-day-five")
def test_one_that_comes_later_wins_at_the_next_dawn():
    town = scenario("imp chef soldier monk slayer recluse baron empath")
    town.night().day()
    for _ in range(4):
        town.night(imp="soldier").day()
    town.night(imp="soldier").word("become", "imp", "leviathan")
    assert town.outcome is None
    town.day()
    assert town.outcome == "evil"


@pytest.mark.parametrize("drunk", ["leviathan", "leviathan2"])
def test_each_of_two_counts_the_executions_while_it_was_sober(drunk):
    town = scenario("leviathan chef soldier monk leviathan recluse slayer empath", sheet=SHEET)
    town.night().word("mark", "leviathan", "sweetheart-drunk").day(execute="chef")
    if drunk == "leviathan2":
        town.word("unmark", "leviathan", "sweetheart-drunk")
        town.word("mark", "leviathan2", "sweetheart-drunk")
    assert town.night().day(execute="soldier").outcome == ("evil" if drunk == "leviathan" else None)
