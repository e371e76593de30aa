"""The Scarlet Woman: the Demon's heir."""

import pytest

from nightbell.games.clocktower.events import IsNow
from tests.clocktower.scenario import scenario


@pytest.mark.ruling("scarletwoman.exactly-five")
@pytest.mark.rule("C-279", "C-299")
def test_five_alive_with_the_dying_demon_are_enough():
    town = scenario("imp scarletwoman baron chef soldier monk")
    town.night().word("slay", "monk")
    before = len(town.table.history)
    town.day(execute="imp")
    assert town.role("scarletwoman") == "imp" and town.outcome is None
    for name in town.names:
        assert not any(
            isinstance(event, IsNow) for event in town.heard(name, before) if name != "scarletwoman"
        )
    town.night(scarletwoman="soldier")
    assert town.was_told("scarletwoman", IsNow, "imp", "evil")


def test_four_alive_are_not():
    town = scenario("imp scarletwoman baron chef soldier monk")
    town.night().word("slay", "monk").word("slay", "chef").day(execute="imp")
    assert town.outcome == "good"


def test_by_day_she_does_not_know_it_yet():
    town = scenario("imp scarletwoman baron chef soldier slayer")
    town.night().shoot("slayer", "imp")
    assert town.role("scarletwoman") == "imp"
    assert town.view("scarletwoman").card == "scarletwoman"


@pytest.mark.ruling("scarletwoman.one-heir-only")
@pytest.mark.ruling("scarletwoman.starpass-priority")
def test_when_the_imp_kills_itself_she_comes_before_other_minions():
    town = scenario("imp scarletwoman spy chef soldier monk")
    town.night().day().night(imp="imp", monk="chef")
    assert town.questions("star-pass") == []
    assert (town.role("scarletwoman"), town.role("spy")) == ("imp", "spy")


@pytest.mark.ruling("scarletwoman.poisoned")
def test_impaired_at_that_moment_she_inherits_nothing():
    town = scenario("imp scarletwoman poisoner chef soldier monk")
    town.night(poisoner="scarletwoman").day(execute="imp")
    assert town.outcome == "good"
    sober = scenario("imp scarletwoman poisoner chef soldier monk").night(poisoner="chef").day(execute="imp")
    assert sober.outcome is None and sober.role("scarletwoman") == "imp"


@pytest.mark.ruling("scarletwoman.same-demon-type")
def test_she_becomes_the_kind_of_demon_that_died():
    town = scenario("vortox scarletwoman baron chef soldier monk")
    town.night().day(execute="vortox").night(monk="chef", scarletwoman="soldier")
    assert town.role("scarletwoman") == "vortox"


@pytest.mark.ruling("scarletwoman.not-if-game-continues-by-other-demon")
def test_while_another_demon_lives_she_stays_what_she_is():
    town = scenario("vortox imp scarletwoman baron chef soldier monk")
    town.night().day(execute="vortox")
    assert town.role("scarletwoman") == "scarletwoman" and town.outcome is None
    town.night(monk="chef", imp="soldier").day(execute="imp")
    assert town.role("scarletwoman") == "imp" and town.outcome is None
