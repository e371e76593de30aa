"""The Gangster, a Traveller who makes deals."""

import pytest

from nightbell.games.clocktower.events import DeedDone, NothingHappens
from tests.clocktower.scenario import scenario


def deal(town, agree, victim=None):
    """The Gangster asks both neighbours; who agrees to the other's death, and whom it costs."""
    willing = [town.seat(name) for name in agree.split()]
    plans = {"gangster_victim": victim} if willing else {}
    return town.standing(
        "gangster", "gangster", True, gangster_deal=lambda question: question.seat in willing, **plans
    )


@pytest.mark.ruling("gangster.agreement")
def test_with_one_neighbours_consent_the_other_dies():
    town = scenario("saint imp chef monk slayer baron gangster:good").night()
    deal(town, "baron", "saint")
    assert not town.alive("saint")
    assert town.town.executed is None and town.outcome is None


@pytest.mark.ruling("gangster.skips-dead")
def test_dead_neighbours_are_passed_over():
    town = scenario("chambermaid po monk slayer soldier engineer poppygrower gangster:good")
    town.night(chambermaid="monk slayer", engineer=None)
    town.word("slay", "chambermaid").word("slay", "poppygrower")
    deal(town, "engineer", "po")
    assert town.outcome == "good"


@pytest.mark.ruling("gangster.both-agree")
@pytest.mark.parametrize("victim", ["saint", "baron"])
def test_if_both_agree_the_gangster_chooses(victim):
    town = deal(scenario("saint imp chef monk slayer baron gangster:good").night(), "saint baron", victim)
    assert [name for name in ("saint", "baron") if not town.alive(name)] == [victim]


@pytest.mark.ruling("gangster.failed-kill-uses-it")
def test_a_kill_that_fails_is_todays():
    town = deal(scenario("fool imp chef monk slayer baron gangster:good").night(), "baron", "fool")
    assert town.alive("fool") and len(town.said(NothingHappens)) == 1
    town.refused(lambda: deal(town, "baron", "fool"))
    town.day().night(monk="slayer", imp="slayer")
    assert not deal(town, "baron", "fool").alive("fool")


@pytest.mark.ruling("gangster.no-consent")
def test_without_consent_nothing_happens_and_nobody_hears_of_it():
    town = scenario("saint imp chef monk slayer baron gangster:good").night()
    deal(town, "")
    assert town.alive("saint") and town.alive("baron") and town.said(DeedDone) == []
    assert not deal(town, "saint", "baron").alive("baron")


def test_an_impaired_gangster_kills_nobody():
    town = scenario("saint imp chef monk slayer poisoner gangster:good").night(poisoner="gangster")
    deal(town, "poisoner", "saint")
    assert town.alive("saint")
    town.refused(lambda: deal(town, "poisoner", "saint"))


def test_nobody_else_makes_deals():
    town = scenario("saint imp chef monk slayer baron gangster:good").night()
    town.refused(lambda: town.standing("chef", "gangster", True))
