"""The Tea Lady: good neighbours live."""

import pytest

from tests.clocktower.scenario import scenario


@pytest.mark.ruling("tealady.one-evil")
def test_one_evil_neighbour_removes_it_for_both():
    town = scenario("imp tealady chef monk slayer saint")
    town.night().day(execute="chef")
    assert not town.alive("chef")
    assert scenario("monk tealady chef imp slayer saint").night().day(execute="chef").alive("chef")


@pytest.mark.rule("C-687")
@pytest.mark.parametrize("beside", ["spy", "recluse"])
@pytest.mark.parametrize("good", [True, False])
def test_she_takes_her_neighbours_for_what_they_register_as(beside, good):
    town = scenario(f"{beside} tealady chef monk slayer imp saint")
    town.night().nominate("monk", "chef", "monk slayer imp saint").close(register_side=good)
    (asked,) = town.questions("register-side")
    assert asked.seat == town.town.storyteller and dict(asked.about)["seat"] == town.seat(beside)
    assert town.alive("chef") is good


def test_nothing_is_asked_where_nothing_depends_on_it():
    town = scenario("spy tealady imp monk slayer chef saint")
    town.night().day_of("spy")
    assert not town.alive("spy") and town.questions("register-side") == []


@pytest.mark.ruling("tealady.neighbour-shift")
def test_the_next_living_player_becomes_the_neighbour():
    town = scenario("monk baron tealady chef imp slayer saint")
    town.night().day(execute="baron").night(monk="slayer", imp="monk")
    assert town.alive("monk") and town.deaths == []


@pytest.mark.ruling("tealady.travellers")
@pytest.mark.rule("C-462")
def test_a_good_traveller_beside_her_survives_an_exile():
    town = scenario("tealady chef imp slayer saint monk thief:good")
    town.night(thief="imp").exile("imp", "thief", "imp slayer saint monk")
    assert town.alive("thief") and town.town.exiles == (town.seat("thief"),)


@pytest.mark.ruling("tealady.impaired-then-well")
@pytest.mark.rule("C-382", "C-381")
def test_poison_suspends_it_and_health_restores_it():
    town = scenario("monk tealady chef imp slayer saint poisoner")
    town.night(poisoner="slayer")
    town.day().night(poisoner="tealady", monk="slayer", imp="chef")
    assert town.deaths == ["chef"]
    town.word("revive", "chef").day().night(poisoner="slayer", monk="slayer", imp="chef")
    assert town.deaths == []


@pytest.mark.ruling("tealady.self-not-covered")
def test_she_does_not_protect_herself():
    town = scenario("monk tealady chef imp slayer saint baron")
    town.night().day().night(monk="slayer", imp="tealady")
    assert town.deaths == ["tealady"]
    other = scenario("monk tealady chef imp slayer saint baron").night().day()
    assert other.night(monk="slayer", imp="chef").deaths == []


def test_beside_somebody_evil_beyond_doubt_nobody_asks_what_the_spy_passes_for():
    town = scenario("baron tealady spy imp chef monk soldier").night()
    town.day_of("spy")
    assert not town.alive("spy") and town.questions("register-side") == []
