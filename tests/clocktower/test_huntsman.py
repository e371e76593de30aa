"""The Huntsman: who looks for the Damsel."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "huntsman damsel imp monk poisoner chef slayer"


@pytest.mark.ruling("huntsman.saves-damsel", "balloonist.damsel-rescued-counts-twice")
def test_the_damsel_becomes_an_absent_townsfolk():
    town = scenario(CAST).night(poisoner="chef").day()
    town.night(poisoner="chef", monk="chef", imp="slayer", huntsman="damsel", rescued="undertaker")
    assert town.role("damsel") == "undertaker" and town.token("huntsman").spent
    assert "chef" not in town.options("rescued") and town.works("damsel", "undertaker")


@pytest.mark.ruling("huntsman.poisoned-damsel", "huntsman.drunk-stays")
def test_her_own_poison_is_no_hindrance_and_stays():
    town = scenario(CAST).night(poisoner="damsel", huntsman="damsel", rescued="soldier")
    assert town.role("damsel") == "soldier" and town.poisoned("damsel")


@pytest.mark.ruling("huntsman.setup-text-dead")
def test_a_flower_does_nothing_then():
    town = scenario(CAST).night(poisoner="chef", huntsman="damsel", rescued="fortuneteller")
    assert len(town.names) == 7


def test_a_poisoned_huntsman_has_hunted_in_vain():
    town = scenario(CAST).night(poisoner="huntsman", huntsman="damsel")
    assert town.role("damsel") == "damsel" and town.token("huntsman").spent
