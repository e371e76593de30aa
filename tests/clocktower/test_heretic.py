"""The Heretic: who wins loses."""

import pytest

from nightbell.games.clocktower.catalogue import RoleId
from tests.clocktower.scenario import scenario


@pytest.mark.ruling("heretic.swap-good")
def test_the_demons_death_is_evils_victory():
    town = scenario("heretic imp chef soldier monk slayer baron")
    town.night().day(execute="imp")
    assert town.outcome == "evil"
    assert town.winners == ["imp", "baron"]


@pytest.mark.ruling("heretic.swap-evil")
def test_the_last_two_are_goods_victory():
    town = scenario("heretic imp chef soldier monk")
    town.night().word("slay", "chef").word("slay", "soldier").day(execute="monk")
    assert town.outcome == "good"


@pytest.mark.ruling("heretic.dead-works")
def test_a_dead_heretic_counts():
    town = scenario("heretic imp chef soldier monk saint baron")
    town.night().word("slay", "heretic").day(execute="saint")
    assert town.outcome == "good"


@pytest.mark.ruling("heretic.poisoned-no-swap")
def test_a_poisoned_heretic_changes_nothing():
    town = scenario("heretic imp chef soldier monk poisoner slayer")
    town.night(poisoner="heretic").shoot("slayer", "imp")
    assert town.outcome == "good"
    town = scenario("heretic imp chef soldier monk poisoner slayer")
    assert town.night(poisoner="chef").shoot("slayer", "imp").outcome == "evil"


@pytest.mark.ruling("heretic.two-heretics")
def test_two_heretics_undo_each_other():
    town = scenario("heretic imp chef soldier monk heretic baron")
    town.night().day(execute="imp")
    assert town.outcome == "good"
    alone = scenario("heretic imp chef soldier monk saint baron").night().day(execute="imp")
    assert alone.outcome == "evil"


def test_no_end_is_certain_while_a_heretic_may_turn_it():
    town = scenario("heretic:evil imp chef soldier monk baron slayer")
    town.night()
    for name in ("chef", "soldier", "monk", "slayer"):
        town.word("slay", name)
    assert town.outcome is None and town.grimoire.certain is None


def test_one_of_those_who_do_not_meet_is_enough_to_keep_the_other_out():
    town = scenario("baron imp chef soldier monk saint slayer").night().town
    assert town.kept_apart(RoleId("heretic")) and not town.kept_apart(RoleId("sage"))
    assert not scenario("poisoner imp chef soldier monk saint slayer").town.kept_apart(RoleId("heretic"))
