"""The Spy: sees everything, and may be seen as anything good."""

import pytest

from nightbell.games.clocktower.events import SeesGrimoire
from tests.clocktower.scenario import scenario


def test_the_spy_sees_the_grimoire():
    town = scenario("spy imp empath drunk=chef monk poisoner soldier")
    town.night(poisoner="monk", tell=0)
    (seen,) = [note for note in town.notes("spy") if isinstance(note, SeesGrimoire)]
    assert [token.role for token in seen.tokens] == [
        "spy",
        "imp",
        "empath",
        "drunk",
        "monk",
        "poisoner",
        "soldier",
    ]
    assert seen.tokens[4].reminders == ("poisoner-poisoned",)


@pytest.mark.ruling("spy.mixed-readings")
def test_evil_for_one_and_good_for_the_next():
    town = scenario("imp spy empath chef monk soldier")
    town.night(tell_chef=1, tell_empath=0)
    assert (town.number("chef"), town.number("empath")) == (1, 0)


@pytest.mark.ruling("spy.virgin-then-undertaker")
def test_executed_as_a_townsfolk_and_shown_as_something_else():
    town = scenario("spy virgin undertaker imp soldier monk")
    town.night().nominate("spy", "virgin", register=True).dusk()
    assert not town.alive("spy")
    town.night(imp="soldier", monk="virgin", tell_undertaker="drunk")
    assert town.shown("undertaker") == "drunk"


@pytest.mark.ruling("spy.dead-spy")
def test_a_dead_spy_sees_nothing_and_still_poses():
    town = scenario("spy ravenkeeper imp soldier monk chef")
    town.night().word("slay", "spy").day()
    town.night(monk="chef", imp="ravenkeeper", ravenkeeper="spy", tell_ravenkeeper="chef")
    assert town.shown("ravenkeeper") == "chef"
    assert not town.woken("spy")


@pytest.mark.ruling("spy.impaired-spy")
def test_a_poisoned_spy_is_read_truly_and_may_see_falsely():
    town = scenario("empath spy imp poisoner monk soldier chef")
    town.night(poisoner="spy", spy="imp chef")
    assert town.questions("tell", "empath") == []
    assert town.number("empath") == 1
    (seen,) = [note for note in town.notes("spy") if isinstance(note, SeesGrimoire)]
    assert seen.tokens[town.seat("chef")].role == "imp"
    assert seen.tokens[town.seat("imp")].role == "chef"


@pytest.mark.rule("C-689")
def test_registering_gives_no_ability():
    town = scenario("spy virgin undertaker imp soldier chef")
    town.night().nominate("spy", "virgin", register=True).dusk().night(imp="soldier", tell_undertaker="monk")
    assert town.questions("choose", "monk") == []
