"""The Atheist: no evil at all, and the Storyteller on trial."""

from typing import Any

import pytest

from nightbell.engine import Table
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.catalogue import ROLES
from nightbell.games.clocktower.suffrage import who_can_be_nominated
from tests.clocktower.scenario import scenario

CAST = "atheist chef empath monk slayer soldier sweetheart politician"
TOWN = "atheist chef empath monk slayer soldier sweetheart"


def godless(cast=CAST, phantoms="imp", **plans):
    return scenario(cast).night(phantoms=phantoms, tell_chef=0, tell_empath=0, **plans)


def tried(town, votes):
    """The Storyteller is nominated, and these hands go up."""
    town.names.append("storyteller")
    return town.nominate("chef", "storyteller", votes)


@pytest.mark.ruling("atheist.storyteller-executed")
def test_the_town_that_executes_the_storyteller_was_right():
    town = tried(godless(), "chef empath monk slayer").close()
    assert town.outcome == "good" and len(town.winners) == 8


def test_without_an_atheist_in_play_it_was_wrong():
    town = scenario("imp chef empath monk slayer soldier baron").night()
    assert tried(town, "chef empath monk slayer").close().outcome == "evil"


def test_where_no_atheist_is_on_the_sheet_the_storyteller_is_no_nominee():
    town = scenario("imp chef empath monk slayer soldier baron", script="tb")
    assert town.night().town.storyteller not in who_can_be_nominated(town.town)


@pytest.mark.ruling("atheist.two-alive")
def test_with_two_alive_everybody_has_lost():
    town = godless(TOWN)
    for name in ("chef", "empath", "monk", "slayer"):
        town.word("slay", name)
    assert town.living == 3
    town.word("slay", "soldier")
    assert town.outcome == "evil" and town.winners == []


@pytest.mark.ruling("atheist.mimicry")
def test_the_storyteller_acts_out_roles_that_nobody_has():
    town = godless(phantoms="imp witch", choose="sweetheart")
    assert town.town.grimoire[town.town.storyteller].held
    town.nominate("sweetheart", "chef", sweetheart="monk")
    assert not town.alive("sweetheart"), "by a Witch who is not there"
    town.close().dusk()
    seats = iter(["chef", "soldier", "slayer"])
    town.night(choose=lambda asked: town.seat(next(seats)), tell_empath=0)
    assert town.deaths == ["slayer"], "by an Imp who is not there"


def test_anything_may_be_told():
    town = godless(TOWN)
    assert town.why("tell", "chef") == "no-rule" and len(town.options("tell", "empath")) == 3


@pytest.mark.ruling("atheist.normal-threshold")
def test_the_vote_on_the_storyteller_may_be_outbid():
    town = tried(godless(), "chef empath monk slayer")
    assert town.condemned == "storyteller"
    town.nominate("empath", "monk", "chef empath monk slayer soldier").close()
    assert town.outcome is None and not town.alive("monk")


@pytest.mark.ruling("atheist.dead-atheist")
def test_it_holds_after_the_atheists_death():
    town = godless().word("slay", "atheist")
    assert town.outcome is None
    assert tried(town, "chef empath monk slayer").close().outcome == "good"


@pytest.mark.ruling("atheist.politician")
def test_a_politician_who_ruined_it_wins_alone():
    town = godless()
    for name in ("chef", "empath", "monk", "slayer", "sweetheart"):
        town.word("slay", name, **({"sweetheart": "monk"} if name == "sweetheart" else {}))
    town.word("slay", "soldier", politician=True)
    assert town.outcome == "evil" and town.winners == ["politician"]


@pytest.mark.ruling("atheist.drunk-atheist")
def test_the_storyteller_lets_nothing_impair_an_atheist():
    town = godless("atheist chef empath sailor slayer soldier mayor", sailor="atheist", sailor_mate="atheist")
    assert not town.drunk("atheist") and town.outcome is None


def test_a_bag_without_evil_holds_the_atheist():
    sheet = [*TOWN.split(), "mayor", "virgin", "monk", "butler", "saint", "recluse", "poisoner", "imp"]
    table: Table[Any, Any] = Table(RULES, {"sheet": list(dict.fromkeys(sheet)), "players": 8}, seed=4)
    while table.state.night == 0:
        ((seat, decision),) = list(table.open.items())[:1]
        options: list[Any] = list(decision.choice.listed())
        table.answer(seat, None if decision.kind == "pick-demon" else options[0])
    assert "atheist" in table.state.bag and len(table.state.bag) == 8
    assert {str(ROLES[role].side) for role in table.state.bag} == {"good"}


def test_with_a_demon_in_the_bag_there_is_no_atheist():
    for seed in range(6):
        table: Table[Any, Any] = Table(RULES, {"script": "carousel", "players": 9}, seed=seed)
        while table.state.night == 0:
            ((seat, decision),) = list(table.open.items())[:1]
            table.answer(seat, next(iter(decision.choice.listed())))
        assert "atheist" not in table.state.bag


def test_in_a_riot_a_vote_on_the_storyteller_ends_the_game_or_nothing():
    town = scenario("riot chef empath monk slayer soldier mayor baron sage")
    town.night().day().night(monk="chef").day()
    town.night(monk="chef")
    tried(town, "chef")
    assert town.outcome is None and town.alive("chef")
    other = scenario("riot chef empath monk slayer soldier mayor baron sage")
    other.night().day().night(monk="chef").day()
    assert tried(other.night(monk="chef"), "chef empath monk slayer soldier").outcome == "evil"
