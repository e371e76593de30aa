"""The Summoner: a Demon is to come."""

import pytest

from nightbell.games.clocktower.catalogue import RoleId
from nightbell.games.clocktower.events import LearnsMinions, Proclaimed
from nightbell.games.clocktower.setup import allowed_counts
from nightbell.games.clocktower.sheet import table_counts
from tests.clocktower.scenario import scenario

CAST = "summoner chef monk slayer soldier goon baron sage"


def third(town, chosen, demon, **plans):
    def choice(decision):
        role = str(dict(decision.about)["role"])
        return town.seat({"summoner": chosen, "monk": "sage", demon: "soldier"}[role])

    town.night(snitch="mayor saint empath").day().night(monk="sage").day()
    return town.night(choose=choice, summoner=demon, **plans)


@pytest.mark.ruling("summoner.no-demon-no-end", "summoner.no-introductions")
def test_on_the_third_night_a_demon_comes_and_acts():
    town = third(scenario(CAST), "chef", "imp")
    assert town.outcome is None and town.role("chef") == "imp" and town.side("chef") == "evil"
    assert not [each for each in town.notes("chef") if isinstance(each, LearnsMinions)]


@pytest.mark.ruling("summoner.dies-early")
def test_if_the_summoner_dies_before_good_wins():
    town = scenario(CAST).night(snitch="mayor saint empath").day(execute="summoner")
    assert town.outcome == "good"


@pytest.mark.ruling("summoner.goon")
def test_a_goon_ends_it():
    town = third(scenario(CAST), "goon", "imp")
    assert town.outcome == "good" and town.side("goon") == "evil"


@pytest.mark.ruling("summoner.leviathan-summoned")
def test_a_leviathan_is_announced_with_the_games_day():
    town = third(scenario(CAST), "chef", "leviathan")
    assert town.announced(Proclaimed) == [("leviathan", None, 3)]


@pytest.mark.ruling("summoner.barber-no-demon")
def test_a_barber_has_no_demon_to_cut_for():
    town = scenario("summoner chef monk slayer soldier barber baron sage").night(snitch="mayor saint empath")
    town.day(execute="barber").night(monk="sage")
    assert town.questions("barber") == []


def test_a_death_while_the_summoner_is_poisoned_ends_nothing():
    town = scenario("summoner chef monk slayer soldier poisoner sage").night(
        snitch="mayor saint empath", poisoner="summoner"
    )
    town.day(execute="chef")
    assert town.outcome is None


def test_there_is_a_townsfolk_more_and_no_demon():
    roles = [RoleId("summoner")]
    assert allowed_counts(roles, table_counts(9)) == ((6, 2, 1, 0),)
