"""The Sweetheart: somebody drinks to forget."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "sweetheart imp soldier chef monk slayer pithag poisoner"


@pytest.mark.ruling("sweetheart.basic", "sweetheart.demon-drunk")
@pytest.mark.rule("C-329")
def test_her_death_makes_somebody_drunk_for_good():
    town = scenario(CAST)
    town.night(poisoner="slayer").nominate("imp", "sweetheart", "imp soldier chef monk")
    town.close(sweetheart="imp")
    assert town.drunk("imp")
    town.dusk().night(poisoner="slayer", monk="slayer", imp="chef")
    assert town.deaths == [] and town.drunk("imp")


@pytest.mark.ruling("sweetheart.impaired-at-death")
@pytest.mark.rule("C-385")
def test_poisoned_at_death_she_makes_nobody_drunk():
    town = scenario(CAST)
    town.night(poisoner="sweetheart").day_of("sweetheart")
    assert town.questions("sweetheart") == []
    town.dusk().night(poisoner="slayer", monk="slayer", imp="soldier")
    assert not any(town.drunk(name) for name in town.names)
    healthy = scenario(CAST).night(poisoner="chef").day_of("sweetheart", sweetheart="slayer")
    assert healthy.drunk("slayer")


@pytest.mark.ruling("sweetheart.character-change")
def test_another_role_ends_it():
    town = scenario(CAST)
    town.night(poisoner="slayer").nominate("imp", "sweetheart", "imp soldier chef monk")
    town.close(sweetheart="chef")
    town.dusk().night(poisoner="slayer", monk="slayer", imp="soldier", pithag="sweetheart", pit_hag="sage")
    assert town.role("sweetheart") == "sage" and not town.drunk("chef")
