"""The Lunatic: sure to be the Demon."""

import pytest

from nightbell.games.clocktower.events import LearnsBluffs, LearnsLunatic, LearnsLunaticChoice, LearnsMinions
from tests.clocktower.scenario import scenario

CAST = "lunatic=imp imp soldier chef monk slayer baron"


@pytest.mark.ruling("lunatic.demon-informed")
def test_the_demon_learns_the_lunatics_choice_before_choosing():
    town = scenario(CAST)
    town.night().day().night(lunatic="chef", imp="soldier", monk="slayer")
    me = town.seat("imp")
    assert town.learned("imp") == [LearnsLunaticChoice(me, town.seat("lunatic"), (town.seat("chef"),))]
    order = [decision.seat for decision in town.questions("choose", "imp")]
    assert order == [town.seat("lunatic"), me]
    assert town.deaths == []


@pytest.mark.ruling("lunatic.fake-minions-count")
@pytest.mark.rule("C-551")
def test_a_made_up_team_and_any_three_good_roles():
    town = scenario(CAST)
    town.night(mock_minions="monk", mock_bluffs=["chef", "empath", "saint"])
    assert town.was_told("lunatic", LearnsMinions, (town.seat("monk"),))
    assert town.was_told("lunatic", LearnsBluffs, ("chef", "empath", "saint"))
    assert all(len(team) == 1 for team in town.options("mock-minions"))


@pytest.mark.ruling("lunatic.zombuul-lunatic")
def test_woken_only_when_the_believed_demon_would_be():
    town = scenario("lunatic=zombuul imp soldier chef monk slayer baron")
    town.night().day(execute="chef").night(imp="soldier", monk="slayer")
    assert not town.woken("lunatic")
    town.day().night(imp="soldier", monk="slayer", lunatic="chef")
    assert town.woken("lunatic")


@pytest.mark.ruling("lunatic.true-demon-told")
def test_the_true_demon_is_told_of_the_lunatic():
    town = scenario(CAST)
    town.night()
    assert town.learned("imp")[0] == LearnsLunatic(town.seat("imp"), town.seat("lunatic"))


@pytest.mark.ruling("lunatic.below-seven")
def test_below_seven_there_is_no_made_up_meeting():
    town = scenario("lunatic=imp imp soldier chef monk slayer")
    town.night()
    assert town.learned("lunatic") == []


def test_a_lunatic_cannot_tell_a_first_night_from_a_demons():
    town = scenario(CAST)
    town.night()
    hear = {
        name: [type(event).__name__ for event in town.heard(name) if type(event) is not LearnsLunatic]
        for name in ("lunatic", "imp")
    }
    assert hear["lunatic"] == hear["imp"]
    assert (town.view("lunatic").card, town.view("lunatic").card_side) == ("imp", "evil")
    assert (town.role("lunatic"), town.side("lunatic")) == ("lunatic", "good")
