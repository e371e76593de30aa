"""The Snake Charmer: whoever finds the Demon becomes it."""

import pytest

from nightbell.games.clocktower.events import IsNow, LearnsMinions
from tests.clocktower.scenario import scenario


@pytest.mark.ruling("snakecharmer.hit")
def test_charmer_and_demon_change_places():
    town = scenario("snakecharmer vigormortis chef soldier slayer baron saint")
    town.night(snakecharmer="vigormortis")
    assert (town.role("snakecharmer"), town.side("snakecharmer")) == ("vigormortis", "evil")
    assert (town.role("vigormortis"), town.side("vigormortis")) == ("snakecharmer", "good")
    assert town.poisoned("vigormortis") and not town.poisoned("snakecharmer")


@pytest.mark.ruling("snakecharmer.new-demon-acts", "snakecharmer.no-team-info")
def test_the_new_demon_attacks_tonight_and_is_told_of_nobody():
    town = scenario("nodashii chef snakecharmer soldier slayer baron saint").night().day()
    town.night(snakecharmer=town.in_turn("nodashii", "slayer"))
    assert town.deaths == ["slayer"] and len(town.questions("choose", "nodashii")) == 1
    assert town.was_told("snakecharmer", IsNow, "nodashii", "evil")
    assert not any(isinstance(note, LearnsMinions) for note in town.notes("snakecharmer"))


@pytest.mark.ruling("snakecharmer.impaired")
def test_an_impaired_charmer_charms_nobody():
    town = scenario("snakecharmer imp chef soldier slayer poisoner saint")
    town.night(poisoner="snakecharmer", snakecharmer="imp")
    assert town.role("imp") == "imp" and town.side("snakecharmer") == "good"


@pytest.mark.ruling("snakecharmer.philosopher")
def test_a_philosopher_hands_the_demon_the_philosophers_role():
    town = scenario("philosopher vortox chef soldier slayer baron saint")
    town.night(philosopher=lambda d: "snakecharmer" if d.kind == "philosopher" else town.seat("vortox"))
    assert (town.role("philosopher"), town.side("philosopher")) == ("vortox", "evil")
    assert (town.role("vortox"), town.side("vortox")) == ("philosopher", "good") and town.poisoned("vortox")


@pytest.mark.ruling("snakecharmer.truth-of-notice")
def test_what_both_are_told_of_themselves_is_true_even_under_a_vortox():
    town = scenario("snakecharmer vortox chef soldier slayer baron saint").night(snakecharmer="vortox")
    assert town.was_told("snakecharmer", IsNow, "vortox", "evil")
    assert town.was_told("vortox", IsNow, "snakecharmer", "good")


def test_anybody_else_is_left_in_peace():
    town = scenario("snakecharmer imp chef soldier slayer baron saint").night(snakecharmer="baron")
    assert town.role("baron") == "baron" and town.learned("snakecharmer") == []
