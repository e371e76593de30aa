"""The Pixie: mad about a role, until it is one's own."""

import pytest

from nightbell.games.clocktower.events import LearnsLiving
from tests.clocktower.scenario import scenario

CAST = "pixie washerwoman imp baron monk soldier slayer"


def shown(role, cast=CAST, **plans):
    return scenario(cast).night(tell_pixie=role, **plans)


@pytest.mark.ruling("pixie.mad-then-gains")
@pytest.mark.rule("C-399")
def test_what_was_pretended_comes_true_when_the_owner_dies():
    town = shown("washerwoman", clue="monk@monk")
    assert town.was_told("pixie", LearnsLiving, "pixie", "washerwoman")
    town.hang("washerwoman", pixie_mad=True)
    town.night(monk="pixie", imp="soldier", clue="slayer@slayer")
    assert town.shown("pixie") == "slayer" and town.role("pixie") == "pixie"


@pytest.mark.ruling("pixie.no-effort-no-gain")
@pytest.mark.rule("C-399")
def test_whoever_gives_in_gains_nothing():
    town = shown("soldier").hang("soldier", pixie_mad=False)
    assert town.town.abilities(town.seat("pixie")) == ("pixie",)


@pytest.mark.rule("C-399")
def test_a_verdict_that_the_pixie_does_not_try_is_punished_by_nobody():
    town = shown("soldier").standing("storyteller", "verdict", ("verdict", 0, "does-not-try"))
    assert town.questions("madness-penalty") == [] and town.alive("pixie")


@pytest.mark.ruling("pixie.not-told")
def test_neither_the_death_nor_the_gain_is_told():
    town = shown("slayer")
    before = town.view("pixie").notes
    town.hang("slayer", pixie_mad=True).night(monk="pixie", imp="soldier")
    assert town.view("pixie").notes == before and town.view("pixie").gained == ()
    town.shoot("pixie", "imp")
    assert town.outcome == "good"


@pytest.mark.ruling("pixie.original-changes-first")
def test_what_was_learnt_counts_whatever_its_owner_became():
    town = shown("monk", "pixie monk imp pithag chef soldier slayer").day()
    town.night(pithag="monk", pit_hag="witch", imp="soldier").day()
    town.night(pithag="soldier", imp="monk", pixie_mad=True)
    assert town.deaths == ["monk"] and town.works("pixie", "monk")


@pytest.mark.ruling("pixie.drunk-pixie-mock")
def test_a_drunk_who_believes_to_be_a_pixie_is_humoured():
    town = shown("lycanthrope", "drunk=pixie soldier imp baron chef mayor slayer", pixie_owner="soldier")
    town.hang("soldier", pixie_mad=True, faux_paw="chef")
    town.night(drunk="chef", imp="soldier")
    assert town.deaths == [] and town.questions("choose", "pixie")


def test_a_pixie_who_is_poisoned_when_it_happens_gains_nothing_real():
    town = shown("slayer").word("mark", "pixie", "poisoner-poisoned").hang("slayer", pixie_mad=True)
    town.word("unmark", "pixie", "poisoner-poisoned").night(monk="pixie", imp="soldier")
    town.shoot("pixie", "imp")
    assert town.outcome is None


def test_learnt_while_poisoned_any_townsfolk_may_be_shown():
    town = scenario("pixie washerwoman imp poisoner monk soldier slayer")
    town.night(poisoner="pixie", tell_pixie="mayor", pixie_owner="monk", clue="monk@monk")
    assert "pixie-mad" in town.marks("monk")
    town.word("unmark", "pixie", "poisoner-poisoned").hang("monk", pixie_mad=True)
    assert town.works("pixie", "mayor"), "what was learnt counts"


def test_under_a_vortox_the_role_is_not_in_play():
    town = scenario("pixie chef vortox baron monk soldier slayer").night(
        tell_pixie="mayor", pixie_owner="monk", tell_chef=2
    )
    assert not {"chef", "monk", "soldier", "slayer"} & set(town.options("tell", "pixie"))


@pytest.mark.ruling("pixie.poppy-grower-handover")
def test_evil_does_not_meet_when_the_pixie_takes_over_the_poppies():
    cast = "pixie poppygrower imp baron chef soldier slayer"
    town = shown("poppygrower", cast).day()
    town.night(imp="poppygrower", pixie_mad=True)
    assert not town.learned("baron") and not town.learned("imp")
    other = shown("poppygrower", cast).day()
    other.night(imp="poppygrower", pixie_mad=False)
    assert other.learned("baron")
