"""The Philosopher: another's ability."""

import pytest

from nightbell.games.clocktower.catalogue import Ability, RoleId
from nightbell.games.clocktower.events import LearnsPair
from tests.clocktower.scenario import scenario


@pytest.mark.ruling("philosopher.first-night-ability")
def test_what_is_known_from_the_start_is_told_the_same_night():
    town = scenario("philosopher imp soldier monk slayer poisoner saint")
    town.night(poisoner="saint").day()
    town.night(philosopher="chef", monk="slayer", imp="soldier", poisoner="saint")
    assert town.number("philosopher") == 0
    assert town.role("philosopher") == "philosopher"
    town.day().night(monk="slayer", imp="soldier", poisoner="saint")
    assert town.learned("philosopher") == []


def test_on_the_first_night_as_well():
    town = scenario("philosopher imp soldier monk slayer poisoner saint")
    town.night(philosopher="investigator", poisoner="saint")
    (clue,) = town.learned("philosopher")
    assert isinstance(clue, LearnsPair) and clue.shown == "poisoner"


@pytest.mark.ruling("philosopher.later-holder")
def test_whoever_has_the_role_is_drunk_now_or_later():
    town = scenario("philosopher imp soldier empath slayer baron saint")
    town.night(philosopher="empath")
    assert town.drunk("empath") and not town.works("empath")
    later = scenario("philosopher imp soldier pithag slayer monk saint")
    later.night(philosopher="empath").day()
    later.night(pithag="slayer", pit_hag="empath", monk="saint", imp="soldier")
    assert later.role("slayer") == "empath" and later.drunk("slayer")
    later.word("slay", "philosopher")
    assert not later.drunk("slayer")


@pytest.mark.ruling("philosopher.impaired-use")
def test_a_choice_while_poisoned_is_spent_for_nothing():
    town = scenario("philosopher imp soldier ravenkeeper slayer poisoner saint")
    town.night(philosopher="wait", poisoner="saint").day()
    town.word("mark", "philosopher", "poisoner-poisoned")
    town.night(philosopher="slayer", poisoner="saint", imp="soldier")
    assert not town.drunk("slayer")
    town.word("unmark", "philosopher", "poisoner-poisoned")
    assert not town.works("philosopher", "slayer")
    town.shoot("philosopher", "imp")
    assert town.alive("imp")
    town.day().night(poisoner="saint", imp="soldier")
    assert not town.woken("philosopher")


@pytest.mark.ruling("philosopher.klutz")
def test_a_gained_ability_that_works_on_death_works():
    town = scenario("philosopher imp soldier chef slayer baron saint")
    town.night(philosopher="ravenkeeper").day()
    town.night(imp="philosopher", philosopher="imp")
    assert town.shown("philosopher") == "imp"


@pytest.mark.ruling("philosopher.vortox")
def test_a_vortox_falsifies_what_the_gained_ability_tells():
    town = scenario("philosopher vortox soldier chef slayer baron saint")
    town.night(philosopher="empath", tell_empath=0)
    assert town.why("tell", "empath") == "vortox"
    assert town.options("tell", "empath") == [0, 2]


@pytest.mark.ruling("professor.revive")
@pytest.mark.rule("C-685")
def test_a_revived_philosopher_chooses_again():
    town = scenario("philosopher imp soldier professor slayer saint empath baron")
    town.night(philosopher="empath").word("slay", "philosopher").day()
    town.night(professor="philosopher", imp="soldier")
    assert town.alive("philosopher") and not town.drunk("empath")
    assert town.view("philosopher").gained == ()
    town.day().night(philosopher="slayer", imp="soldier")
    assert town.drunk("slayer") and not town.drunk("empath")


def test_a_poisoned_philosopher_has_neither_ability_nor_effect():
    town = scenario("philosopher imp soldier empath slayer poisoner saint")
    town.night(philosopher="empath", poisoner="philosopher", tell_empath=1)
    assert not town.drunk("empath") and town.works("empath")
    town.word("unmark", "philosopher", "poisoner-poisoned")
    assert town.drunk("empath")


def test_a_gained_ability_is_used_up_for_itself():
    """The Philosopher's own use and the gained one are counted apart."""
    town = scenario("philosopher imp poisoner chef empath soldier saint")
    town.night(philosopher="fool", poisoner="saint")
    me = Ability(town.seat("philosopher"), RoleId("fool"))
    own = Ability(town.seat("philosopher"), RoleId("philosopher"))
    assert not town.town.spent(me)
    town.day().night(imp="philosopher", poisoner="saint")
    assert town.alive("philosopher")
    assert town.town.spent(me) and not town.town.spent(own)


@pytest.mark.ruling("philosopher.second-use")
def test_with_a_strong_coffee_the_philosopher_chooses_again():
    town = scenario("philosopher imp chef slayer saint baron barista:good")
    town.night(philosopher="soldier", barista="saint", barista_brew="clear").day()
    town.night(barista="philosopher", barista_brew="strong", philosopher="empath", imp="chef")
    assert town.works("philosopher", "empath") and town.number("philosopher") is not None
