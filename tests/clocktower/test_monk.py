"""The Monk: safe from the Demon for a night."""

import pytest

from tests.clocktower.scenario import scenario


@pytest.mark.ruling("monk.saves")
@pytest.mark.rule("C-019", "C-297")
def test_the_charge_lives_and_the_demon_chooses_only_once():
    town = scenario("monk fortuneteller imp chef slayer saint")
    town.night(red_herring="chef").day()
    town.night(monk="fortuneteller", imp="fortuneteller", fortuneteller="monk chef")
    assert town.deaths == []
    assert len(town.questions("choose", "imp")) == 1


@pytest.mark.ruling("monk.not-self")
@pytest.mark.rule("C-315", "C-314")
def test_the_monk_cannot_choose_themselves():
    town = scenario("monk chef imp soldier slayer saint")
    town.night().day().until("choose")
    monk = town.seat("monk")
    refusal = town.refused(lambda: town.table.answer(monk, monk))
    assert refusal.rule == "C-315"
    assert monk in town.table.open


@pytest.mark.ruling("monk.mayor-not-bounced")
def test_a_protected_mayor_is_not_attacked_at_all():
    town = scenario("monk mayor imp chef slayer saint")
    town.night().day().night(monk="mayor", imp="mayor")
    assert town.questions("mayor") == []
    assert town.deaths == []


@pytest.mark.ruling("monk.drunk-monk")
@pytest.mark.rule("C-365", "C-384")
def test_a_poisoned_monk_protects_nobody():
    town = scenario("monk chef imp poisoner slayer saint")
    town.night(poisoner="saint").day().night(poisoner="monk", monk="chef", imp="chef")
    assert town.deaths == ["chef"]


@pytest.mark.ruling("monk.drunk-monk")
def test_health_that_returns_later_that_night_does_not_help():
    town = scenario("poisoner monk chef imp slayer saint soldier")
    town.night(poisoner="saint").day()
    town.table.answer(town.seat("poisoner"), town.seat("monk"))
    town.table.answer(town.seat("monk"), town.seat("chef"))
    town.word("unmark", "monk", "poisoner-poisoned")
    assert town.works("monk")
    town.night(imp="chef")
    assert town.deaths == ["chef"]


@pytest.mark.ruling("monk.lost-with-death")
@pytest.mark.rule("C-304")
def test_the_protection_dies_with_the_monk():
    town = scenario("monk chef zombuul imp slayer saint soldier")
    town.night().day()
    town.table.answer(town.seat("monk"), town.seat("chef"))
    assert town.marks("chef") == ["monk-safe"]
    town.word("slay", "monk")
    assert town.marks("chef") == []
    town.night(imp="chef", zombuul="soldier")
    assert "chef" in town.deaths


@pytest.mark.ruling("monk.only-demon")
def test_other_killers_are_not_stopped():
    town = scenario("monk chef imp pithag slayer saint soldier")
    town.night().day()
    town.night(
        pithag="slayer", pit_hag="vortox", monk="chef", imp="soldier", slayer="soldier", further_deaths="chef"
    )
    assert town.deaths == ["chef"]


def test_nor_does_a_demons_poison_reach_the_charge():
    town = scenario("pukka monk chef slayer saint baron soldier").night(pukka="chef").day()
    town.night(monk="slayer", pukka="slayer")
    assert town.deaths == ["chef"] and not town.poisoned("slayer")
    town.day().night(monk="saint", pukka="soldier")
    assert town.deaths == []


def test_a_neighbour_of_the_no_dashii_is_healthy_until_dawn():
    town = scenario("nodashii oracle monk slayer saint baron chef").night().day()
    town.night(monk="oracle", nodashii="slayer")
    assert town.questions("tell", "oracle") == [] and town.number("oracle") == 0
    assert town.poisoned("oracle"), "the day has broken"


def test_under_a_vortox_the_charge_hears_the_truth():
    town = scenario("vortox oracle monk slayer saint baron chef").night().day("chef")
    town.night(monk="oracle", vortox="slayer")
    assert town.questions("tell", "oracle") == [] and town.number("oracle") == 0
    town.day("baron").night(monk="saint", vortox="slayer", tell_oracle=0)
    assert town.why("tell", "oracle") == "vortox"
