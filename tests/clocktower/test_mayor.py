"""The Mayor: somebody else may die, and a quiet last day wins."""

import pytest

from tests.clocktower.scenario import scenario


@pytest.mark.ruling("mayor.bounce-optional")
def test_the_storyteller_may_let_the_mayor_die():
    town = scenario("mayor imp chef soldier slayer saint")
    town.night().day().night(imp="mayor", mayor="mayor")
    assert town.deaths == ["mayor"]
    assert sorted(town.options("mayor")) == list(town.town.players())


@pytest.mark.ruling("mayor.bounce-to-protected")
def test_a_protected_stand_in_dies_no_more_than_the_mayor():
    town = scenario("mayor imp chef soldier slayer saint")
    town.night().day().night(imp="mayor", mayor="soldier")
    assert town.deaths == []


def last_three(cast):
    town = scenario(cast)
    town.night()
    for name in [name for name in town.names if name not in ("mayor", "imp", "soldier", "poisoner")]:
        town.word("slay", name)
    return town


@pytest.mark.ruling("mayor.three-alive-win")
@pytest.mark.rule("C-519")
def test_three_alive_and_no_execution_is_a_victory():
    town = last_three("mayor imp soldier chef slayer saint")
    assert town.living == 3
    town.day()
    assert town.outcome == "good"


@pytest.mark.ruling("mayor.travellers-count")
def test_living_travellers_must_be_gone_first():
    town = scenario("mayor imp soldier chef slayer thief:good beggar:good")
    town.night(thief="imp").word("slay", "slayer").word("slay", "chef")
    town.exile("imp", "thief", "imp mayor soldier chef")
    town.exile("imp", "beggar", "imp mayor soldier chef")
    town.nominate("imp", "soldier", "imp").nominate("soldier", "imp", "soldier")
    town.close()
    assert town.outcome == "good"


@pytest.mark.ruling("mayor.travellers-count")
def test_a_traveller_left_alive_spoils_it():
    town = scenario("mayor imp soldier chef slayer thief:good")
    town.night(thief="imp").word("slay", "slayer").word("slay", "chef").day()
    assert town.outcome is None
    alone = (
        scenario("mayor imp soldier chef slayer").night().word("slay", "slayer").word("slay", "chef").day()
    )
    assert alone.outcome == "good"


@pytest.mark.ruling("mayor.poisoned-mayor")
@pytest.mark.rule("C-492")
def test_an_impaired_mayor_neither_wins_nor_turns_death_aside():
    healthy = scenario("mayor imp poisoner soldier chef").night(poisoner="imp")
    assert healthy.word("slay", "soldier").word("slay", "chef").day().outcome == "good"
    town = scenario("mayor imp poisoner soldier chef")
    town.night(poisoner="mayor").word("slay", "soldier").word("slay", "chef")
    town.day()
    assert town.outcome is None
    town.night(poisoner="mayor", imp="mayor")
    assert town.questions("mayor") == []
    assert town.outcome == "evil"
