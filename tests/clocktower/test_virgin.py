"""The Virgin: the first to nominate her may pay for it."""

import pytest

from nightbell.games.clocktower.events import Executed
from tests.clocktower.scenario import scenario


@pytest.mark.ruling("virgin.townsfolk-dies")
@pytest.mark.rule("C-572")
def test_a_townsfolk_who_nominates_is_executed_and_the_day_ends():
    town = scenario("washerwoman virgin chef imp soldier saint monk slayer")
    town.night().nominate("imp", "chef", "imp soldier saint monk")
    assert town.condemned == "chef"
    town.nominate("washerwoman", "virgin")
    assert not town.alive("washerwoman") and town.alive("chef") and town.alive("virgin")
    assert town.said(Executed) == [Executed(town.seat("washerwoman"))]
    assert town.town.stage == "closing"
    town.dusk().night(imp="soldier", monk="chef")
    assert town.alive("chef")


@pytest.mark.ruling("virgin.drunk-nominator")
@pytest.mark.rule("C-143", "C-536")
def test_the_drunk_is_no_townsfolk_but_uses_the_ability_up():
    town = scenario("drunk=chef virgin slayer imp soldier saint monk")
    town.night().nominate("drunk", "virgin", "drunk")
    assert town.alive("drunk")
    assert town.town.nominations[-1].tally == 1
    assert town.marks("virgin") == ["virgin-no-ability"]
    town.close().night(imp="soldier", monk="slayer")
    town.nominate("slayer", "virgin")
    assert town.alive("slayer")
    assert town.town.nominations[-1].tally == 0


@pytest.mark.ruling("virgin.spy-nominator")
@pytest.mark.rule("C-148", "C-548")
@pytest.mark.parametrize("as_townsfolk", [True, False])
def test_a_spy_may_count_as_a_townsfolk(as_townsfolk):
    town = scenario("spy virgin chef imp soldier saint monk")
    town.night().nominate("spy", "virgin", register=as_townsfolk)
    assert town.alive("spy") is not as_townsfolk
    assert (town.town.stage == "closing") is as_townsfolk


@pytest.mark.ruling("virgin.dead-nominator-invalid")
def test_a_dead_player_cannot_nominate_and_leaves_the_ability_alone():
    town = scenario("chef virgin slayer imp soldier saint monk thief:good")
    town.night(thief="imp").word("slay", "chef").open_nominations()
    refusal = town.refused(lambda: town.do("chef", "nominate", "virgin"))
    assert refusal.rule == "C-231"
    assert town.marks("virgin") == []
    town.nominate("slayer", "virgin")
    assert not town.alive("slayer")


@pytest.mark.rule("C-358")
def test_a_poisoned_virgin_executes_nobody():
    town = scenario("chef virgin slayer imp soldier saint poisoner")
    town.night(poisoner="virgin").nominate("chef", "virgin")
    assert town.alive("chef")
    town.close().night(poisoner="saint", imp="soldier").nominate("chef", "virgin")
    assert town.alive("chef")
