"""The Witch: do not nominate."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "witch imp soldier chef monk slayer thief:good"


def test_the_cursed_dies_on_nominating_and_the_nomination_stands():
    town = scenario(CAST)
    town.night(witch="chef", thief="imp").nominate("chef", "soldier", "monk slayer")
    assert not town.alive("chef")
    assert town.town.nominations[-1].tally == 2


@pytest.mark.ruling("witch.three-left")
def test_with_three_alive_there_is_no_curse():
    town = scenario("witch imp soldier chef monk slayer")
    town.night(witch="soldier")
    for name in ("chef", "monk", "slayer"):
        town.word("slay", name)
    town.nominate("soldier", "imp")
    assert town.alive("soldier")
    town.close().night(imp="chef")
    assert not town.woken("witch")


@pytest.mark.ruling("witch.exile-safe")
def test_calling_for_an_exile_is_safe():
    town = scenario(CAST)
    town.night(witch="chef", thief="imp").exile("chef", "thief", "chef")
    assert town.alive("chef")
    town.nominate("chef", "soldier")
    assert not town.alive("chef")


@pytest.mark.ruling("witch.drunk-gap")
@pytest.mark.rule("C-383")
def test_the_curse_sleeps_while_the_witch_is_drunk():
    town = scenario(CAST)
    town.night(witch="chef", thief="imp").word("mark", "witch", "goon-drunk")
    lives = town.table.copy()
    town.nominate("chef", "soldier")
    assert town.alive("chef")
    town.table = lives
    town.word("unmark", "witch", "goon-drunk").nominate("chef", "soldier")
    assert not town.alive("chef")


@pytest.mark.ruling("witch.follows-player")
def test_the_curse_follows_the_player():
    town = scenario("witch imp soldier chef monk slayer")
    town.night(witch="chef").word("become", "chef", "empath").nominate("chef", "soldier")
    assert not town.alive("chef")


@pytest.mark.ruling("witch.self-curse")
def test_a_witch_may_curse_herself():
    town = scenario(CAST)
    town.night(witch="witch", thief="imp").nominate("witch", "imp", "chef monk")
    assert not town.alive("witch") and town.town.nominations[-1].tally == 2


def test_a_good_player_turned_into_the_witch_stays_good():
    town = scenario("pithag imp soldier chef monk slayer saint")
    town.night().day().night(pithag="chef", pit_hag="witch", monk="slayer", imp="soldier")
    assert (town.role("chef"), town.side("chef")) == ("witch", "good")


@pytest.mark.ruling("virgin.witch-and-virgin")
@pytest.mark.parametrize(("first", "by_execution"), [("witch", False), ("virgin", True)])
def test_with_a_virgin_nominated_the_storyteller_says_which_comes_first(first, by_execution):
    town = scenario("witch imp soldier chef virgin slayer baron")
    town.night(witch="chef").nominate("chef", "virgin", nomination_first=first)
    assert not town.alive("chef")
    assert (town.seat("chef") in town.town.died_by_execution) is by_execution


def test_between_two_curses_of_one_kind_there_is_nothing_to_decide():
    town = scenario("witch witch imp chef monk slayer soldier saint")
    town.night(witch="chef", witch2="chef").nominate("chef", "imp", "")
    assert town.questions("nomination-first") == [] and not town.alive("chef")
