"""The Fool: not this time."""

import pytest

from nightbell.games.clocktower.events import StaysAlive
from tests.clocktower.scenario import scenario

CAST = "fool imp soldier chef virgin slayer baron"


@pytest.mark.ruling("fool.once")
def test_survives_once():
    town = scenario(CAST)
    town.night().day(execute="fool")
    assert town.alive("fool") and town.said(StaysAlive) == [StaysAlive(town.seat("fool"))]
    town.night(imp="soldier").day(execute="fool")
    assert not town.alive("fool")


@pytest.mark.ruling("fool.other-protection-first")
def test_anothers_protection_comes_first():
    town = scenario("fool tealady soldier chef virgin slayer imp")
    town.night().day().night(imp="fool")
    assert town.alive("fool") and not town.token("fool").spent
    alone = scenario("fool baron soldier chef virgin slayer imp").night().day().night(imp="fool")
    assert alone.alive("fool") and alone.token("fool").spent


@pytest.mark.ruling("fool.impaired")
def test_an_impaired_fool_dies_at_once():
    town = scenario("fool imp soldier chef virgin slayer poisoner")
    town.night(poisoner="fool").day(execute="fool")
    assert not town.alive("fool")
    sober = (
        scenario("fool imp soldier chef virgin slayer poisoner").night(poisoner="chef").day(execute="fool")
    )
    assert sober.alive("fool")


@pytest.mark.ruling("virgin.nominator-survives")
def test_a_fool_who_nominates_the_virgin_is_executed_and_lives():
    town = scenario(CAST)
    town.night().nominate("fool", "virgin")
    assert town.alive("fool") and town.token("fool").spent
    assert town.town.executed == town.seat("fool") and town.town.stage == "closing"
