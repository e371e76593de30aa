"""The Golem: one nomination, and it kills."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "golem imp chef monk recluse baron slayer"


@pytest.mark.ruling("golem.kills-nominee")
def test_the_nominee_dies_and_is_voted_on():
    town = scenario(CAST).night().nominate("golem", "chef", "golem imp monk recluse")
    assert not town.alive("chef") and town.condemned == "chef"


@pytest.mark.ruling("golem.demon-survives")
def test_nothing_happens_to_the_demon():
    town = scenario(CAST).night().nominate("golem", "imp", "")
    assert town.alive("imp") and town.outcome is None and not town.town.died_today
    assert not scenario(CAST).night().nominate("golem", "chef", "").alive("chef")


@pytest.mark.ruling("golem.recluse")
def test_a_recluse_may_count_as_the_demon():
    town = scenario(CAST).night().nominate("golem", "recluse", "", register=True)
    assert town.alive("recluse") and town.token("golem").spent


@pytest.mark.ruling("golem.once")
def test_there_is_no_second_nomination():
    town = scenario(CAST).night().nominate("golem", "imp", "").close().dusk().night(imp="monk")
    town.open_nominations()
    refusal = town.refused(lambda: town.do("golem", "nominate", "chef"))
    assert refusal.message == "no-nomination-left"


@pytest.mark.ruling("golem.witch-clash")
def test_between_golem_and_witch_the_storyteller_says_which_is_first():
    town = (
        scenario("golem imp chef monk recluse witch slayer")
        .night(witch="golem")
        .nominate("golem", "chef", "", nomination_first="golem")
    )
    assert not town.alive("chef") and not town.alive("golem")
    town = (
        scenario("golem imp chef monk recluse witch slayer")
        .night(witch="golem")
        .nominate("golem", "chef", "", nomination_first="witch")
    )
    assert town.alive("chef") and not town.alive("golem"), "a dead Golem's ability does not work"


def test_a_poisoned_golem_kills_nobody_and_has_nominated():
    town = (
        scenario("golem imp chef monk recluse poisoner slayer")
        .night(poisoner="golem")
        .nominate("golem", "chef", "")
    )
    assert town.alive("chef") and town.token("golem").spent


@pytest.mark.ruling("golem.barista-double-kill")
def test_a_golem_who_acts_twice_beats_a_fool():
    for brew, alive in (("strong", False), ("clear", True)):
        town = scenario("golem fool imp chef monk slayer barista:good")
        town.night(barista="golem", barista_brew=brew).nominate("golem", "fool", "")
        assert town.alive("fool") is alive
