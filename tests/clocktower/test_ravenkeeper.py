"""The Ravenkeeper: one look from beyond."""

import pytest

from tests.clocktower.scenario import plain, scenario


@pytest.mark.ruling("ravenkeeper.basic")
@pytest.mark.rule("C-199", "C-217", "C-311")
def test_killed_at_night_wakes_and_learns_a_role():
    town = scenario("ravenkeeper empath imp chef monk saint")
    town.night().day()
    before = len(town.table.history)
    town.night(monk="chef", imp="ravenkeeper", ravenkeeper="empath")
    assert town.deaths == ["ravenkeeper"]
    me, target = town.seat("ravenkeeper"), town.seat("empath")
    mine = [plain(e) for e in town.heard("ravenkeeper", before) if getattr(e, "seat", None) == me]
    assert mine == [
        ("Woken", "ravenkeeper"),
        ("TargetChosen", "ravenkeeper", (target,)),
        ("LearnsRole", "ravenkeeper", target, "empath"),
        ("PutToSleep",),
    ]


@pytest.mark.rule("C-199")
def test_who_is_not_killed_is_not_woken():
    town = scenario("ravenkeeper empath imp chef monk saint")
    town.night().day().night(monk="chef", imp="empath")
    assert not town.woken("ravenkeeper")


@pytest.mark.ruling("ravenkeeper.day-death-nothing")
def test_death_by_day_gives_nothing():
    town = scenario("ravenkeeper soldier imp chef monk saint")
    town.night().day(execute="ravenkeeper").night(monk="chef", imp="soldier")
    assert not town.woken("ravenkeeper")
    killed = scenario("ravenkeeper soldier imp chef monk saint").night().day()
    assert killed.night(monk="chef", imp="ravenkeeper", ravenkeeper="chef").woken("ravenkeeper")


@pytest.mark.ruling("ravenkeeper.mayor-bounce")
@pytest.mark.rule("C-145")
def test_dying_in_the_mayors_place_counts():
    town = scenario("ravenkeeper mayor imp chef soldier saint")
    town.night().day().night(imp="mayor", mayor="ravenkeeper", ravenkeeper="imp")
    assert town.deaths == ["ravenkeeper"]
    assert town.shown("ravenkeeper") == "imp"


@pytest.mark.ruling("ravenkeeper.reads-recluse")
def test_a_dead_recluse_may_still_look_evil():
    town = scenario("ravenkeeper recluse imp chef soldier saint")
    town.night().word("slay", "recluse").day()
    town.night(imp="ravenkeeper", ravenkeeper="recluse", tell_ravenkeeper="scarletwoman")
    assert town.shown("ravenkeeper") == "scarletwoman"


@pytest.mark.rule("C-310")
def test_a_poisoned_one_is_woken_as_if_nothing_were_wrong():
    town = scenario("ravenkeeper poisoner imp chef soldier saint")
    town.night(poisoner="chef").day()
    town.night(poisoner="ravenkeeper", imp="ravenkeeper", ravenkeeper="imp", tell_ravenkeeper="mayor")
    assert town.shown("ravenkeeper") == "mayor"
