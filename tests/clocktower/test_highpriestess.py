"""The High Priestess: who knows whom to talk to."""

import pytest

from tests.clocktower.scenario import scenario


def shown(town, night=None):
    return [town.name(each.target) for each in town.learned("highpriestess", night)]


@pytest.mark.ruling("highpriestess.any-seat", "highpriestess.no-fixed-test")
def test_anybody_may_be_shown_and_again():
    town = scenario("highpriestess saint imp chef monk baron")
    town.night(worth_talking="saint").word("slay", "saint").day()
    town.night(worth_talking="saint", monk="chef", imp="saint")
    assert shown(town, 1) == shown(town, 2) == ["saint"]
    town.day().night(worth_talking="imp", monk="chef", imp="saint")
    assert shown(town) == ["imp"]


@pytest.mark.ruling("highpriestess.vortox-not-the-best")
def test_under_a_vortox_it_is_anybody_else():
    town = scenario("highpriestess saint vortox chef monk").night(
        worth_talking="saint", tell_highpriestess="chef"
    )
    assert town.seat("saint") not in town.options("tell", "highpriestess")
    assert len(town.options("tell", "highpriestess")) == 4 and shown(town) == ["chef"]
