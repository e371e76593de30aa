"""The Goon: whoever chooses first pays the round."""

import pytest

from nightbell.games.clocktower.events import IsNow
from tests.clocktower.scenario import scenario

CAST = "goon imp soldier chef monk slayer poisoner"


@pytest.mark.ruling("goon.demon-fails")
@pytest.mark.rule("C-344")
def test_a_demon_that_chooses_the_goon_is_drunk_and_the_goon_turns_evil():
    town = scenario(CAST)
    town.night(poisoner="slayer").day().night(poisoner="slayer", monk="chef", imp="goon")
    assert town.deaths == [] and town.drunk("imp")
    assert (town.role("goon"), town.side("goon")) == ("goon", "evil")
    assert town.was_told("goon", IsNow, "goon", "evil")
    town.day()
    assert not town.drunk("imp")


@pytest.mark.ruling("goon.second-chooser-works")
def test_only_the_first_chooser_of_a_night_is_affected():
    town = scenario(CAST)
    town.night(poisoner="slayer").day().night(poisoner="goon", monk="chef", imp="goon")
    assert town.drunk("poisoner") and town.deaths == ["goon"]


@pytest.mark.ruling("goon.good-chooser")
def test_a_good_chooser_turns_the_goon_good():
    town = scenario("goon:evil imp soldier chef monk slayer poisoner")
    town.night(poisoner="slayer").day().night(poisoner="slayer", monk="goon", imp="goon")
    assert town.side("goon") == "good" and town.drunk("monk")
    assert town.deaths == ["goon"]


@pytest.mark.ruling("goon.already-drunk-chooser")
def test_an_impaired_chooser_counts_as_the_first():
    town = scenario(CAST)
    town.night(poisoner="slayer").day().night(poisoner="imp", monk="chef", imp="goon")
    assert town.alive("goon") and town.side("goon") == "evil"


@pytest.mark.ruling("goon.lunatic-chooser")
def test_a_lunatics_mock_choice_changes_nothing():
    town = scenario("goon imp soldier lunatic=imp monk slayer baron")
    town.night().day().night(lunatic="goon", monk="slayer", imp="soldier")
    assert not town.drunk("lunatic") and town.side("goon") == "good"


@pytest.mark.ruling("goon.dead-goon")
def test_a_dead_goon_has_no_effect():
    town = scenario(CAST)
    town.night(poisoner="slayer").word("slay", "goon").day()
    town.night(poisoner="slayer", monk="chef", imp="goon")
    assert not town.drunk("imp") and town.side("goon") == "good"
