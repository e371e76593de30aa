"""The Dreamer: a good role and an evil one, and one of them is true."""

import pytest

from nightbell.games.clocktower.catalogue import ROLES
from tests.clocktower.scenario import scenario

CAST = "dreamer imp mutant philosopher witch:good sage poisoner thief"
QUIET = {"witch": "sage", "poisoner": "imp", "thief": "sage"}


def dream(target, **plans):
    return scenario(CAST).night(dreamer=target, **QUIET | plans)


def seen(town):
    (learned,) = town.learned("dreamer")
    return learned.good, learned.evil


@pytest.mark.ruling("dreamer.good-target")
def test_a_good_role_is_shown_with_any_evil_one():
    town = dream("mutant", either="zombuul")
    assert seen(town) == ("mutant", "zombuul")
    assert {ROLES[role].type for role in town.options("either")} == {"minion", "demon"}


@pytest.mark.ruling("dreamer.philosopher")
def test_a_philosopher_is_the_philosopher():
    assert seen(dream("philosopher", philosopher="sage"))[0] == "philosopher"


@pytest.mark.ruling("dreamer.character-not-alignment")
def test_colours_follow_the_role():
    town = dream("witch", either="chef")
    assert town.side("witch") == "good" and seen(town) == ("chef", "witch")


@pytest.mark.ruling("dreamer.vortox")
def test_under_a_vortox_both_are_wrong():
    town = scenario("dreamer vortox mutant sage witch slayer").night(witch="sage", dreamer="vortox")
    good, evil = town.questions("either")
    assert [dict(each.about)["side"] for each in (good, evil)] == ["good", "evil"]
    assert "vortox" not in list(evil.choice.listed()) and seen(town)[1] != "vortox"


@pytest.mark.ruling("dreamer.impaired")
def test_an_impaired_dreamer_sees_anything():
    shown = iter(("saint", "witch"))
    town = dream("sage", poisoner="dreamer", either=lambda _: next(shown))
    assert seen(town) == ("saint", "witch")
    assert "sage" in list(town.questions("either")[0].choice.listed()), "it may be the truth as well"


@pytest.mark.ruling("dreamer.illegal")
@pytest.mark.parametrize("target", ["dreamer", "thief"])
def test_neither_oneself_nor_a_traveller(target):
    town = scenario("dreamer imp mutant chef sage baron thief").until("choose")
    town.table.answer(town.seat("thief"), town.seat("sage"))
    town.until("choose")
    assert town.refused(lambda: town.table.answer(town.seat("dreamer"), town.seat(target))).rule == "C-314"
