"""Tor: nobody knows who they are."""

from random import Random
from typing import Any

import pytest

from nightbell import bots
from nightbell.engine import Table, play_out
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.events import Dealt, IsNow, LearnsBluffs, LearnsDemon, LearnsMinions
from nightbell.games.clocktower.scripts import SCRIPTS
from tests.clocktower.scenario import scenario
from tests.conformance import conformance

CAST = "imp poisoner monk empath slayer drunk=chef saint baron"


def veiled(cast=CAST, **options):
    return scenario(cast, script="tb", company=("tor",), **options)


def blind(town, **picks):
    """Everybody chooses without knowing what for: whom, by who they are."""

    def choice(decision):
        return town.seat(picks.get(town.name(decision.seat), "saint"))

    return choice


def test_the_deal_shows_nobody_anything():
    town = veiled().night(unawares="saint")
    for name in town.names:
        assert (town.view(name).card, town.view(name).card_side) == ("tor", "unknown")
        assert town.was_told(name, Dealt, "tor", "unknown")


def test_nor_what_else_somebody_can_do():
    cast = "alchemist imp empath monk slayer soldier witch saint"
    town = scenario(cast, company=("tor",)).night(loan="baron", unawares="saint")
    assert town.works("alchemist", "baron") and town.view("alchemist").gained == ()
    assert scenario(cast).night(loan="baron", witch="saint").view("alchemist").gained == ("baron",)


@pytest.mark.ruling("tor.prompted-without-name")
def test_whoever_is_woken_is_asked_and_not_told_what_for():
    town = veiled().night(unawares="saint").day().until("unawares")
    asked = []
    while "unawares" in {each.kind for each in town.table.open.values()}:
        (decision,) = town.table.open.values()
        asked.append((town.name(decision.seat), decision.rule, decision.about))
        town.table.answer(decision.seat, town.seat("saint"))
    assert asked == [(name, "C-201", ()) for name in ("poisoner", "monk", "imp")]
    for name in ("poisoner", "monk", "imp"):
        told = [event for event in town.heard(name) if getattr(event, "role", "tor") != "tor"]
        assert [type(event).__name__ for event in told if type(event).__name__ != "CompanyJoined"] == []


def test_abilities_work_all_the_same():
    town = veiled().night(unawares="saint").day()
    town.night(unawares=blind(town, poisoner="baron", monk="empath", imp="empath"))
    assert town.deaths == [] and town.poisoned("baron")
    assert town.number("empath") is not None
    assert [each.role for each in town.learned("empath")] == ["tor"]


@pytest.mark.ruling("tor.told-on-death")
def test_whoever_dies_by_day_learns_who_they_were():
    town = veiled().night(unawares="saint").day(execute="monk")
    assert town.was_told("monk", IsNow, "monk", "good")
    assert (town.view("monk").card, town.view("monk").card_side) == ("monk", "good")
    assert town.view("empath").card == "tor"
    assert not [event for event in town.heard("empath") if isinstance(event, IsNow)]


def test_whoever_dies_by_night_learns_it_before_others_learn_from_the_night():
    town = veiled().night(unawares="saint").day()
    town.night(unawares=blind(town, imp="monk", monk="empath"))
    assert town.deaths == ["monk"] and town.was_told("monk", IsNow, "monk", "good")


@pytest.mark.ruling("tor.poisoned-notice")
def test_a_poisoned_or_a_drunk_player_is_told_the_truth():
    town = veiled().night(unawares="saint").day()
    town.night(unawares=blind(town, poisoner="empath", imp="empath", monk="saint"))
    assert town.poisoned("empath") and town.was_told("empath", IsNow, "empath", "good")
    town.day(execute="drunk")
    assert town.was_told("drunk", IsNow, "drunk", "good")


@pytest.mark.ruling("tor.no-evil-meeting")
def test_demon_and_minions_do_not_meet():
    town = veiled("imp poisoner monk empath slayer drunk=chef saint baron chef virgin").night(
        unawares="saint"
    )
    met = (LearnsMinions, LearnsDemon, LearnsBluffs)
    assert not [each for name in town.names for each in town.notes(name) if isinstance(each, met)]
    assert town.questions("bluffs") == []


def test_a_shot_is_a_try_like_anybodys():
    town = veiled().night(unawares="saint").day().night(unawares="saint")
    town.shoot("slayer", "imp")
    assert town.outcome == "good"


def test_a_slayer_has_no_more_shots_than_anybody():
    town = veiled().night(unawares="saint").shoot("slayer", "saint")
    town.day().night(unawares="saint")
    able = {town.name(seat) for seat, menu in town.table.open.items() if ("shoot", 0) in menu.choice.listed()}
    assert able == set(town.names) - {"slayer", *town.deaths}


def test_a_change_is_not_told():
    town = veiled().night(unawares="saint").word("become", "monk", "soldier").word("turn", "monk", "evil")
    town.day().night(unawares="saint")
    assert town.role("monk") == "soldier" and town.view("monk").card == "tor"
    assert not [each for each in town.notes("monk") if isinstance(each, IsNow)]


@pytest.mark.parametrize("script", ["tb", "bmr", "snv"])
def test_a_veiled_town_keeps_the_laws(script):
    assert script in SCRIPTS
    conformance(RULES, {"script": script, "players": 9, "company": ["tor"]}, seeds=range(1), samples=4)


@pytest.mark.parametrize("seed", range(4))
def test_a_veiled_game_comes_to_its_end(seed):
    table = Table(RULES, {"script": "carousel", "players": 10, "company": ["tor"]}, seed)
    rng = Random(seed)
    while table.open:
        seat, decision = rng.choice(list(table.open.items()))
        table.answer(seat, decision.choice.sample(rng))
    assert table.outcome in ("good", "evil")


def test_a_lunatic_who_has_learned_the_truth_acts_out_nothing():
    town = scenario("imp baron monk empath slayer lunatic=imp saint", company=("tor",)).night()
    town.day(execute="lunatic").night(unawares="saint")
    assert town.view("lunatic").card == "lunatic" and not town.woken("lunatic")


def test_the_storyteller_knows_what_comes_to_the_storyteller():
    cast = "imp baron monk empath slayer plaguedoctor saint"
    town = scenario(cast, company=("tor",)).night()
    town.hang("plaguedoctor", plague_doctor="poisoner").night(unawares="saint", choose="monk")
    assert town.poisoned("monk")


def test_players_without_people_do_not_claim_what_nobody_knows():
    table: Any = Table(RULES, {"script": "tb", "players": 8, "company": ["tor"]}, 3)
    play_out(table, bots.players(table, {"": "sensible"}, 3), Random(3))
    assert table.outcome in ("good", "evil")
    assert ("am", "tor") not in [claim.said for claim in table.state.claims]


def test_a_tablet_that_goes_round_tells_nobody_their_role_either():
    town = scenario("imp chef monk slayer soldier", company=["tor"])
    assert set(town.grimoire.cards[:5]) == {"tor"}
    free = scenario("imp chef monk slayer soldier")
    assert free.grimoire.cards[:2] == ("imp", "chef")
