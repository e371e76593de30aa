"""The Grandmother: one of the family is known, and is not to be outlived."""

import pytest

from nightbell.games.clocktower.events import LearnsRole
from tests.clocktower.scenario import scenario

CAST = "grandmother imp gambler chef poisoner sailor tinker baron"


def test_she_starts_knowing_a_good_player_and_the_role():
    town = scenario(CAST).night(grandchild="chef", poisoner="tinker")
    assert town.was_told("grandmother", LearnsRole, "grandmother", town.seat("chef"), "chef")
    assert town.marks("chef") == ["grandmother-grandchild"]


def test_no_evil_player_is_her_grandchild():
    town = scenario(CAST).night(grandchild="chef", poisoner="tinker")
    evil = {town.seat(name) for name in ("imp", "poisoner", "baron")}
    assert not evil & set(town.options("grandchild")) and town.seat("grandmother") not in town.options(
        "grandchild"
    )


def test_a_poisoned_grandmother_hears_anything_and_has_no_family():
    town = scenario(CAST).night(poisoner="grandmother", grandchild="baron", tell_grandmother="monk")
    assert town.shown("grandmother") == "monk" and town.marks("baron") == []


@pytest.mark.ruling("grandmother.grandchild-unaware")
def test_the_grandchild_is_told_nothing():
    town = scenario("grandmother imp chef soldier monk slayer baron").night(grandchild="slayer")
    assert not town.woken("slayer") and town.learned("slayer") == []


def test_she_dies_with_the_grandchild_whom_the_demon_kills():
    town = scenario(CAST).night(grandchild="chef", poisoner="tinker").day()
    town.night(poisoner="tinker", imp="chef")
    assert town.deaths == ["chef", "grandmother"]


@pytest.mark.ruling("grandmother.other-cause")
def test_another_death_of_the_grandchild_leaves_her_alive():
    town = scenario(CAST).night(grandchild="gambler", poisoner="tinker").word("slay", "baron").day()
    town.night(poisoner="tinker", gambler="imp", gamble="monk", imp="baron")
    assert town.deaths == ["gambler"] and town.alive("grandmother")


@pytest.mark.ruling("grandmother.drunk-when-it-happens")
def test_drunk_at_that_moment_she_survives_for_good():
    town = scenario(CAST).night(grandchild="tinker", poisoner="chef").day()
    town.night(poisoner="chef", sailor="grandmother", sailor_mate="grandmother", gambler="imp", imp="tinker")
    assert town.deaths == ["tinker"] and town.drunk("grandmother")
    town.day()
    assert not town.drunk("grandmother")
    town.night(poisoner="chef", gambler="imp", imp="tinker")
    assert town.alive("grandmother")


@pytest.mark.ruling("grandmother.pukka-kill")
def test_a_pukkas_victim_is_a_demons_victim():
    town = scenario("grandmother pukka fool chef slayer soldier baron")
    town.night(grandchild="slayer", pukka="slayer").day().night(pukka="chef")
    assert town.deaths == ["slayer", "grandmother"]


@pytest.mark.ruling("grandmother.resurrected")
def test_revived_she_is_told_anew_at_once():
    town = (
        scenario("grandmother imp professor chef soldier slayer baron")
        .night(grandchild="chef")
        .day("grandmother")
    )
    town.night(imp="soldier", professor="grandmother", grandchild="slayer")
    assert town.alive("grandmother") and town.shown("grandmother") == "slayer"
    assert town.marks("slayer") == ["grandmother-grandchild"] and town.marks("chef") == []


@pytest.mark.ruling("grandmother.protected-grandmother")
def test_protection_from_death_stops_her_grief_as_well():
    town = scenario("slayer grandmother tealady chef imp soldier baron").night(grandchild="slayer").day()
    town.night(imp="slayer")
    assert town.deaths == ["slayer"], "the Tea Lady sits between two good players, and the Grandmother is one"


def test_of_two_grandmothers_the_one_whose_grandchild_it_was_dies():
    town = scenario("grandmother imp chef soldier slayer baron saint apprentice:good")
    town.night(apprentice="grandmother", grandchild=town.in_turn("chef", "slayer"))
    assert town.day().night(imp="slayer").deaths in (["slayer", "grandmother"], ["slayer", "apprentice"])
    whose = [mark.by for mark in town.town.marks if mark.reminder == "grandmother-grandchild"]
    left = [name for name in ("grandmother", "apprentice") if town.alive(name)]
    assert [town.name(by.seat) for by in whose if by] == left
