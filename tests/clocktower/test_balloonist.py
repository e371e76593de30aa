"""The Balloonist: another type each night."""

import pytest

from nightbell.games.clocktower.catalogue import RoleId
from nightbell.games.clocktower.setup import allowed_counts
from nightbell.games.clocktower.sheet import table_counts
from tests.clocktower.scenario import scenario

CAST = "balloonist baron chef sage saint imp poisoner monk"


def night(town, shown, **plans):
    later = {"imp": "saint", "monk": "balloonist"} if town.learned("balloonist", 1) else {}
    return town.night(tell_balloonist=shown, poisoner=plans.get("poisoner", "chef"), **later)


def options(town):
    return {town.name(seat) for seat in town.options("tell", "balloonist")}


@pytest.mark.ruling("balloonist.types-alternate", "balloonist.same-type-refused")
def test_the_next_is_of_another_type():
    town = night(scenario(CAST), "baron").day()
    night(town, "chef").day()
    night(town, "baron")
    assert options(town) == {"baron", "saint", "imp", "poisoner"}, "no Townsfolk twice in a row"


@pytest.mark.ruling("balloonist.after-poison")
def test_what_was_shown_last_counts_even_if_poisoned():
    town = night(scenario(CAST), "chef").day()
    night(town, "sage", poisoner="balloonist").day()
    night(town, "imp")
    assert options(town) == {"baron", "saint", "imp", "poisoner"}


@pytest.mark.ruling("balloonist.vortox-repeats")
def test_under_a_vortox_it_is_the_same_type_again():
    town = scenario("balloonist baron chef sage saint vortox poisoner monk")
    town.night(tell_balloonist="baron", poisoner="chef").day(execute="sage")
    town.night(tell_balloonist="poisoner", poisoner="chef", vortox="saint", monk="chef")
    assert options(town) == {"baron", "poisoner"}


def test_there_may_be_one_outsider_more():
    roles = [RoleId("balloonist"), RoleId("imp"), RoleId("spy")]
    assert set(allowed_counts(roles, table_counts(7))) == {(5, 0, 1, 1), (4, 1, 1, 1)}


@pytest.mark.ruling("balloonist.damsel-rescued-counts-twice")
def test_a_rescued_damsel_may_be_shown_as_each_of_her_types():
    town = scenario("balloonist damsel chef huntsman imp baron monk")
    town.night(tell_balloonist="damsel").day()
    plans = {"huntsman": "damsel", "rescued": "sage", "monk": "chef", "imp": "baron"}
    town.night(tell_balloonist="damsel", **plans)
    assert "damsel" in options(town)
    assert [each.target for each in town.learned("balloonist")] == [town.seat("damsel")]


def test_two_of_them_go_their_own_ways():
    """On the first night neither has anything to differ from."""
    cast = "imp balloonist baron chef soldier slayer saint apprentice:good"
    town = scenario(cast).night(apprentice="balloonist", tell_balloonist=0)
    remembered = [mark.by for mark in town.town.marks if mark.reminder == "balloonist-know"]
    assert [town.name(by.seat) for by in remembered if by] == ["balloonist", "apprentice"]
    assert [len(list(asked.choice.listed())) for asked in town.questions("tell", "balloonist")] == [8, 8]
