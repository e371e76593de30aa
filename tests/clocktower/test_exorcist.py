"""The Exorcist: the Demon stays in bed, and knows whom to thank."""

import pytest

from nightbell.games.clocktower.events import LearnsHolder
from tests.clocktower.scenario import scenario


@pytest.mark.ruling("exorcist.stops-attack")
def test_an_exorcised_demon_learns_of_the_exorcist_and_does_not_attack():
    town = scenario("exorcist shabaloth chef soldier monk slayer baron chambermaid")
    town.night(chambermaid="chef soldier").day().night(
        monk="chef", exorcist="shabaloth", chambermaid="shabaloth monk"
    )
    assert town.deaths == []
    assert town.was_told("shabaloth", LearnsHolder, town.seat("exorcist"), "exorcist")
    assert town.number("chambermaid") == 1, "the Demon did not wake for an ability of its own"


def test_not_the_same_player_twice_running():
    town = (
        scenario("exorcist imp chef soldier slayer baron")
        .night()
        .day()
        .night(exorcist="chef", imp="soldier")
        .day()
    )
    town.night(imp="soldier")
    assert town.seat("chef") not in town.options("choose", "exorcist")
    town.day().night(imp="soldier", exorcist="chef")


@pytest.mark.ruling("exorcist.pukka-still-kills", "pukka.exorcised")
def test_the_poison_of_a_pukka_works_on():
    town = scenario("exorcist pukka pacifist soldier slayer baron chef").night(pukka="pacifist").day()
    town.night(exorcist="pukka")
    assert town.deaths == ["pacifist"]
    assert not [town.name(s) for s in town.town.players() if town.town.is_poisoned(s)]
    town.day().night(exorcist="chef", pukka="slayer")
    assert town.deaths == []


@pytest.mark.ruling("exorcist.shabaloth-regurgitate")
def test_a_shabaloth_may_still_bring_somebody_back():
    town = scenario("exorcist shabaloth chef soldier monk slayer baron saint").night().day()
    town.night(monk="saint", exorcist="chef", shabaloth=town.in_turn("slayer", "soldier"))
    town.day().night(monk="saint", exorcist="shabaloth", regurgitate="slayer")
    assert town.alive("slayer")


@pytest.mark.ruling("exorcist.po-charge-kept", "po.exorcised")
def test_a_po_keeps_its_charge():
    town = scenario("exorcist po chef soldier monk slayer baron saint").night().day()
    town.night(monk="saint", exorcist="chef", po=None).day().night(monk="saint", exorcist="po").day()
    assert town.deaths == []
    town.night(monk="saint", exorcist="chef", po=town.in_turn("soldier", "slayer", "chef"))
    assert town.deaths == ["slayer", "chef"]


@pytest.mark.ruling("exorcist.drunk-exorcist")
def test_an_impaired_exorcist_stops_nobody():
    town = scenario("exorcist imp chef soldier monk slayer poisoner").night(poisoner="chef").day()
    town.night(poisoner="exorcist", monk="soldier", exorcist="imp", imp="chef")
    assert town.deaths == ["chef"] and town.learned("imp") == []


@pytest.mark.ruling("exorcist.lunatic-picked")
def test_to_choose_the_lunatic_is_not_to_choose_the_demon():
    town = scenario("exorcist imp chef soldier monk slayer lunatic=imp baron").night().day()
    town.night(exorcist="lunatic", monk="soldier", imp="chef", lunatic="slayer")
    assert town.deaths == ["chef"] and town.learned("lunatic") == []
