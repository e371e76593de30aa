"""The Plague Doctor: an ability in the Storyteller's hands."""

import pytest

from nightbell.games.clocktower.catalogue import Ability, RoleId
from nightbell.games.clocktower.events import RoleNamed
from tests.clocktower.scenario import scenario

CAST = "plaguedoctor imp baron chef monk slayer soldier saint"


def hands(town):
    """The abilities that the Storyteller holds."""
    return [held.role for held in town.town.grimoire[town.town.storyteller].held]


def dies(cast=CAST, takes="poisoner", **plans):
    return scenario(cast).night().hang("plaguedoctor", plague_doctor=takes, **plans)


@pytest.mark.ruling("plaguedoctor.storyteller-poisons")
def test_the_storyteller_poisons_somebody_each_night():
    town = dies().until("choose")
    decision = town.table.open[town.town.storyteller]
    assert dict(decision.about)["role"] == "poisoner"
    town.night(choose=lambda asked: town.seat("chef" if asked.seat == town.town.storyteller else "soldier"))
    assert town.poisoned("chef") and not town.woken("slayer")
    town.day().night(
        choose=lambda asked: town.seat("monk" if asked.seat == town.town.storyteller else "soldier")
    )
    assert town.poisoned("monk") and not town.poisoned("chef")


@pytest.mark.ruling("plaguedoctor.poisoned-death")
def test_whoever_dies_poisoned_leaves_nothing_behind():
    town = (
        scenario(CAST).night().word("mark", "plaguedoctor", "poisoner-poisoned").day(execute="plaguedoctor")
    )
    town.word("unmark", "plaguedoctor", "poisoner-poisoned")
    assert town.questions("plague-doctor") == [] and hands(town) == []
    assert hands(dies()) == ["poisoner"]


@pytest.mark.ruling("plaguedoctor.later-drunk-no-loss")
def test_drink_does_not_reach_the_storytellers_ability():
    town = scenario("plaguedoctor imp chef monk slayer soldier minstrel baron").night()
    town.hang("plaguedoctor", plague_doctor="organgrinder")
    town.night(organ_grinder=False, monk="chef", imp="plaguedoctor").day(execute="baron")
    town.night(organ_grinder=False, monk="chef", imp="plaguedoctor")
    assert all(town.drunk(name) for name in ("plaguedoctor", "chef", "slayer"))
    town.nominate("chef", "monk", "chef monk slayer soldier")
    assert town.town.nominations[-1].secret and town.view("chef").condemned is None


@pytest.mark.ruling("plaguedoctor.two-of-a-kind")
def test_a_player_may_have_the_same_role():
    town = dies("plaguedoctor imp pithag chef monk slayer soldier saint", takes="cerenovus")
    town.night(
        choose=lambda asked: town.seat("chef" if dict(asked.about)["role"] == "pithag" else "slayer"),
        pit_hag="cerenovus",
        cerenovus="saint",
    )
    assert town.role("chef") == "cerenovus"
    town.day().night(choose=lambda asked: town.seat("plaguedoctor"), pit_hag="imp", cerenovus="saint")
    asked = [each.seat for each in town.questions("cerenovus")]
    assert asked == [town.seat("chef"), town.town.storyteller]


@pytest.mark.ruling("plaguedoctor.in-play-allowed-if-all-used")
def test_if_every_minion_is_in_play_one_of_them_is_doubled():
    sheet = "plaguedoctor imp poisoner witch chef monk slayer soldier saint"
    town = scenario(sheet, sheet=tuple(sheet.split())).night(poisoner="chef", witch="poisoner")
    town.nominate("chef", "plaguedoctor", "chef monk slayer soldier saint").close(plague_doctor="witch")
    assert set(town.options("plague-doctor")) == {"poisoner", "witch"} and hands(town) == ["witch"]


@pytest.mark.parametrize("named", ["fearmonger", "goblin", "scarletwoman", "spy", "wraith"])
def test_by_their_jinxes_a_minion_has_it_beside_the_own_ability_and_is_told(named):
    town = dies("plaguedoctor imp poisoner chef monk slayer soldier saint", takes=named)
    assert hands(town) == [] and town.view("poisoner").gained == (named,)
    assert town.works("poisoner") and town.works("poisoner", named)
    assert town.was_told("poisoner", RoleNamed, "plaguedoctor", named)


def test_the_scarlet_woman_that_came_so_inherits_the_imp():
    town = dies("plaguedoctor imp poisoner chef monk slayer soldier saint", takes="scarletwoman")
    town.night(poisoner="chef", monk="chef", imp="plaguedoctor").shoot("slayer", "imp")
    assert town.outcome is None and town.role("poisoner") == "imp"


def test_by_its_jinx_somebody_becomes_the_evil_twin():
    town = dies(takes="eviltwin", plague_becomes="baron")
    assert town.role("baron") == "eviltwin" and hands(town) == []
    town.night(monk="chef", imp="plaguedoctor", twin="chef")
    assert "eviltwin-twin" in town.marks("chef")


def test_by_its_jinx_somebody_becomes_the_boomdandy():
    assert dies(takes="boomdandy", plague_becomes="baron").role("baron") == "boomdandy"


def test_by_its_jinx_a_good_neighbour_of_the_demon_is_the_marionette():
    town = dies("chef imp plaguedoctor baron monk slayer soldier saint", takes="marionette")
    assert (town.role("chef"), town.side("chef"), town.token("chef").card) == ("marionette", "evil", "chef")
    assert town.view("chef").card_side == "good"


def test_by_its_jinx_up_to_two_become_outsiders_in_place_of_a_baron():
    town = dies(
        "plaguedoctor imp poisoner chef monk slayer soldier saint",
        takes="baron",
        plague_outsiders="chef monk",
        rebuilt=lambda asked: next(role for role in asked.choice.listed() if role in ("butler", "recluse")),
    )
    assert [town.role("chef"), town.role("monk")] == ["butler", "recluse"] and hands(town) == []


def test_nobody_but_the_storyteller_learns_of_it():
    told = []
    for takes in ("poisoner", "witch"):
        town = scenario(CAST).night().nominate("chef", "plaguedoctor", "chef monk slayer soldier saint")
        town.close(plague_doctor=takes)
        assert town.town.works(Ability(town.town.storyteller, RoleId(takes)))
        told.append([(town.view(name), town.heard(name)) for name in town.names])
    assert told[0] == told[1]


def test_where_legion_alone_is_left_nobody_becomes_the_evil_twin():
    town = (
        scenario("plaguedoctor legion legion legion chef monk")
        .night()
        .word("slay", "chef")
        .word("slay", "monk")
    )
    town.word("slay", "plaguedoctor", plague_doctor="eviltwin")
    assert town.questions("plague-doctor") and not town.questions("plague-becomes")
