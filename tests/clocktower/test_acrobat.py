"""The Acrobat: who trusts somebody's head."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "acrobat imp chef monk poisoner slayer drunk=sage"


@pytest.mark.ruling("acrobat.drunk-sailor", "acrobat.the-drunk")
@pytest.mark.parametrize("chosen", ["chef", "drunk"])
def test_somebody_drunk_or_poisoned_is_fatal(chosen):
    town = scenario(CAST).night(poisoner="slayer").day()
    town.night(poisoner="chef", acrobat=chosen, monk="imp", imp="slayer")
    assert "acrobat" in town.deaths


@pytest.mark.ruling("acrobat.healthy-target")
def test_nothing_happens_with_somebody_sound():
    town = scenario(CAST).night(poisoner="slayer").day()
    town.night(poisoner="slayer", acrobat="chef", monk="imp", imp="slayer")
    assert town.deaths == ["slayer"]


@pytest.mark.ruling("acrobat.later-poison-counts")
def test_what_comes_later_that_night_counts():
    town = scenario("acrobat pukka chef monk baron slayer sage").night(pukka="slayer").day()
    town.night(acrobat="chef", monk="sage", pukka="chef")
    assert "acrobat" in town.deaths


@pytest.mark.ruling("acrobat.impaired-acrobat-safe")
def test_a_poisoned_acrobat_is_safe():
    town = scenario(CAST).night(poisoner="slayer").day()
    town.night(poisoner="acrobat", acrobat="drunk", monk="imp", imp="slayer")
    assert town.alive("acrobat")
