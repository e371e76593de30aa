"""The Marionette: evil without knowing it."""

import pytest

from nightbell.engine import Table
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.events import LearnsHolder, LearnsMinions
from tests.clocktower.scenario import scenario

CAST = "marionette=undertaker imp chef monk witch slayer soldier"


@pytest.mark.ruling("marionette.mock-information")
def test_what_it_believes_is_answered_freely():
    town = scenario(CAST).night(witch="soldier").day(execute="chef")
    town.night(witch="soldier", monk="slayer", imp="soldier", tell_undertaker="saint")
    assert town.shown("marionette") == "saint"
    assert town.view("marionette").card == "undertaker" and town.view("marionette").card_side == "good"
    assert town.side("marionette") == "evil"


@pytest.mark.ruling("marionette.demon-knows", "marionette.no-minion-info")
def test_the_demon_knows_and_other_minions_do_not():
    town = scenario(CAST).night(witch="soldier")
    assert town.was_told("imp", LearnsHolder, town.seat("marionette"), "marionette")
    assert town.was_told("imp", LearnsMinions, (town.seat("witch"),))
    assert not [each for each in town.notes("witch") if isinstance(each, LearnsMinions)]
    assert town.learned("marionette") == []


@pytest.mark.ruling("marionette.wins-with-evil")
def test_it_loses_with_evil():
    town = scenario(CAST).night(witch="soldier").day(execute="imp")
    assert town.outcome == "good" and "marionette" not in town.winners


@pytest.mark.ruling("marionette.reads-as-minion")
def test_it_reads_as_a_minion():
    town = scenario("marionette=undertaker imp investigator monk chef slayer soldier")
    town.night()
    assert town.shown("investigator") == "marionette"


@pytest.mark.ruling("marionette.not-tipped-off", "snitch.marionette-not-woken")
def test_nothing_else_gives_it_away():
    town = scenario("marionette=undertaker imp preacher snitch damsel slayer soldier")
    town.night(preacher="marionette")
    assert town.learned("marionette") == [] and town.questions("snitch") == []
    told = scenario("baron imp preacher snitch damsel slayer soldier")
    told.night(preacher="baron", snitch=lambda asked: next(asked.choice.listed()))
    assert len(told.questions("snitch")) == 1


@pytest.mark.parametrize("seed", range(12))
def test_it_sits_beside_the_demon(seed):
    bag = ["marionette=monk", "imp", "chef", "sage", "slayer", "soldier", "virgin"]
    table = Table(
        RULES, {"sheet": ["marionette", "monk", *bag[1:], "empath", "saint"], "bag": bag}, seed=seed
    )
    town = table.state
    (demon,) = town.demons()
    (marionette,) = [seat for seat in town.players() if town.grimoire[seat].role == "marionette"]
    assert marionette in town.neighbours(demon)
