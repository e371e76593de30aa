"""The Lleech: whose life is another's."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "lleech noble chef monk poisoner slayer soldier"


def hosted(host="chef", cast=CAST, **plans):
    town = scenario(cast)
    return town.night(lleech=host, tell_noble=lambda decision: next(decision.choice.listed()), **plans)


@pytest.mark.ruling("lleech.host-keeps-alive", "lleech.slain-host-needs-death")
def test_while_the_host_lives_the_lleech_cannot_die():
    town = hosted(poisoner="monk")
    assert town.poisoned("chef")
    town.shoot("slayer", "lleech").day(execute="lleech")
    assert town.alive("lleech") and town.outcome is None


@pytest.mark.ruling("lleech.few-alive")
def test_when_the_host_dies_the_lleech_does_and_good_wins():
    town = hosted(poisoner="monk")
    for name in ("monk", "slayer", "soldier", "noble"):
        town.word("slay", name)
    town.day(execute="chef")
    assert town.outcome == "good"


@pytest.mark.ruling("lleech.drunk-lleech", "lleech.recovery-after-host-death")
def test_a_poisoned_lleech_is_not_bound_and_dies_on_recovery():
    town = hosted(poisoner="monk").day().night(poisoner="lleech", monk="noble", lleech="soldier")
    assert not town.poisoned("chef")
    town.word("slay", "chef")
    assert town.alive("lleech")
    town.day().night(poisoner="noble")
    assert town.outcome == "good"


def test_a_poisoned_lleech_can_be_executed():
    town = hosted(poisoner="monk").day().night(poisoner="lleech", monk="noble", lleech="soldier")
    town.day(execute="lleech")
    assert town.outcome == "good"


def test_each_other_night_somebody_dies():
    town = hosted(poisoner="monk").day().night(poisoner="monk", monk="noble", lleech="noble")
    assert town.deaths == ["noble"]


@pytest.mark.ruling("lleech.soldier-host")
def test_a_soldiers_death_is_the_lleechs_all_the_same():
    town = hosted("soldier", poisoner="monk").day(execute="soldier")
    assert town.outcome == "good"


@pytest.mark.ruling("lleech.two-hosts")
def test_a_strong_coffee_gives_two_hosts_and_both_must_die():
    town = scenario("lleech chef monk slayer soldier baron barista:good")
    town.night(barista="lleech", barista_brew="strong", lleech=town.in_turn("chef", "monk"))
    assert town.poisoned("chef") and town.poisoned("monk")
    town.word("slay", "chef")
    assert town.alive("lleech") and town.day(execute="lleech").alive("lleech")
    assert town.word("slay", "monk").outcome == "good"


@pytest.mark.ruling("lleech.exorcised")
def test_exorcised_it_kills_nobody_and_cannot_be_killed():
    town = scenario("lleech chef exorcist slayer soldier baron").night(lleech="chef").day()
    town.night(exorcist="lleech")
    assert town.deaths == [] and town.questions("choose", "lleech") == []
    town.day(execute="lleech")
    assert town.alive("lleech") and town.outcome is None


def test_acting_twice_on_a_later_night_brings_no_second_host():
    town = hosted(cast=f"{CAST} barista:good", poisoner="monk", barista="slayer", barista_brew="clear")
    town.day().night(
        poisoner="monk",
        monk="soldier",
        barista="lleech",
        barista_brew="strong",
        lleech=town.in_turn("slayer", "noble"),
    )
    assert sorted(town.deaths) == ["noble", "slayer"]
    assert [mark.on for mark in town.town.marks if mark.reminder == "lleech-poisoned"] == [town.seat("chef")]


def test_of_two_hosts_one_who_lives_is_enough():
    town = scenario("lleech chef monk poisoner slayer soldier saint barista:good")
    brewed = {"barista": "lleech", "barista_brew": "strong"}
    town.night(poisoner="monk", lleech=town.in_turn("chef", "soldier"), **brewed)
    town.day(execute="chef")
    assert town.alive("lleech") and town.outcome is None
    town.night(poisoner="monk", monk="saint", lleech="saint", barista="saint", barista_brew="clear")
    town.day(execute="soldier")
    assert town.outcome == "good"


def test_one_that_comes_later_has_a_host_who_lives():
    town = scenario("pithag imp chef monk slayer soldier saint").night().day(execute="chef")
    town.night(pithag="imp", pit_hag="lleech", monk="saint", imp="slayer")
    host, _ = town.questions("choose", "lleech")
    hosts = set(host.choice.listed())
    assert town.seat("chef") not in hosts and town.seat("slayer") in hosts
