"""The Vortox: nothing true for the Townsfolk, and a death every day."""

import pytest

from nightbell.games.clocktower.events import IsNow, LearnsDemon, LearnsMinions
from tests.clocktower.scenario import scenario


@pytest.mark.ruling("vortox.execution-without-death")
def test_an_execution_of_the_dead_is_enough():
    town = scenario("vortox soldier chef monk slayer saint")
    town.night().word("slay", "chef").day(execute="chef")
    assert town.outcome is None
    assert scenario("vortox soldier chef monk slayer saint").night().day().outcome == "evil"


def test_a_day_without_an_execution_is_lost():
    town = scenario("vortox soldier chef monk slayer saint")
    town.night().day()
    assert town.outcome == "evil"


@pytest.mark.ruling("vortox.notices-true")
@pytest.mark.rule("C-349")
def test_notices_of_a_new_role_stay_true():
    town = scenario("vortox soldier chef monk slayer pithag saint")
    town.night().word("slay", "chef").day(execute="chef")
    town.night(pithag="slayer", pit_hag="spy", monk="saint", vortox="soldier")
    assert town.was_told("slayer", IsNow, "spy", "good")


@pytest.mark.ruling("vortox.outsiders-and-minions")
def test_only_townsfolk_are_lied_to():
    town = scenario("vortox soldier chef monk slayer spy saint")
    town.night()
    assert 0 not in town.options("tell", "chef"), "which would be true: the Demon and the Spy sit apart"
    assert LearnsDemon(town.seat("spy"), (town.seat("vortox"),)) in town.notes("spy")
    assert LearnsMinions(town.seat("vortox"), (town.seat("spy"),)) in town.notes("vortox")
    assert town.questions("spy") == []


@pytest.mark.ruling("vortox.drunk-vortox")
def test_an_impaired_vortox_has_neither_effect():
    town = scenario("vortox empath soldier monk slayer poisoner saint")
    town.night(poisoner="vortox")
    assert town.questions("tell", "empath") == [] and town.number("empath") == 1
    town.day()
    assert town.outcome is None
    healthy = scenario("vortox empath soldier monk slayer poisoner saint")
    assert healthy.until("tell", poisoner="saint").is_asked("tell")


@pytest.mark.ruling("vortox.yes-no-flip")
def test_yes_becomes_no():
    town = scenario("vortox fortuneteller soldier monk slayer saint")
    town.night(red_herring="monk", fortuneteller="vortox soldier")
    assert town.questions("tell") == []
    assert [note.yes for note in town.learned("fortuneteller")] == [False]


def test_poisoned_townsfolk_are_lied_to_all_the_same():
    town = scenario("vortox empath soldier monk slayer poisoner saint")
    town.night(poisoner="empath", tell_empath=0)
    assert town.options("tell", "empath") == [0, 2]


@pytest.mark.ruling("vortox.barista")
def test_a_clear_head_hears_the_truth_under_a_vortox():
    town = scenario("oracle vortox baron witch chef slayer monk soldier barista:good")
    town.night(witch="chef", barista="chef", barista_brew="strong")
    town.word("slay", "baron").word("slay", "witch").day(execute="slayer")
    town.night(barista="oracle", barista_brew="clear", vortox="chef", monk="soldier")
    assert town.number("oracle") == 2 and town.questions("tell", "oracle") == []
