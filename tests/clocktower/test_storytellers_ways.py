"""What a Storyteller may do out of turn: make up for a forgotten waking, ask for a last wish."""

import pytest

from nightbell.games.clocktower.events import Executed, LastWish, LearnsInPlay
from tests.clocktower.scenario import scenario


@pytest.mark.rule("C-494")
def test_a_forgotten_butler_chooses_in_private_as_if_last_night():
    town = scenario("imp soldier chef monk slayer saint virgin")
    town.night().word("become", "slayer", "butler")
    assert not town.woken("slayer")
    before = len(town.table.history)
    town.standing("storyteller", "late-action", town.seat("slayer"), choose="monk")
    assert town.marks("monk") == ["butler-master"]
    assert town.town.picks[-1].targets == (town.seat("monk"),) and town.woken("slayer")
    assert town.heard(since=before) == []
    town.day()
    assert town.marks("monk") == []


@pytest.mark.rule("C-494")
def test_who_was_woken_is_not_woken_again():
    town = scenario("imp soldier chef monk slayer saint virgin")
    town.night()
    refusal = town.refused(lambda: town.standing("storyteller", "late-action", town.seat("chef")))
    assert refusal.message == "not-your-decision"


@pytest.mark.rule("C-494")
def test_what_happens_by_day_makes_nobody_forgotten_of_the_night_before():
    town = scenario("imp godfather undertaker tinker chef soldier monk slayer saint").night().day()
    town.night(imp="soldier", monk="chef").day_of("tinker")
    refused = [
        lambda who=who: town.standing("storyteller", "late-action", town.seat(who))
        for who in ("godfather", "undertaker")
    ]
    assert [town.refused(each).message for each in refused] == ["not-your-decision"] * 2
    town.word("become", "chef", "godfather")
    town.standing("storyteller", "late-action", town.seat("chef"))
    assert town.was_told("chef", LearnsInPlay, "godfather", ("tinker", "saint"))
    assert not town.questions("choose"), "whoever died today is paid for tonight"


@pytest.mark.rule("C-513")
@pytest.mark.parametrize("manner", ["bell", None])
def test_the_condemned_may_be_asked_how_to_die_and_may_keep_silent(manner):
    town = scenario("imp soldier chef monk slayer virgin saint")
    town.night().nominate("imp", "chef", "imp soldier monk slayer").proceed("last-call")
    town.proceed("last-wish", last_wish=lambda decision: manner)
    assert town.said(LastWish) == [LastWish(town.seat("chef"), manner)]
    assert town.said(Executed) == [Executed(town.seat("chef"))] and not town.alive("chef")


@pytest.mark.rule("C-513")
def test_it_can_be_left_out():
    town = scenario("imp soldier chef monk slayer virgin saint")
    town.night().nominate("imp", "chef", "imp soldier monk slayer").proceed("last-call").close()
    assert town.said(LastWish) == [] and not town.alive("chef")


def test_where_the_last_demon_is_made_somebody_else_the_game_is_judged_at_once():
    town = scenario("imp soldier chef monk slayer saint virgin").night()
    assert town.word("become", "imp", "baron").outcome == "good"
