"""The Imp: a death a night, its own included."""

import pytest

from nightbell.games.clocktower.events import IsNow
from tests.clocktower.scenario import scenario


@pytest.mark.ruling("imp.starpass")
@pytest.mark.rule("C-545")
def test_an_imp_that_kills_itself_hands_on_the_role():
    town = scenario("imp poisoner chef monk slayer soldier")
    town.night(poisoner="chef").word("slay", "slayer").word("slay", "soldier").day()
    town.night(poisoner="chef", monk="chef", imp="imp")
    assert town.deaths == ["imp"] and town.role("poisoner") == "imp"
    assert town.outcome is None
    assert len(town.questions("choose", "imp")) == 1
    assert town.was_told("poisoner", IsNow, "imp", "evil")


@pytest.mark.ruling("imp.starpass-no-minion")
def test_without_a_living_minion_good_wins():
    town = scenario("imp poisoner chef monk slayer soldier")
    town.night(poisoner="chef").word("slay", "poisoner").day().night(monk="chef", imp="imp")
    assert town.outcome == "good"


@pytest.mark.ruling("imp.starpass-scarlet")
def test_with_five_alive_a_scarlet_woman_inherits():
    town = scenario("imp spy scarletwoman chef monk soldier")
    town.night().day().night(monk="chef", imp="imp")
    assert town.role("scarletwoman") == "imp"


@pytest.mark.ruling("imp.dead-target")
@pytest.mark.rule("C-286", "C-338")
def test_attacking_the_dead_kills_nobody():
    town = scenario("imp spy chef monk soldier slayer")
    town.night().word("slay", "chef").day().night(monk="slayer", imp="chef")
    assert town.deaths == [] and town.votes("chef") == 1


@pytest.mark.ruling("imp.poisoned-imp")
def test_a_poisoned_imp_neither_kills_nor_hands_on():
    town = scenario("imp poisoner chef monk slayer soldier")
    town.night(poisoner="chef").day().night(poisoner="imp", monk="chef", imp="imp")
    assert town.alive("imp") and town.role("imp") == "imp" and town.role("poisoner") == "poisoner"


@pytest.mark.ruling("imp.day-death-no-pass")
@pytest.mark.rule("C-275")
def test_an_execution_hands_nothing_on():
    town = scenario("imp poisoner chef monk slayer soldier")
    town.night(poisoner="chef").day(execute="imp")
    assert town.outcome == "good"
    alone = scenario("imp poisoner chef monk slayer soldier").night(poisoner="chef").day()
    assert alone.night(poisoner="chef", monk="chef", imp="imp").role("poisoner") == "imp"


@pytest.mark.rule("C-657")
def test_the_first_night_is_quiet():
    town = scenario("imp poisoner chef monk slayer soldier")
    town.night(poisoner="chef")
    assert town.questions("choose", "imp") == []
