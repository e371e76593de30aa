"""The Vigormortis: its Minions serve on in death."""

import pytest

from nightbell.games.clocktower.catalogue import RoleId
from nightbell.games.clocktower.setup import feasible
from nightbell.games.clocktower.sheet import table_counts
from tests.clocktower.scenario import scenario

CAST = "vigormortis witch chef empath baron slayer soldier pithag saint monk"


def murdered():
    """The Witch has cursed the Slayer and was then killed; the Chef beside her is poisoned."""
    town = scenario(CAST).night(witch="saint").day()
    return town.night(witch="slayer", monk="soldier", vigormortis="witch", rot="chef")


def test_a_minion_it_kills_keeps_the_ability_and_a_townsfolk_beside_is_poisoned():
    town = murdered()
    assert town.deaths == ["witch"] and town.works("witch")
    assert town.poisoned("chef") and not town.poisoned("monk")


@pytest.mark.ruling("witch.witch-dies")
def test_the_curse_of_a_witch_it_killed_strikes():
    assert not murdered().nominate("slayer", "empath").alive("slayer")


def test_the_dead_witch_goes_on_cursing():
    town = murdered().day().night(witch="empath", monk="soldier", vigormortis="soldier")
    assert town.mark("empath", "witch-cursed")


@pytest.mark.ruling("vigormortis.ends-with-demon")
def test_it_ends_with_the_vigormortis():
    town = murdered().day()
    town.night(witch="empath", pithag="vigormortis", pit_hag="vortox", monk="soldier", vigormortis="soldier")
    assert not town.works("witch") and not town.poisoned("chef")


@pytest.mark.ruling("vigormortis.executed-minion")
def test_an_executed_minion_keeps_nothing():
    town = scenario(CAST).night(witch="saint").day("witch").night(monk="soldier", vigormortis="soldier")
    assert not town.works("witch") and not town.questions("choose", "witch")


@pytest.mark.ruling("vigormortis.several")
def test_every_minion_it_killed_serves_on():
    town = murdered().day()
    town.night(witch="empath", monk="empath", vigormortis="pithag", rot="monk")
    assert town.works("witch") and town.works("pithag")
    assert town.poisoned("chef") and town.poisoned("monk")


@pytest.mark.ruling("vigormortis.minion-turned")
def test_a_minion_who_becomes_something_else_serves_no_more():
    town = murdered().day()
    town.night(witch="empath", pithag="witch", pit_hag="oracle", monk="soldier", vigormortis="soldier")
    assert town.role("witch") == "oracle" and not town.works("witch", "oracle") and not town.poisoned("chef")


@pytest.mark.ruling("vigormortis.setup-floor", "vigormortis.setup")
def test_one_outsider_fewer_if_there_is_one():
    town, evil = scenario(CAST).town, (RoleId("vigormortis"), RoleId("witch"))
    assert [tuple(feasible(town, evil, table_counts(players))) for players in (7, 9)] == [(0,), (-1,)]


def test_with_no_townsfolk_beside_nobody_is_poisoned():
    town = scenario("vigormortis witch saint mutant klutz barber sweetheart").night(witch="saint").day()
    town.night(witch="saint", vigormortis="witch")
    assert town.works("witch") and not any(map(town.poisoned, town.names))


@pytest.mark.parametrize(("victim", "counts"), [("empath", None), ("recluse", True), ("recluse", False)])
def test_who_is_no_minion_keeps_nothing_unless_the_recluse_passes_for_one(victim, counts):
    town = scenario(CAST.replace("saint", "recluse")).night(witch="chef").day()
    plans = {} if counts is None else {"register": counts}
    rot = {"rot": "monk"} if counts else {}
    town.night(witch="slayer", monk="soldier", vigormortis=victim, **plans, **rot)
    assert town.deaths == [victim]
    assert ("vigormortis-has-ability" in town.marks(victim)) is (counts is True)
    assert [name for name in town.names if town.poisoned(name)] == (["monk"] if counts else [])
