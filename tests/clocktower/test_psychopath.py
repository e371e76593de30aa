"""The Psychopath: who kills in broad daylight."""

import pytest

from nightbell.games.clocktower.events import DeedDone, NothingHappens, ThrowsShown
from tests.clocktower.scenario import scenario

CAST = "psychopath imp chef monk slayer recluse soldier"


def strikes(town, name, target):
    return town.standing(name, "psychopath", town.seat(target))


def hands(town, own, others):
    """What is thrown by the Psychopath and by whoever plays against."""
    mine = town.seat("psychopath")
    return lambda question: own if question.seat == mine else others


def executed(town, own, others, nominator="chef"):
    living = " ".join(name for name in town.names if town.alive(name))
    town.nominate(nominator, "psychopath", living)
    return town.close(duel=hands(town, own, others))


@pytest.mark.ruling("psychopath.daylight-kill")
def test_whom_the_psychopath_chooses_dies_at_once():
    town = strikes(scenario(CAST).night(), "psychopath", "chef")
    assert not town.alive("chef") and town.town.executed is None


@pytest.mark.ruling("psychopath.protected")
def test_protection_holds_and_today_is_used_up():
    town = scenario("psychopath imp sailor monk slayer recluse soldier")
    town.night(sailor="recluse", sailor_mate="recluse")
    strikes(town, "psychopath", "sailor")
    assert town.alive("sailor") and len(town.said(NothingHappens)) == 1
    town.refused(lambda: strikes(town, "psychopath", "monk"))
    town.day().night(sailor="recluse", sailor_mate="recluse", monk="slayer", imp="recluse")
    assert not strikes(town, "psychopath", "monk").alive("monk")


@pytest.mark.ruling("psychopath.too-late")
def test_when_nominations_are_open_it_is_too_late():
    town = scenario(CAST).night().open_nominations()
    town.refused(lambda: strikes(town, "psychopath", "chef"))
    assert town.alive("chef")
    early = scenario(CAST).night()
    strikes(early, "psychopath", "chef")
    assert not early.alive("chef")


def test_anybody_may_act_it_out_and_the_town_sees_the_same():
    town = scenario(f"{CAST} poisoner")
    town.night(poisoner="psychopath")
    strikes(town, "monk", "chef")
    strikes(town, "psychopath", "slayer")
    assert town.alive("chef") and town.alive("slayer")
    assert [deed[1:] for deed in town.announced(DeedDone)] == [
        ("psychopath", (town.seat("chef"),), ()),
        ("psychopath", (town.seat("slayer"),), ()),
    ]
    assert len(town.said(NothingHappens)) == 2


@pytest.mark.ruling("psychopath.draw-lives")
@pytest.mark.parametrize(("own", "others"), [("rock", "rock"), ("rock", "scissors"), ("paper", "rock")])
def test_a_draw_or_a_win_saves(own, others):
    town = executed(scenario(CAST).night(), own, others)
    assert town.alive("psychopath")
    assert town.town.executed == town.seat("psychopath") and town.town.stage == "closing"
    assert town.announced(ThrowsShown) == [(town.seat("psychopath"), own, town.seat("chef"), others)]


@pytest.mark.ruling("psychopath.loses-dies")
@pytest.mark.parametrize(("own", "others"), [("scissors", "rock"), ("rock", "paper"), ("paper", "scissors")])
def test_losing_is_death(own, others):
    assert not executed(scenario(CAST).night(), own, others).alive("psychopath")


def test_against_oneself_the_storyteller_plays():
    town = executed(scenario(CAST).night(), "paper", "scissors", nominator="psychopath")
    assert not town.alive("psychopath")
    assert [question.seat for question in town.questions("duel")] == [
        town.seat("psychopath"),
        town.town.storyteller,
    ]


@pytest.mark.ruling("psychopath.night-death-normal")
def test_other_deaths_need_no_game():
    town = scenario(CAST).night().day().night(monk="chef", imp="psychopath")
    assert not town.alive("psychopath") and town.questions("duel") == []
    assert len(executed(scenario(CAST).night(), "rock", "paper").questions("duel")) == 2


@pytest.mark.ruling("psychopath.devils-advocate")
def test_with_an_advocate_the_game_is_played_and_kills_nobody():
    town = scenario(f"{CAST} devilsadvocate").night(devilsadvocate="psychopath")
    executed(town, "scissors", "rock")
    assert len(town.questions("duel")) == 2 and town.alive("psychopath")


@pytest.mark.ruling("psychopath.dead-executee")
def test_the_dead_need_no_game():
    town = scenario("psychopath vigormortis chef monk slayer recluse soldier").night().day()
    town.night(monk="chef", vigormortis="psychopath", rot="chef")
    assert not town.alive("psychopath") and town.works("psychopath")
    town.nominate("chef", "psychopath", "chef monk slayer recluse soldier").close()
    assert town.questions("duel") == [] and not town.alive("psychopath")


def test_an_impaired_psychopath_dies_without_a_game():
    town = scenario(f"{CAST} poisoner").night(poisoner="psychopath")
    town.nominate("chef", "psychopath", "chef monk slayer recluse soldier imp").close()
    assert town.questions("duel") == [] and not town.alive("psychopath")


@pytest.mark.ruling("psychopath.judge")
def test_a_judges_verdict_is_an_execution_and_the_hands_decide():
    town = scenario(f"{CAST} judge:good").night()
    duel = hands(town, "rock", "scissors")
    town.nominate("chef", "psychopath", "", judge=lambda _: ("condemn",), duel=duel)
    assert town.town.executed == town.seat("psychopath") and town.alive("psychopath")
