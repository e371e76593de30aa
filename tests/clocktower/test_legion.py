"""Legion: they are many."""

import pytest

from nightbell.engine import Table
from nightbell.games.clocktower import RULES
from tests.clocktower.scenario import scenario


@pytest.mark.ruling("legion.evil-only-vote-fails", "legion.tally-zero")
def test_a_vote_of_evil_alone_counts_for_nothing():
    town = scenario("legion legion legion slayer chef monk soldier").night()
    town.nominate("legion", "chef", "legion legion2 legion3").nominate(
        "chef", "monk", "legion legion2 legion3 slayer"
    )
    assert [made.tally for made in town.town.nominations] == [0, 4] and town.condemned == "monk"


@pytest.mark.ruling("legion.one-good-vote")
def test_one_good_vote_makes_it_count():
    town = scenario("legion legion legion legion slayer chef soldier").night()
    town.nominate("legion", "chef", "legion legion2 legion3 slayer").close()
    assert not town.alive("chef")
    evil = scenario("legion legion legion legion slayer chef soldier").night()
    assert evil.nominate("legion", "chef", "legion legion2 legion3 legion4").close().alive("chef")


@pytest.mark.ruling("legion.all-must-die")
def test_good_wins_when_all_are_dead():
    town = scenario("legion legion chef slayer monk soldier sage").night().shoot("slayer", "legion")
    assert not town.alive("legion") and town.alive("legion2")
    assert town.nominate("legion2", "chef", "legion legion2").town.nominations[-1].tally == 0, "it works on"
    town.day(execute="legion2")
    assert town.outcome == "good"


@pytest.mark.ruling("legion.reads-as-both", "knight.legion")
def test_it_reads_as_minion_and_as_demon():
    town = scenario("legion legion legion legion investigator knight chef")
    town.night(clue="legion@legion", clue_second="chef")
    assert town.shown("investigator") == "legion"
    (learned,) = town.learned("knight")
    assert [town.name(seat) for seat in learned.pair] == ["investigator", "chef"]


@pytest.mark.ruling("legion.damsel-guess")
def test_legion_may_guess_the_damsel():
    town = scenario("legion legion legion legion damsel chef monk").night()
    town.standing("legion", "claim", ("think", town.seat("damsel"), "damsel"))
    assert town.outcome == "evil"


def test_at_night_one_may_die_as_the_storyteller_likes():
    town = (
        scenario("legion legion legion legion chef monk sage").night().day().night(legion="chef", monk="sage")
    )
    assert town.deaths == ["chef"] and len(town.questions("legion")) == 1
    town.day().night(legion=None, monk="sage")
    assert town.deaths == []


def test_most_players_are_legion():
    sheet = [
        "legion",
        "chef",
        "monk",
        "slayer",
        "soldier",
        "sage",
        "empath",
        "virgin",
        "saint",
        "butler",
        "baron",
        "spy",
    ]
    table = Table(RULES, {"sheet": sheet, "players": 10}, seed=3)
    while table.state.night == 0:
        ((seat, decision),) = list(table.open.items())[:1]
        table.answer(seat, next(decision.choice.listed()))
    assert sum(token.role == "legion" for token in table.state.grimoire) == 7


@pytest.mark.ruling("legion.one-good-left")
def test_with_one_good_player_left_it_may_be_called():
    town = scenario("legion legion chef slayer saint").night()
    for name in ("slayer", "saint"):
        town.word("slay", name)
    assert town.outcome is None and town.living == 3
    assert town.nominate("legion", "chef", "legion legion2").condemned is None, "nobody good can be hanged"
    assert town.standing("storyteller", "end-early", "evil").outcome == "evil"
