"""The Baron: two more Outsiders, once and for all."""

import pytest

from nightbell.engine import Refusal, Table
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.scripts import counts
from nightbell.games.clocktower.setup import new_town
from tests.clocktower.scenario import scenario


def bag(players):
    """What a Storyteller may fill the bag with, once the Baron is chosen."""
    table = Table(RULES, {"players": players}, 1)
    while table.state.bag == ():
        ((seat, decision),) = table.open.items()
        answers = list(decision.choice.listed())
        with_baron = [each for each in answers if isinstance(each, tuple) and "baron" in each]
        answer = with_baron[0] if with_baron else answers[0]
        table.answer(seat, answer)
    return table.state


@pytest.mark.ruling("baron.seven-players", "baron.five-players", "baron.fifteen-players")
@pytest.mark.parametrize(("players", "expected"), [(5, (1, 2, 1, 1)), (7, (3, 2, 1, 1)), (15, (7, 4, 3, 1))])
def test_two_townsfolk_make_room(players, expected):
    state = bag(players)
    assert counts(state.bag) == expected
    if players == 15:
        assert counts(state.tokens) == (8, 3, 3, 1)


def test_a_prepared_set_up_without_the_outsiders_is_refused():
    with pytest.raises(Refusal) as refused:
        new_town({"bag": ["chef", "monk", "empath", "slayer", "soldier", "baron", "imp"]}, 1)
    assert refused.value.rule == "C-515"
    assert new_town({"bag": ["chef", "monk", "empath", "saint", "recluse", "baron", "imp"]}, 1)


@pytest.mark.ruling("baron.baron-dies")
@pytest.mark.rule("C-150")
def test_the_barons_death_gives_nothing_back():
    town = scenario("chef monk empath saint recluse baron imp", by_the_table=True)
    before = town.night().town.bag
    town.day(execute="baron")
    assert [town.role(name) for name in town.names] == list(before)
