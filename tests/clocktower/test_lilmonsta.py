"""Lil' Monsta: a Demon whom nobody is, and somebody minds."""

import pytest

from nightbell.engine import Refusal, Table
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.catalogue import RoleId
from nightbell.games.clocktower.events import KeepsDemon
from tests.clocktower.scenario import scenario

MONSTA = RoleId("lilmonsta")
CAST = "witch baron chef slayer virgin soldier saint"


def kept(cast=CAST, keeper="baron", **plans):
    """The first night, after which somebody keeps it."""
    return scenario(cast).night(lilmonsta=keeper, **plans)


def keepers(town):
    return [town.name(seat) for seat in town.town.demons()]


def test_a_minion_more_and_no_demon_in_the_bag():
    sheet = [*CAST.split(), "lilmonsta", "monk", "empath", "poisoner", "recluse", "butler", "sage", "mayor"]
    for seed in range(4):
        table = Table(RULES, {"sheet": sheet, "players": 8}, seed=seed)
        while table.state.night == 0:
            ((seat, decision),) = list(table.open.items())[:1]
            table.answer(seat, next(decision.choice.listed()))
        minions = [t.role for t in table.state.grimoire if t.role in ("witch", "baron", "poisoner")]
        assert len(minions) == 2 and "lilmonsta" not in [t.role for t in table.state.grimoire]
        assert table.state.in_play(MONSTA)


def test_a_prepared_bag_needs_the_minion_more():
    sheet = [*CAST.split(), "lilmonsta", "monk", "empath", "poisoner", "recluse", "butler"]
    bad = ["witch chef slayer virgin soldier monk empath", "lilmonsta witch chef slayer virgin monk empath"]
    for short in bad:
        with pytest.raises(Refusal):
            Table(RULES, {"sheet": sheet, "bag": short.split()})
    bag = ["witch", "poisoner", "chef", "slayer", "virgin", "soldier", "monk"]
    assert Table(RULES, {"sheet": sheet, "bag": bag}).state.in_play(MONSTA)


def test_with_no_minion_more_there_is_nobody_to_mind_it():
    """Ten players have two Minions."""
    assert kept().town.in_play(MONSTA)
    ten = f"{CAST} monk empath sage"
    assert not scenario(ten, sheet=[*ten.split(), "lilmonsta"]).town.in_play(MONSTA)


def test_the_minions_choose_the_keeper_who_is_told():
    town = kept(witch="saint")
    assert keepers(town) == ["baron"] and town.was_told("baron", KeepsDemon, "lilmonsta")
    assert town.role("baron") == "baron" and town.outcome is None


@pytest.mark.ruling("lilmonsta.keeper-dies")
def test_if_the_keeper_dies_good_wins():
    town = scenario("widow baron chef slayer virgin soldier saint")
    town.night(lilmonsta="widow", choose="chef", widow="saint")
    assert town.day(execute="widow").outcome == "good"


@pytest.mark.ruling("lilmonsta.own-ability-stays")
def test_the_keeper_still_has_the_own_ability():
    town = scenario("poisoner baron chef slayer virgin soldier saint").night(
        lilmonsta="poisoner", poisoner="chef"
    )
    assert keepers(town) == ["poisoner"] and town.poisoned("chef")


@pytest.mark.ruling("lilmonsta.good-keeper")
def test_a_good_keeper_is_the_demon_and_stays_good():
    town = kept(keeper="chef", witch="saint")
    assert keepers(town) == ["chef"] and town.side("chef") == "good"
    assert town.day(execute="chef").outcome == "good"


def test_given_to_the_dead_it_is_lost():
    town = kept(witch="saint").word("slay", "chef").day()
    assert town.night(lilmonsta="chef", witch="saint").outcome == "good"


@pytest.mark.ruling("lilmonsta.no-agreement")
def test_where_they_point_apart_the_storyteller_chooses():
    town = scenario(CAST).night(
        lilmonsta=lambda question: question.seat, witch="saint", lilmonsta_keeper="witch"
    )
    assert keepers(town) == ["witch"]


@pytest.mark.ruling("lilmonsta.death-optional")
@pytest.mark.parametrize("victim", [None, "chef", "witch"])
def test_nobody_or_anybody_dies_at_night(victim):
    town = kept(witch="saint").day().night(lilmonsta="baron", witch="saint", lilmonsta_victim=victim)
    assert town.deaths == ([] if victim is None else [victim])
    assert set(town.options("lilmonsta-victim")) == {*range(7), None}


