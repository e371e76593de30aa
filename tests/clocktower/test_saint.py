"""The Saint: whom the town must not execute."""

import pytest
from msgspec.structs import replace

from tests.clocktower.scenario import scenario


@pytest.mark.ruling("saint.executed")
@pytest.mark.rule("C-015")
def test_the_saints_execution_is_a_defeat():
    town = scenario("saint imp chef soldier monk slayer")
    town.night().nominate("imp", "saint", "imp chef soldier").close()
    assert town.outcome == "evil"


@pytest.mark.ruling("saint.replaced")
def test_another_in_the_saints_place_saves_the_side():
    town = scenario("saint imp chef soldier monk slayer scapegoat:good")
    town.night().nominate("imp", "saint", "imp chef soldier monk").close(scapegoat="scapegoat")
    assert town.outcome is None
    assert town.alive("saint") and not town.alive("scapegoat")
    town.dusk().night(monk="slayer", imp="soldier").day(execute="saint")
    assert town.outcome == "evil"


@pytest.mark.ruling("saint.poisoned")
def test_a_poisoned_saint_dies_like_anybody():
    town = scenario("saint imp chef soldier monk poisoner slayer")
    town.night(poisoner="saint").day(execute="saint")
    assert town.outcome is None and not town.alive("saint")
    healthy = scenario("saint imp chef soldier monk poisoner slayer").night(poisoner="chef")
    assert healthy.day(execute="saint").outcome == "evil"


@pytest.mark.ruling("saint.evil-saint")
def test_the_loss_falls_on_the_saints_own_side():
    town = scenario("saint:evil imp chef soldier monk slayer")
    town.night().nominate("imp", "saint", "imp chef soldier").close()
    assert town.outcome == "good"


@pytest.mark.ruling("saint.demon-and-saint")
@pytest.mark.rule("C-278")
def test_a_moment_at_which_both_sides_would_win_is_goods():
    """The Saint is executed while no Demon lives: good's victory comes first, whatever brought it about."""
    town = scenario("saint imp chef soldier monk slayer")
    town.night().nominate("chef", "saint", "imp chef soldier monk")
    state = town.town
    state.grimoire[town.seat("imp")] = replace(state.grimoire[town.seat("imp")], alive=False)
    town.close()
    assert town.outcome == "good"
    alone = scenario("saint imp chef soldier monk slayer").night()
    assert alone.nominate("chef", "saint", "imp chef soldier monk").close().outcome == "evil"
