"""The Barista, a Traveller whose coffee does wonders."""

import pytest

from nightbell.games.clocktower.events import LearnsBrew, LearnsEither
from tests.clocktower.scenario import scenario


def test_the_guest_is_told_and_the_barista_is_not():
    town = scenario("imp chef monk slayer soldier saint barista:good")
    town.night(barista="slayer", barista_brew="strong")
    assert town.was_told("slayer", LearnsBrew, "barista", "strong")
    assert not [each for each in town.notes("barista") if isinstance(each, LearnsBrew)]


@pytest.mark.ruling("barista.sober")
def test_impairments_old_and_new_are_put_off():
    town = scenario("nodashii oracle poisoner slayer soldier saint barista:good")
    clear = {"barista": "oracle", "barista_brew": "clear"}
    town.night(poisoner="saint", barista="saint", barista_brew="strong")
    assert town.poisoned("oracle")
    town.word("slay", "poisoner").day().night(**clear, nodashii="soldier")
    assert not town.poisoned("oracle") and town.questions("tell", "oracle") == []
    assert town.number("oracle") == 1


@pytest.mark.ruling("barista.vortox")
def test_even_under_a_vortox_what_is_learned_is_true():
    town = scenario("vortox dreamer baron slayer soldier saint barista:good")
    town.night(barista="dreamer", barista_brew="clear", dreamer="baron")
    (seen,) = [each for each in town.learned("dreamer") if isinstance(each, LearnsEither)]
    assert "baron" in (seen.good, seen.evil)


def test_nobody_passes_for_another_to_a_clear_head():
    town = scenario("imp empath recluse slayer soldier saint barista:good")
    town.night(barista="empath", barista_brew="clear")
    assert town.number("empath") == 1 and town.questions("tell", "empath") == []


@pytest.mark.ruling("barista.twice")
def test_the_ability_is_used_twice():
    town = scenario("imp witch chef slayer soldier saint barista:good")
    town.night(barista="witch", barista_brew="strong", witch=town.in_turn("chef", "saint"))
    assert "witch-cursed" in town.marks("chef") and "witch-cursed" in town.marks("saint")


@pytest.mark.ruling("barista.spent-ability")
def test_a_spent_ability_may_be_used_again_and_an_unused_one_twice():
    town = scenario("imp seamstress chef slayer soldier saint barista:good")
    coffee = {"barista": "seamstress", "barista_brew": "strong"}
    town.night(barista="saint", barista_brew="clear", compare=True, seamstress="chef imp").day()
    assert town.token("seamstress").spent
    town.night(**coffee, compare=True, seamstress="chef slayer", imp="soldier")
    assert len(town.questions("compare")) == 1 and town.token("seamstress").spent
    town = scenario("imp seamstress chef slayer soldier saint barista:good")
    town.night(**coffee, compare=True, seamstress="chef imp")
    assert len(town.questions("compare")) == 2 and town.token("seamstress").spent


def test_a_slayer_shoots_twice_on_that_day():
    town = scenario("imp chef monk slayer soldier saint barista:good")
    town.night(barista="slayer", barista_brew="strong")
    town.shoot("slayer", "chef").shoot("slayer", "imp")
    assert town.outcome == "good"


@pytest.mark.ruling("barista.resumes")
def test_at_dusk_everything_is_as_it_was():
    town = scenario("imp sweetheart empath slayer soldier saint barista:good").night(
        barista="saint", barista_brew="clear"
    )
    town.word("mark", "empath", "sweetheart-drunk").day()
    town.night(barista="empath", barista_brew="clear", imp="soldier")
    assert not town.drunk("empath")
    town.day()
    assert town.drunk("empath")


def test_an_impaired_barista_treats_nobody():
    town = scenario("imp chef poisoner slayer soldier saint barista:good").night(
        poisoner="barista", barista="saint", barista_brew="clear"
    )
    town.day().night(poisoner="saint", barista="chef", barista_brew="strong", imp="soldier")
    town.word("mark", "barista", "sweetheart-drunk").day().night(poisoner="saint", imp="soldier")
    assert town.questions("barista") == []


def test_a_first_clue_to_a_clear_head_shows_nobody_as_another():
    """Without it a Spy may be shown as a Townsfolk."""
    cast = "imp washerwoman spy chef soldier saint barista:good"
    town = scenario(cast).night(barista="washerwoman", barista_brew="clear")
    clues = town.options("clue", "washerwoman")
    assert {(role, town.name(seat)) for _, role, seat in clues} == {("chef", "chef"), ("soldier", "soldier")}
    plain = scenario(cast).night(barista="saint", barista_brew="clear")
    assert town.seat("spy") in {seat for _, _, seat in plain.options("clue", "washerwoman")}
