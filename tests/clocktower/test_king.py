"""The King: whom the Demon knows, and who comes to know the living."""

import pytest

from nightbell.games.clocktower.events import LearnsHolder
from tests.clocktower.scenario import scenario

CAST = "king imp chef monk slayer baron"


def kings_known(town, name):
    return [town.name(each.holder) for each in town.notes(name) if type(each).__name__ == "LearnsHolder"]


def roles_learnt(town):
    return [each.shown for each in town.learned("king") if type(each).__name__ == "LearnsLiving"]


@pytest.mark.ruling("king.demon-told")
def test_the_demon_is_told():
    town = scenario(CAST).night()
    assert kings_known(town, "imp") == ["king"] and kings_known(town, "baron") == []
    assert not town.woken("king")


@pytest.mark.ruling("king.threshold", "king.before-threshold", "king.chambermaid")
def test_from_when_the_dead_are_as_many_as_the_living():
    town = scenario("king imp chef monk slayer chambermaid").night(chambermaid="king imp").day(execute="chef")
    town.night(imp="slayer", monk="king", chambermaid="king monk")
    assert roles_learnt(town) == [] and town.number("chambermaid") == 1, "only the Monk woke"
    town.word("slay", "chambermaid").day().night(imp="chef", monk="king", tell_king="monk")
    assert roles_learnt(town) == ["monk"] and town.woken("king")
    assert set(town.options("tell", "king")) == {"king", "imp", "monk"}


@pytest.mark.ruling("king.new-demon-told")
def test_a_new_demon_is_told_on_that_night():
    town = scenario("king imp chef monk slayer scarletwoman").night().shoot("slayer", "imp").day()
    town.night(scarletwoman="chef", monk="king")
    assert kings_known(town, "scarletwoman") == ["king"]


@pytest.mark.ruling("king.false-king-unknown")
def test_a_drunk_is_no_king():
    assert kings_known(scenario("drunk=king imp chef monk slayer baron").night(), "imp") == []
    assert kings_known(scenario(CAST).night(), "imp") != []


@pytest.mark.ruling("king.fake-dead-zombuul")
def test_a_zombuul_that_passes_for_dead_is_one_of_the_dead():
    town = (
        scenario("king zombuul chef monk slayer soldier").night().day(execute="zombuul").word("slay", "chef")
    )
    town.night(monk="king").word("slay", "soldier").day().night(monk="king", tell_king="slayer")
    assert town.living == 3 and roles_learnt(town) == ["slayer"]


def test_a_poisoned_king_is_not_made_known():
    town = (
        scenario("king imp chef monk slayer scarletwoman poisoner")
        .night(poisoner="chef")
        .shoot("slayer", "imp")
    )
    town.day().night(poisoner="king", scarletwoman="chef", monk="king")
    assert kings_known(town, "scarletwoman") == []
    town.day().night(poisoner="chef", scarletwoman="imp", monk="king")
    assert kings_known(town, "scarletwoman") == ["king"]


def test_under_a_vortox_another_is_shown_to_the_demon():
    town = scenario("king vortox chef monk sage").night(wrong_holder="chef")
    assert kings_known(town, "vortox") == ["chef"]


@pytest.mark.ruling("king.cannibal-king")
def test_the_demon_hears_of_a_cannibal_who_ate_the_king():
    town = scenario("king cannibal imp chef slayer soldier baron").night().day(execute="king")
    town.night(imp="baron")
    told = [each for each in town.notes("imp") if isinstance(each, LearnsHolder) and each.role == "king"]
    assert [each.holder for each in told] == [town.seat("king"), town.seat("cannibal")]
