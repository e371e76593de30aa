"""The Klutz: a last pointing finger."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "klutz imp seamstress soldier witch slayer poisoner chef monk"
QUIET = {"witch": "chef", "poisoner": "witch"}


def hanged(target, **first):
    town = scenario(CAST).night(**QUIET | first)
    town.nominate("slayer", "klutz", "slayer imp seamstress soldier witch poisoner")
    return town.close(last_words=town.naming("klutz", target))


@pytest.mark.ruling("klutz.good-pick")
def test_somebody_good_is_named_and_the_game_goes_on():
    assert hanged("seamstress").outcome is None


@pytest.mark.ruling("klutz.evil-pick")
def test_somebody_evil_is_named_and_good_has_lost():
    assert hanged("witch").outcome == "evil"
    town = scenario(CAST).night(**QUIET).day()
    town.night(**QUIET, monk="chef", imp="klutz", last_words=town.naming("klutz", "imp"))
    assert town.outcome == "evil"


@pytest.mark.ruling("klutz.impaired")
def test_a_poisoned_klutz_does_no_harm():
    assert hanged("witch", poisoner="klutz").outcome is None


@pytest.mark.ruling("klutz.fanggu-jump")
def test_a_klutz_who_becomes_the_fang_gu_names_nobody():
    town = scenario("klutz fanggu seamstress soldier baron slayer").night().day().night(fanggu="klutz")
    assert town.role("klutz") == "fanggu"
    assert [d.seat for d in town.questions("last-words")] == [town.seat("fanggu")]
    assert hanged("witch").outcome == "evil", "whoever is still the Klutz names somebody"


def test_who_only_says_so_does_no_harm():
    town = scenario(CAST).night(**QUIET)
    town.nominate("slayer", "chef", "slayer imp seamstress soldier witch poisoner")
    assert town.close(last_words=town.naming("klutz", "witch")).outcome is None


@pytest.mark.ruling("klutz.barista-twice")
def test_a_klutz_who_acts_twice_names_two():
    town = scenario("klutz sage witch imp chef slayer barista:good")
    town.night(witch="chef", barista="klutz", barista_brew="strong")
    names = iter([town.naming("klutz", "sage"), town.naming("klutz", "witch")])
    town.word("slay", "klutz", last_words=lambda _: next(names))
    assert town.outcome == "evil"
