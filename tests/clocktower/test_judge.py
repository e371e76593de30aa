"""The Judge: one sentence, past all votes."""

import pytest

from nightbell.games.clocktower.events import Overruled
from tests.clocktower.scenario import scenario

CAST = "imp chef goon moonchild devilsadvocate saint professor judge"


def town_at_day(**first):
    return scenario(CAST).night(**{"devilsadvocate": "chef"} | first)


@pytest.mark.ruling("judge.condemn")
def test_the_condemned_is_executed_at_once_whatever_the_votes():
    town = town_at_day().nominate("chef", "goon", "chef", judge=("condemn",))
    assert not town.alive("goon") and town.said(Overruled)
    assert town.town.stage == "closing", "there is no second execution"
    assert town.token("judge").spent


def test_the_pardoned_is_not_executed_and_the_vote_was_for_nothing():
    town = town_at_day().nominate("chef", "goon", "chef goon saint imp", judge=("pardon",))
    assert not town.condemned
    town.nominate("imp", "professor", "chef goon saint imp")
    assert town.condemned == "professor" and not town.questions("judge")


def test_an_earlier_verdict_of_the_town_comes_back():
    town = town_at_day().nominate("chef", "goon", "chef goon saint imp")
    town.nominate("imp", "professor", "chef goon saint imp moonchild", judge=("pardon",))
    assert town.condemned == "goon"
    tied = town_at_day().nominate("chef", "goon", "chef goon saint imp")
    tied.nominate("saint", "moonchild", "chef goon saint imp")
    tied.nominate("imp", "professor", "chef goon saint imp moonchild", judge=("pardon",))
    assert tied.condemned is None


@pytest.mark.ruling("judge.own-nomination")
def test_not_about_a_nomination_of_ones_own():
    town = town_at_day().nominate("judge", "professor", "judge chef")
    assert not town.questions("judge")
    assert town_at_day().nominate("chef", "professor", "judge chef", judge=("pardon",)).questions("judge")


@pytest.mark.ruling("judge.not-exile")
def test_not_about_an_exile():
    town = scenario(f"{CAST} thief").night(devilsadvocate="chef", thief="chef")
    town.open_nominations().exile("chef", "thief", "chef")
    assert not town.questions("judge")
    assert town.nominate("chef", "professor", "chef", judge=("pardon",)).questions("judge")


@pytest.mark.ruling("judge.survival", "devilsadvocate.judge")
def test_the_condemned_may_survive():
    town = town_at_day(devilsadvocate="moonchild").nominate("chef", "moonchild", "", judge=("condemn",))
    assert town.alive("moonchild") and town.town.executed == town.seat("moonchild")


@pytest.mark.rule("C-423", "C-557")
def test_an_evil_judge_ends_a_game_with_a_saint_at_once():
    """Why the rulebook keeps the Judge away from the Saint: the two are not on one sheet of the box."""
    town = town_at_day().nominate("chef", "saint", "", judge=("condemn",))
    assert town.outcome == "evil"


def test_a_judge_who_leaves_while_asked_leaves_the_vote_as_it_is():
    town = scenario("imp baron chef monk slayer soldier saint judge:good").night()
    town.open_nominations()
    town.table.answer(town.seat("chef"), ("nominate", town.seat("monk")))
    while "judge" not in {each.kind for each in town.table.open.values()}:
        (decision,) = town.table.open.values()
        town.table.answer(decision.seat, True)
    town.table.answer(town.town.storyteller, town.seat("judge"), "farewell")
    town.until("proceed", judge=None)
    assert town.condemned == "monk" and town.seat("judge") not in town.town.circle


@pytest.mark.parametrize(
    ("hands", "second", "comes_back"), [("chef", "", None), ("chef goon saint imp", "chef", "goon")]
)
def test_what_fell_short_before_falls_short_again(hands, second, comes_back):
    """Too few hands, or fewer than for another: neither is on the block once a third is pardoned."""
    town = town_at_day().nominate("chef", "goon", hands).nominate("goon", "moonchild", second)
    town.nominate("imp", "professor", "chef goon saint imp moonchild", judge=("pardon",))
    assert town.condemned == comes_back
