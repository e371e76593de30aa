"""The Alsaahir: who names them all."""

import pytest

from nightbell.games.clocktower.events import DeedDone, NothingHappens
from tests.clocktower.scenario import scenario

CAST = "alsaahir imp baron chef monk witch slayer"


def names(town, who, demons, minions=""):
    """Names the Demons and the Minions for all to hear."""
    seats = tuple(town.seat(name) for name in demons.split())
    return town.standing(who, "alsaahir", seats, alsaahir_minions=minions)


@pytest.mark.ruling("alsaahir.right-guess-wins")
def test_the_whole_team_named_right_wins():
    town = names(scenario(CAST).night(), "alsaahir", "imp", "baron witch")
    assert town.outcome == "good"


@pytest.mark.parametrize("minions", ["baron", "baron witch chef", ""])
def test_one_too_few_or_too_many_is_wrong(minions):
    town = names(scenario(CAST).night(), "alsaahir", "imp", minions)
    assert town.outcome is None and len(town.said(NothingHappens)) == 1
    town.refused(lambda: names(town, "alsaahir", "imp", "baron witch"))


@pytest.mark.ruling("alsaahir.swapped-types-fail")
def test_the_right_players_under_the_wrong_type():
    assert names(scenario(CAST).night(), "alsaahir", "baron", "imp witch").outcome is None


@pytest.mark.ruling("alsaahir.drunk-guess")
def test_a_drunk_guess_is_silent_and_used_up():
    town = scenario(CAST).night().word("mark", "alsaahir", "sweetheart-drunk")
    names(town, "alsaahir", "imp", "baron witch")
    assert town.outcome is None and len(town.said(NothingHappens)) == 1
    town.refused(lambda: names(town, "alsaahir", "imp", "baron witch"))


@pytest.mark.ruling("alsaahir.legion-as-demon")
def test_who_is_both_is_named_as_a_demon():
    cast = "alsaahir legion legion legion chef"
    assert names(scenario(cast).night(), "alsaahir", "legion legion2", "legion3").outcome is None
    assert names(scenario(cast).night(), "alsaahir", "legion legion2 legion3").outcome == "good"


@pytest.mark.ruling("alsaahir.current-team")
def test_what_counts_is_who_has_the_roles_now():
    town = scenario("alsaahir imp baron chef monk witch slayer").night().day()
    town.night(monk="chef", witch="baron", imp="imp", star_pass="baron")
    assert town.role("baron") == "imp"
    assert names(town, "alsaahir", "imp", "baron witch").outcome is None
    town.day().night(monk="chef", witch="chef", baron="imp")
    assert names(town, "alsaahir", "imp baron", "witch").outcome == "good"


@pytest.mark.ruling("alsaahir.bluffs-allowed")
def test_others_may_guess_for_show():
    town = scenario(CAST).night()
    names(town, "imp", "imp", "baron witch")
    names(town, "alsaahir", "chef", "baron")
    assert town.outcome is None and len(town.said(NothingHappens)) == 2
    assert [deed[1] for deed in town.announced(DeedDone)] == ["alsaahir", "alsaahir"]
