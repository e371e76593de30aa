"""The Banshee: louder dead."""

import pytest

from nightbell.games.clocktower.events import Proclaimed
from tests.clocktower.scenario import scenario

CAST = "banshee imp chef monk slayer soldier poisoner bureaucrat:good"


def killed(banshee_poisoned=False):
    town = scenario(CAST).night(poisoner="soldier", bureaucrat="chef").day()
    poisoned = "banshee" if banshee_poisoned else "soldier"
    return town.night(poisoner=poisoned, monk="chef", imp="banshee", bureaucrat="chef")


@pytest.mark.ruling("banshee.awakens", "banshee.no-token-needed")
def test_the_demons_victim_wails_and_counts_twice():
    town = killed()
    assert town.announced(Proclaimed) == [("banshee", town.seat("banshee"), 0)]
    town.nominate("banshee", "imp", "banshee").nominate("banshee", "slayer", "banshee")
    assert [made.tally for made in town.town.nominations] == [2, 2] and town.votes("banshee") == 1
    assert town.refused(lambda: town.do("banshee", "nominate", "chef"))


@pytest.mark.ruling("banshee.poisoned-death")
def test_poisoned_it_is_an_ordinary_death():
    town = killed(banshee_poisoned=True)
    assert town.announced(Proclaimed) == []
    town.nominate("chef", "imp", "banshee")
    assert town.town.nominations[-1].tally == 1 and town.votes("banshee") == 0
    assert killed().nominate("chef", "imp", "banshee").town.nominations[-1].tally == 2


@pytest.mark.ruling("banshee.other-killer")
def test_an_execution_does_not_wake_it():
    town = scenario(CAST).night(poisoner="soldier", bureaucrat="chef").day(execute="banshee")
    town.night(poisoner="soldier", monk="chef", imp="soldier", bureaucrat="chef")
    assert town.announced(Proclaimed) == []
    assert killed().announced(Proclaimed) != []


@pytest.mark.ruling("banshee.later-poison")
def test_poisoned_later_it_is_a_plain_dead_player():
    town = killed().close().dusk().night(poisoner="banshee", monk="chef", imp="soldier", bureaucrat="chef")
    town.open_nominations()
    town.refused(lambda: town.do("banshee", "nominate", "imp"))
    town.nominate("chef", "imp", "banshee")
    assert town.town.nominations[-1].tally == 1 and town.votes("banshee") == 0
    assert killed().nominate("banshee", "imp", "banshee").town.nominations[-1].tally == 2


@pytest.mark.ruling("banshee.bureaucrat-thief")
def test_each_of_the_two_votes_is_multiplied():
    town = killed().close().dusk().night(poisoner="soldier", monk="chef", imp="soldier", bureaucrat="banshee")
    town.nominate("chef", "imp", "banshee")
    assert town.town.nominations[-1].tally == 6


def test_with_her_nominations_nothing_is_certain_though_all_the_living_are_evil():
    town = scenario("banshee imp baron poisoner chef").night(poisoner="chef").day()
    town.night(poisoner="baron", imp="banshee")
    before = town.word("turn", "chef", "evil").grimoire.certain
    assert before is None
    town = scenario("virgin imp baron poisoner chef").night(poisoner="chef").day()
    town.night(poisoner="baron", imp="virgin")
    assert town.word("turn", "chef", "evil").grimoire.certain == "evil"
