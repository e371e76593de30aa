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
    town.day().night(lunatic="soldier", monk="slayer", imp="goon")
    assert town.drunk("imp") and town.side("goon") == "evil"


@pytest.mark.ruling("goon.lunatic-chooser")
@pytest.mark.parametrize("mock", ["lunatic=imp", "drunk=innkeeper"])
def test_a_mock_choice_is_not_the_first(mock):
    town = scenario(f"goon imp soldier {mock} slayer chef baron witch")
    town.night(witch="slayer").day()
    mocks = {"lunatic": "goon"} if "lunatic" in mock else {"drunk": "goon slayer"}
    town.night(witch="slayer", imp="goon", **mocks)
    assert town.drunk("imp") and town.alive("goon") and town.side("goon") == "evil"


@pytest.mark.ruling("goon.good-chooser")
def test_the_courtiers_choice_is_a_choice():
    town = scenario("goon:evil imp soldier chef courtier slayer poisoner")
    town.night(poisoner="slayer").day()
    town.night(poisoner="slayer", courtier="goon", imp="goon")
    assert town.drunk("courtier") and not town.drunk("goon")
    assert town.deaths == ["goon"], "the Courtier came first, so the Imp is sober"
    assert town.side("goon") == "good"


def test_a_choice_before_the_courtiers_comes_first():
    town = scenario("goon imp soldier chef courtier slayer poisoner")
    town.night(poisoner="slayer").day()
    town.night(poisoner="goon", courtier="goon", imp="soldier")
    assert town.side("goon") == "evil" and town.drunk("goon")
    assert town.marks("poisoner") == ["goon-drunk"] and town.marks("courtier") == ["courtier-no-ability"]
    assert not town.drunk("poisoner"), "a drunk Goon makes nobody drunk"


@pytest.mark.parametrize(("chooser", "woken"), [("imp", 1), ("monk", 0)])
def test_a_goon_who_is_told_of_a_new_side_was_woken_by_the_own_ability(chooser, woken):
    """A choice that changes nothing is not told, and so nobody wakes for it."""
    town = scenario("goon imp soldier chambermaid monk slayer chef")
    town.night(chambermaid="soldier slayer").day()
    plans = {"monk": "slayer", "imp": "soldier"} | {chooser: "goon"}
    town.night(**plans, chambermaid="goon soldier")
    assert town.woken("goon") is bool(woken) and town.number("chambermaid") == woken
    told = [type(event).__name__ for event in town.heard("goon")]
    assert told.count("Woken") == told.count("PutToSleep") == woken


def test_a_chambermaid_who_turns_the_goon_is_drunk_before_she_counts():
    town = scenario("goon:evil imp soldier chambermaid monk slayer chef")
    town.night(chambermaid="goon soldier", tell_chambermaid=2)
    assert town.drunk("chambermaid") and town.number("chambermaid") == 2


@pytest.mark.ruling("goon.dead-goon")
def test_a_dead_goon_has_no_effect():
    town = scenario(CAST)
    town.night(poisoner="slayer").word("slay", "goon").day()
    town.night(poisoner="slayer", monk="chef", imp="goon")
    assert not town.drunk("imp") and town.side("goon") == "good"
    living = scenario(CAST).night(poisoner="slayer").day().night(poisoner="slayer", monk="chef", imp="goon")
    assert living.drunk("imp") and living.side("goon") == "evil"
