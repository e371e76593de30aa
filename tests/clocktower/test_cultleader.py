"""The Cult Leader: who leans whichever way the neighbours do."""

import pytest

from nightbell.games.clocktower.events import CultJoined, IsNow, NothingHappens
from tests.clocktower.scenario import scenario

CAST = "cultleader chef imp monk slayer poisoner"
BETWEEN = "cultleader poisoner imp monk slayer baron"


def calls(town, who, joining):
    """Founds a cult; who raises a hand for it."""
    willing = [town.seat(name) for name in joining.split()]
    return town.standing(who, "cultleader", True, join_cult=lambda question: question.seat in willing)


@pytest.mark.ruling("cultleader.both-neighbours-evil")
def test_between_two_evil_neighbours_the_leader_turns_evil_and_is_told():
    town = scenario(BETWEEN).night(poisoner="monk")
    assert town.side("cultleader") == "evil" and town.questions("cult-side") == []
    assert town.was_told("cultleader", IsNow, "cultleader", "evil")


@pytest.mark.ruling("cultleader.mixed-neighbours")
@pytest.mark.parametrize("side", ["good", "evil"])
def test_with_one_of_each_the_storyteller_chooses(side):
    town = scenario("cultleader towncrier imp monk slayer goblin").night(cult_side=side)
    assert sorted(town.options("cult-side")) == ["evil", "good"]
    assert town.side("cultleader") == side


@pytest.mark.ruling("cultleader.cult-wins")
def test_if_all_good_players_join_the_leaders_side_wins():
    town = scenario(CAST).night(poisoner="slayer", cult_side="good")
    assert calls(town, "cultleader", "chef monk slayer").outcome == "good"


def test_one_good_player_who_stays_out_is_enough():
    town = scenario(CAST).night(poisoner="slayer", cult_side="good")
    calls(town, "cultleader", "chef monk imp poisoner")
    assert town.outcome is None and len(town.said(NothingHappens)) == 1
    town.refused(lambda: calls(town, "cultleader", "chef monk slayer"))


@pytest.mark.ruling("cultleader.evil-cult")
def test_an_evil_leader_wins_for_evil():
    town = scenario(CAST).night(poisoner="slayer", cult_side="evil")
    assert calls(town, "cultleader", "chef monk slayer").outcome == "evil"


@pytest.mark.ruling("cultleader.poisoned-cult")
def test_a_poisoned_call_does_nothing():
    town = scenario("chef cultleader nodashii monk slayer sage").night()
    assert town.poisoned("cultleader")
    calls(town, "cultleader", "chef monk slayer sage")
    assert town.outcome is None


@pytest.mark.ruling("cultleader.poisoned-no-turn")
def test_an_impaired_leader_keeps_the_side():
    town = scenario(BETWEEN).night(poisoner="cultleader")
    assert town.side("cultleader") == "good" and town.questions("cult-side") == []
    assert scenario(BETWEEN).night(poisoner="monk").side("cultleader") == "evil"


@pytest.mark.ruling("cultleader.run-like-exile")
def test_the_dead_count_and_pay_nothing():
    town = scenario(CAST).night(poisoner="slayer", cult_side="good").word("slay", "monk")
    town.nominate("chef", "imp", "monk")
    assert town.votes("monk") == 0
    calls(town, "cultleader", "chef slayer")
    assert town.outcome is None
    town.close().dusk().night(poisoner="slayer", imp="monk", cult_side="good")
    assert calls(town, "cultleader", "chef monk slayer").outcome == "good"
    assert town.votes("monk") == 0


@pytest.mark.ruling("cultleader.bluff-call")
def test_anybody_may_found_a_cult_and_nothing_comes_of_it():
    town = scenario(CAST).night(poisoner="slayer", cult_side="good")
    calls(town, "imp", "cultleader chef monk slayer poisoner")
    assert town.outcome is None
    ((leader, joined),) = town.announced(CultJoined)
    assert leader == town.seat("imp") and isinstance(joined, tuple) and len(joined) == 5


def test_whom_a_pit_hag_made_the_leader_stays_evil():
    town = scenario("witch chef imp monk slayer pithag sage").night(witch="chef").day()
    town.night(pithag="witch", pit_hag="cultleader", imp="monk", monk="sage")
    assert town.role("witch") == "cultleader" and town.side("witch") == "evil"
    assert town.questions("cult-side") == []
    plain = scenario("cultleader:evil chef imp monk slayer baron sage").night()
    assert plain.side("cultleader") == "good"


def test_to_be_told_of_a_change_is_to_be_woken_by_the_own_ability():
    town = scenario("cultleader poisoner imp chambermaid slayer baron monk")
    town.night(poisoner="slayer", chambermaid="cultleader slayer", cult_side="evil")
    assert town.number("chambermaid") == 1
    town.day().night(
        poisoner="slayer", monk="slayer", imp="slayer", chambermaid="cultleader slayer", cult_side="evil"
    )
    assert town.number("chambermaid") == 0, "nothing has changed"
