"""The Bishop, a Traveller for whom the Storyteller nominates."""

import pytest

from nightbell.games.clocktower.events import NominationMade
from tests.clocktower.scenario import scenario

CAST = "imp chef virgin slayer soldier saint baron bishop:good"


def opened(cast=CAST):
    return scenario(cast).night().open_nominations()


def names(town, nominee, votes=""):
    """The Storyteller nominates somebody."""
    town._begin({"votes": votes.split()})
    town.table.answer(town.town.storyteller, ("nominate", town.seat(nominee)))
    town._settle()
    return town


@pytest.mark.ruling("bishop.players-cannot")
def test_players_do_not_nominate():
    town = opened()
    refusal = town.refused(lambda: town.nominate("chef", "imp"))
    assert refusal.message == "only-the-storyteller-nominates"


@pytest.mark.ruling("bishop.must-opposite")
def test_somebody_of_the_other_side_must_be_named_first():
    town = names(opened(), "chef")
    town.refused(lambda: town.close())
    names(town, "baron").close()
    assert town.town.phase != "day" or town.town.stage == "closing"


def test_for_an_evil_bishop_it_is_a_good_player():
    town = names(opened("imp chef virgin slayer soldier saint baron bishop:evil"), "baron")
    town.refused(lambda: town.close())
    names(town, "saint").close()


@pytest.mark.ruling("bishop.voting-normal")
def test_the_vote_is_as_always():
    town = names(opened(), "baron", "chef virgin slayer soldier")
    assert town.town.nominations[-1].tally == 4 and town.condemned == "baron"
    assert town.announced(NominationMade) == [(town.town.storyteller, town.seat("baron"))]
    assert not town.close().alive("baron")


def test_a_virgin_is_not_touched_by_it():
    town = names(opened(), "virgin")
    assert not town.token("virgin").spent and town.alive("virgin")


@pytest.mark.ruling("bishop.exiled-mid-day")
def test_once_exiled_players_nominate_the_same_day():
    town = opened().exile("imp", "bishop", "imp chef virgin slayer")
    town.nominate("chef", "imp", "chef")
    assert town.town.nominations[-1].nominator == town.seat("chef")
    town.close()
    assert (
        opened().refused(lambda: opened().nominate("chef", "imp")).message == "only-the-storyteller-nominates"
    )


@pytest.mark.parametrize(("first", "second"), [("chef", "baron"), ("baron", "chef")])
def test_two_bishops_of_different_sides_are_owed_one_of_either(first, second):
    town = names(opened(f"{CAST} bishop:evil"), first)
    town.refused(lambda: town.close())
    assert names(town, second).close().town.phase != "day"
