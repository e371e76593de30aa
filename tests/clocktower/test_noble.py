"""The Noble: who knows three of whom one is evil."""

import pytest

from tests.clocktower.scenario import scenario


def trios(town):
    return {tuple(map(town.name, trio)) for trio in town.options("tell", "noble")}


def test_just_one_of_the_three_is_evil():
    town = scenario("noble imp baron chef monk").night(tell_noble=(1, 3, 4))
    assert trios(town) == {("imp", "chef", "monk"), ("baron", "chef", "monk")}


@pytest.mark.ruling("noble.recluse-as-the-evil-one")
def test_a_recluse_may_be_the_evil_one():
    town = scenario("noble chambermaid chef recluse imp baron").night(tell_noble=(1, 2, 3))
    assert ("chambermaid", "chef", "recluse") in trios(town)


@pytest.mark.ruling("noble.spy-hides-second-evil")
def test_a_spy_may_pass_for_one_of_the_good():
    town = scenario("noble spy imp monk chef").night(tell_noble=(1, 2, 3))
    assert ("spy", "imp", "monk") in trios(town)


@pytest.mark.ruling("noble.vortox")
def test_under_a_vortox_there_is_never_just_one():
    town = scenario("noble vortox witch sage monk chef").night(witch="monk", tell_noble=(1, 2, 3))
    evil = {"vortox", "witch"}
    assert trios(town) and all(len(evil & set(trio)) != 1 for trio in trios(town))


def test_where_no_three_hold_just_one_evil_player_any_three_may_be_shown():
    town = scenario("noble imp:evil legion legion legion").night(tell_noble=(1, 2, 3))
    assert len(trios(town)) == 4


@pytest.mark.ruling("noble.cult-leader-turns-later")
def test_a_cult_leader_turns_only_after_the_noble_has_learned():
    town = scenario("noble chef witch cultleader imp monk").until("tell", witch="chef")
    (question,) = town.table.open.values()
    evil = {town.seat("witch"), town.seat("imp")}
    trios = [set(trio) for trio in question.choice.listed() if isinstance(trio, tuple)]
    assert trios and all(len(trio & evil) == 1 for trio in trios)
    town.night(tell_noble=lambda asked: next(asked.choice.listed()))
    assert town.side("cultleader") == "evil"


@pytest.mark.ruling("noble.snake-charmer-swap-before")
def test_a_swap_of_the_same_night_is_in_force():
    town = scenario("noble chef snakecharmer monk imp soldier").until("tell", snakecharmer="imp")
    (question,) = town.table.open.values()
    charmer, former = town.seat("snakecharmer"), town.seat("imp")
    assert town.side("snakecharmer") == "evil" and town.side("imp") == "good"
    trios = [trio for trio in question.choice.listed() if isinstance(trio, tuple)]
    assert trios and all(charmer in trio for trio in trios) and any(former in trio for trio in trios)
