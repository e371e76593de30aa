"""The Village Idiots: of whom one is drunk."""

import pytest

from nightbell.engine import Refusal, Table
from nightbell.games.clocktower import RULES
from tests.clocktower.ledger.evening import evening
from tests.clocktower.scenario import scenario


def told(town, name):
    return [each.side for each in town.learned(name)]


@pytest.mark.ruling("villageidiot.three-copies-one-drunk")
def test_of_three_one_may_be_lied_to():
    town = scenario("villageidiot villageidiot villageidiot imp chef baron monk")
    town.night(choose="imp", drunk_idiot="villageidiot3", tell_villageidiot="good")
    assert told(town, "villageidiot") == told(town, "villageidiot2") == ["evil"] and told(
        town, "villageidiot3"
    ) == ["good"]


@pytest.mark.ruling("villageidiot.single-copy-sober")
def test_a_lone_one_is_sober():
    town = scenario("villageidiot imp chef baron monk").night(villageidiot="imp")
    assert told(town, "villageidiot") == ["evil"] and not town.drunk("villageidiot")


@pytest.mark.ruling("villageidiot.second-copy-appears")
def test_when_a_second_comes_one_is_drunk_at_once():
    town = scenario("villageidiot imp chef baron monk").night(villageidiot="imp")
    town.word("become", "chef", "villageidiot", drunk_idiot="villageidiot")
    assert town.drunk("villageidiot") and not town.drunk("chef")


@pytest.mark.ruling("villageidiot.kazali-leaves-one")
def test_the_last_one_left_is_sober():
    town = scenario("villageidiot villageidiot imp chef baron monk")
    town.night(choose="imp", drunk_idiot="villageidiot", tell_villageidiot="evil").word(
        "become", "villageidiot2", "witch"
    )
    assert not town.drunk("villageidiot")


@pytest.mark.ruling("villageidiot.borrowed-ability-not-counted")
def test_a_taken_ability_is_no_copy():
    town = scenario("villageidiot philosopher imp chef baron monk")
    town.night(philosopher="villageidiot", choose="imp", tell_villageidiot="evil")
    assert town.drunk("villageidiot"), "of the Philosopher"
    assert not any(mark.startswith("villageidiot") for name in town.names for mark in town.marks(name))


@pytest.mark.ruling("villageidiot.not-a-bluff")
def test_it_is_no_bluff_while_one_is_in_play():
    town = scenario("villageidiot imp chef baron monk sage slayer").night(villageidiot="imp")
    assert "villageidiot" not in {role for bluffs in town.options("bluffs")[:200] for role in bluffs}


def test_up_to_three_fit_a_prepared_bag():
    bag = ["villageidiot", "villageidiot", "villageidiot", "chef", "monk", "spy", "imp"]
    options = {"sheet": ["villageidiot", "chef", "monk", "sage", "slayer", "butler", "spy", "imp"]}
    Table(RULES, {**options, "bag": bag}, seed=1)
    with pytest.raises(Refusal):
        Table(RULES, {**options, "bag": ["chef", *bag[1:]]}, seed=1)


def test_there_are_no_more_of_them_than_townsfolk_to_make_room():
    """With five players and a Baron the only Townsfolk is the Village Idiot."""
    sheet = ("villageidiot", "chef", "monk", "baron", "poisoner", "saint", "recluse", "butler", "imp")
    alone = evening(sheet=sheet, players=5)
    picks = {"pick_townsfolk": ("villageidiot",), "pick_outsider": ("saint", "recluse")}
    assert alone.until("copies", "choose", pick_minion=("baron",), **picks).kind == "choose"
    among = evening(sheet=sheet, players=5)
    picks = {"pick_townsfolk": ("villageidiot", "chef", "monk")}
    assert among.until("copies", "choose", pick_minion=("poisoner",), **picks).kind == "copies"
    assert among.options("storyteller") == [0, 1, 2]
