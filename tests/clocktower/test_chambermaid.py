"""The Chambermaid: who was up tonight?"""

from functools import partial

import pytest

from tests.clocktower.scenario import scenario

CAST = "chambermaid imp monk soldier chef poisoner slayer"


@pytest.mark.ruling("chambermaid.own-ability-only")
def test_waking_for_the_meeting_of_evil_does_not_count():
    town = scenario(CAST)
    town.night(poisoner="soldier", chambermaid="imp slayer")
    assert town.number("chambermaid") == 0


@pytest.mark.ruling("chambermaid.impaired-wake-counts")
def test_drunk_and_poisoned_players_who_woke_count():
    town = scenario(CAST)
    town.night(poisoner="soldier", chambermaid="imp chef").day()
    assert town.number("chambermaid", 1) == 1
    town.night(poisoner="monk", monk="chef", imp="soldier", chambermaid="monk imp")
    assert town.number("chambermaid") == 2


@pytest.mark.rule("C-320")
def test_a_first_night_role_made_tonight_woke():
    town = scenario("chambermaid imp pithag soldier saint slayer monk")
    town.night(chambermaid="imp slayer").day()
    town.night(pithag="saint", pit_hag="chef", monk="slayer", imp="soldier", chambermaid="saint slayer")
    assert town.number("saint") == 1 and town.woken("saint")
    assert town.number("chambermaid") == 1


@pytest.mark.ruling("chambermaid.bad-pick")
@pytest.mark.rule("C-316")
def test_only_living_players_other_than_herself():
    town = scenario(CAST)
    town.night(poisoner="soldier", chambermaid="imp chef").word("slay", "slayer").day()
    town.until("choose-two", poisoner="soldier", monk="chef", imp="soldier")
    me = town.seat("chambermaid")
    for other in ("slayer", "chambermaid"):
        pair = tuple(sorted((town.seat(other), town.seat("imp"))))
        assert town.refused(partial(town.table.answer, me, pair)).rule == "C-316"
    assert me in town.table.open


def test_two_others_alive_are_enough():
    town = scenario("chambermaid leviathan monk soldier chef poisoner slayer")
    town.night(poisoner="soldier", chambermaid="chef slayer")
    for name in ("soldier", "chef", "poisoner", "slayer"):
        town.word("slay", name)
    town.day().night(monk="leviathan", chambermaid="leviathan monk")
    assert town.number("chambermaid") == 1


@pytest.mark.ruling("chambermaid.zombuul-asleep")
def test_a_zombuul_that_may_not_attack_is_not_woken():
    town = scenario("chambermaid zombuul monk soldier chef poisoner slayer")
    town.night(poisoner="soldier", chambermaid="zombuul slayer").day(execute="slayer")
    town.night(poisoner="soldier", monk="chef", chambermaid="zombuul soldier")
    assert town.number("chambermaid") == 0


@pytest.mark.ruling("chambermaid.lunatic")
def test_a_lunatics_mock_attack_is_a_waking():
    town = scenario("chambermaid imp lunatic=imp soldier chef monk slayer")
    town.night(chambermaid="imp chef").day()
    town.night(lunatic="chef", imp="soldier", monk="chef", chambermaid="lunatic slayer")
    assert town.number("chambermaid") == 1
