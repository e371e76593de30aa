"""The Barber: a death, and two change places."""

import pytest

from tests.clocktower.scenario import scenario


@pytest.mark.ruling("barber.swap")
@pytest.mark.rule("C-321")
def test_roles_are_swapped_sides_stay_and_abilities_are_fresh():
    town = scenario("imp barber chef slayer soldier monk baron")
    town.night().shoot("slayer", "monk").day(execute="barber")
    town.night(imp="soldier", monk="chef", barber=True, barber_pair="chef slayer")
    assert (town.role("chef"), town.role("slayer")) == ("slayer", "chef")
    assert town.side("chef") == town.side("slayer") == "good"
    assert town.number("slayer") == 1
    assert not town.token("chef").spent
    town.shoot("chef", "imp")
    assert town.outcome == "good"


@pytest.mark.ruling("barber.demon-self")
def test_a_demon_may_change_places_with_a_minion():
    town = scenario("vortox barber chef slayer soldier monk baron")
    town.night().day(execute="barber").night(
        vortox="soldier", monk="chef", barber=True, barber_pair="vortox baron"
    )
    assert (town.role("vortox"), town.role("baron")) == ("baron", "vortox")
    assert town.side("vortox") == town.side("baron") == "evil"
    assert town.outcome is None


@pytest.mark.ruling("barber.demon-into-dead")
def test_a_demon_that_becomes_the_dead_loses():
    town = scenario("vortox barber chef slayer soldier monk baron")
    town.night().word("slay", "chef").day(execute="barber")
    town.night(vortox="soldier", monk="slayer", barber=True, barber_pair="vortox chef")
    assert town.outcome == "good"


@pytest.mark.ruling("barber.with-dead-barber")
def test_the_dead_barbers_role_may_be_one_of_the_two():
    town = scenario("imp barber chef slayer soldier monk baron")
    town.night().day(execute="barber").night(
        imp="soldier", monk="chef", barber=True, barber_pair="barber chef"
    )
    assert town.role("chef") == "barber" and town.alive("chef")
    assert town.role("barber") == "chef" and not town.alive("barber")


@pytest.mark.ruling("barber.good-demon")
def test_a_good_player_who_becomes_the_demon_stays_good():
    town = scenario("imp barber chef slayer soldier monk baron")
    town.night().day(execute="barber").night(
        imp="soldier", monk="chef", barber=True, barber_pair="imp slayer"
    )
    assert (town.role("slayer"), town.side("slayer")) == ("imp", "good")
    assert (town.role("imp"), town.side("imp")) == ("slayer", "evil")
    assert town.outcome is None


@pytest.mark.ruling("barber.several-demons")
def test_of_several_demons_the_storyteller_picks_who_chooses():
    town = scenario("imp barber vortox slayer soldier monk baron")
    town.night().day(execute="barber")
    town.night(imp="soldier", vortox="soldier", monk="slayer", barber_demon="vortox")
    assert town.options("barber-demon") == [town.seat("imp"), town.seat("vortox")]
    assert [decision.seat for decision in town.questions("barber")] == [town.seat("vortox")]


@pytest.mark.ruling("barber.impaired-at-death")
def test_a_barber_poisoned_at_death_cuts_no_hair():
    town = scenario("imp barber chef slayer soldier monk poisoner")
    town.night(poisoner="barber").day(execute="barber")
    town.night(poisoner="chef", imp="soldier", monk="slayer")
    assert town.questions("barber") == []
    healthy = (
        scenario("imp barber chef slayer soldier monk poisoner").night(poisoner="chef").day(execute="barber")
    )
    assert healthy.until("barber", poisoner="chef", imp="soldier", monk="slayer").is_asked("barber")


@pytest.mark.ruling("barber.impaired-at-death")
def test_a_dead_barber_who_is_poisoned_before_the_haircut_leaves_none():
    town = scenario("imp barber chef slayer soldier monk poisoner")
    town.night(poisoner="chef").day(execute="barber")
    town.night(poisoner="barber", imp="soldier", monk="slayer")
    assert town.questions("barber") == []
    town.day().night(poisoner="chef", imp="soldier", monk="slayer")
    assert town.questions("barber") == [], "the night of the haircut has passed"
    healthy = (
        scenario("imp barber chef slayer soldier monk poisoner").night(poisoner="chef").day(execute="barber")
    )
    assert healthy.until("barber", poisoner="chef", imp="soldier", monk="slayer").is_asked("barber")


def test_another_demon_cannot_be_swapped():
    town = scenario("imp barber vortox slayer soldier monk baron")
    town.night().day(execute="barber")
    town.night(
        imp="soldier",
        vortox="soldier",
        monk="slayer",
        barber_demon="imp",
        barber=True,
        barber_pair="imp slayer",
    )
    assert all(town.seat("vortox") not in pair for pair in town.options("barber-pair"))


def test_killed_at_night_it_happens_the_same_night():
    town = scenario("imp barber chef slayer soldier monk baron")
    town.night().day().night(imp="barber", monk="chef")
    assert [decision.seat for decision in town.questions("barber")] == [town.seat("imp")]
