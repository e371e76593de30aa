"""The High Priestess: who knows whom to talk to."""

import pytest

from nightbell.bots.clocktower.advice import advise
from nightbell.engine import Chair
from nightbell.games.clocktower.events import LieTold, WentAstray
from tests.clocktower.scenario import scenario


def shown(town, night=None):
    return [town.name(each.target) for each in town.learned("highpriestess", night)]


@pytest.mark.ruling("highpriestess.any-seat")
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


@pytest.mark.ruling("highpriestess.no-fixed-test")
def test_no_answer_is_wrong_and_only_advice_is_given():
    town = scenario("highpriestess saint imp chef monk baron").until("worth-talking")
    teller = town.town.storyteller
    question = town.table.open[teller]
    assert set(question.choice.listed()) == {town.seat(name) for name in town.names}
    advised = advise(Chair(town.table, teller), question, "1")
    assert (
        advised is not None and advised.honest == () and [r.id for r in advised.reasons] == ["worth-talking"]
    )
    town.night(worth_talking="imp")
    assert shown(town) == ["imp"]
    assert not [event for event in town.table.events(teller) if isinstance(event, LieTold | WentAstray)]
