"""The Tinker: may die at any moment."""

import pytest

from nightbell.bots.clocktower import Storyteller
from nightbell.engine import Chair
from tests.clocktower.scenario import scenario

CAST = "tinker imp soldier chef monk slayer baron"


def dies(town):
    return town.standing("storyteller", "whenever", town.seat("tinker"))


@pytest.mark.rule("C-532")
def test_by_day_and_by_night():
    town = scenario(CAST)
    town.night()
    dies(town)
    assert not town.alive("tinker")
    other = scenario(CAST)
    other.night().day()
    dies(other)
    other.night(monk="chef", imp="soldier")
    assert other.deaths == ["tinker"]


@pytest.mark.ruling("tinker.protected")
def test_protection_from_death_holds():
    town = scenario("tinker tealady soldier chef monk slayer baron imp")
    town.night()
    assert town.town.living_neighbours(town.seat("tealady")) == (town.seat("soldier"), town.seat("tinker"))
    dies(town)
    assert town.alive("tinker")


@pytest.mark.ruling("tinker.devils-advocate")
def test_saved_from_execution_and_yet_dead():
    town = scenario("tinker devilsadvocate soldier chef monk slayer imp")
    town.night(devilsadvocate="tinker")
    town.nominate("chef", "tinker", "chef soldier monk slayer").close()
    assert town.alive("tinker")
    dies(town)
    assert not town.alive("tinker")


@pytest.mark.ruling("tinker.impaired")
def test_an_impaired_tinker_cannot_die_of_it():
    town = scenario(CAST)
    town.night().word("mark", "tinker", "poisoner-poisoned")
    assert town.refused(lambda: dies(town))
    town.word("unmark", "tinker", "poisoner-poisoned")
    dies(town)
    assert not town.alive("tinker")


@pytest.mark.ruling("tinker.day-death-effects")
def test_a_death_by_day_keeps_a_zombuul_asleep():
    town = scenario("tinker zombuul soldier chef monk slayer baron")
    town.night()
    dies(town).day().night(monk="chef")
    assert not town.woken("zombuul")


@pytest.mark.ruling("tinker.protection-ends")
def test_protection_that_ends_in_the_night_ends_for_the_tinker_too():
    town = scenario("tinker innkeeper imp chef empath slayer baron").night().day()
    town.until("choose", choose_two="tinker chef", innkeeper="chef")
    dies(town)
    assert town.alive("tinker"), "the inn is open"
    town.table.answer(town.seat("imp"), town.seat("innkeeper"))
    dies(town)
    assert not town.alive("tinker")


@pytest.mark.ruling("tinker.not-to-end-game")
def test_the_automatic_storyteller_never_lets_it_happen():
    """It would be no fair end; a person may still decide otherwise."""
    town = scenario("tinker imp chef soldier monk").night()
    teller, chair = Storyteller("1"), Chair(town.table, town.town.storyteller)
    for name in ("soldier", "monk"):
        town.word("slay", name)
    assert teller.interject(chair) is None and town.outcome is None
    assert dies(town).outcome == "evil"