def test_a_fortune_teller_finds_the_keeper():
    town = scenario("witch baron fortuneteller slayer virgin soldier saint")
    town.night(lilmonsta="baron", witch="saint", red_herring="saint", fortuneteller="baron slayer")
    assert town.learned("fortuneteller")[0].yes


def test_a_sage_killed_by_it_is_shown_the_keeper():
    town = kept("witch baron sage slayer virgin soldier saint", witch="saint").day()
    town.night(lilmonsta="baron", witch="saint", lilmonsta_victim="sage")
    (pair,) = [each.pair for each in town.learned("sage")]
    assert town.seat("baron") in pair


@pytest.mark.ruling("lilmonsta.engineer-other-demon")
def test_an_engineer_who_names_another_demon_makes_the_keeper_it():
    town = scenario("witch baron engineer slayer virgin soldier saint")
    town.night(lilmonsta="witch", witch="saint", engineer=None)
    town.day().night(engineer="demon", engineer_roles="imp", choose="saint")
    assert town.role("witch") == "imp" and keepers(town) == ["witch"]
    assert not town.town.in_play(MONSTA) and "lilmonsta-is-the-demon" not in town.marks("witch")


@pytest.mark.ruling("lilmonsta.engineer-lilmonsta")
def test_an_engineer_who_names_it_makes_the_demon_a_minion_who_keeps_it():
    town = scenario("imp baron engineer slayer virgin soldier saint")
    plans = {"adopts": "poisoner", "lilmonsta": "imp", "choose": "saint"}
    town.night(engineer="demon", engineer_roles="lilmonsta", **plans)
    assert town.role("imp") == "poisoner" and town.side("imp") == "evil"
    assert keepers(town) == ["imp"] and town.town.in_play(MONSTA)


# ---- jinxes


def test_past_a_magician_the_storyteller_names_a_minion():
    town = scenario("witch baron magician slayer virgin soldier saint")
    town.night(lilmonsta_keeper="baron", witch="saint")
    assert town.questions("lilmonsta") == [] and keepers(town) == ["baron"]
    assert town.options("lilmonsta-keeper") == [town.seat("witch"), town.seat("baron")]


def test_beside_a_poppy_grower_they_wake_one_by_one():
    town = scenario("witch baron poppygrower slayer virgin soldier saint")
    town.night(lilmonsta_takes=lambda question: question.seat == 1, witch="saint")
    assert [town.name(question.seat) for question in town.questions("lilmonsta-takes")] == ["witch", "baron"]
    assert keepers(town) == ["baron"]


def test_a_psychopath_who_keeps_it_dies_without_a_game():
    town = kept("psychopath baron chef slayer virgin soldier saint", keeper="psychopath")
    assert town.day(execute="psychopath").outcome == "good"
    assert town.questions("duel") == []


def test_a_vizier_who_keeps_it_can_be_executed():
    town = kept("vizier baron chef slayer virgin soldier saint", keeper="vizier")
    town.nominate("chef", "vizier", "chef slayer virgin soldier saint", vizier=False).close()
    assert town.outcome == "good"


def test_a_scarlet_woman_keeps_it_for_the_rest_of_the_game():
    town = kept("scarletwoman baron chef slayer virgin soldier saint").day(execute="baron")
    assert town.outcome is None and keepers(town) == ["scarletwoman"]
    assert town.role("scarletwoman") == "scarletwoman" and "lilmonsta-is-the-demon" not in town.marks("baron")
    town.night(lilmonsta_victim="chef")
    assert town.questions("lilmonsta") == [] and keepers(town) == ["scarletwoman"]


def test_five_are_just_enough_for_her():
    town = kept("scarletwoman baron chef slayer virgin").day(execute="baron")
    assert town.outcome is None and keepers(town) == ["scarletwoman"]


def test_with_fewer_than_five_she_does_not():
    town = kept("scarletwoman baron chef slayer virgin").word("slay", "chef")
    assert town.day(execute="baron").outcome == "good"


def test_at_the_tea_party_the_demon_chooses_a_minion_too():
    town = scenario("imp baron hatter slayer virgin soldier saint").night().day(execute="hatter")
    wishes = {town.seat("imp"): "lilmonsta", town.seat("baron"): "baron"}
    town.night(imp="saint", hatter=lambda question: wishes[question.seat], adopts="poisoner")
    assert town.role("imp") == "poisoner" and keepers(town) == ["imp"]


def test_dead_minions_point_as_well():
    town = kept(keeper="baron", witch="saint").day(execute="witch")
    town.night(lilmonsta=town.in_turn("chef", "baron"), lilmonsta_keeper="chef", lilmonsta_victim=None)
    assert [town.name(asked.seat) for asked in town.questions("lilmonsta")] == ["witch", "baron"]
