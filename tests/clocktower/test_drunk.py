"""The Drunk: a Townsfolk's token, and nothing behind it."""

import pytest

from tests.clocktower.scenario import scenario


@pytest.mark.ruling("drunk.false-info")
@pytest.mark.rule("C-369")
def test_what_a_drunk_hears_may_change_without_reason():
    town = scenario("drunk=empath imp soldier chef monk slayer")
    town.night(tell=0)
    assert sorted(town.options("tell")) == [0, 1, 2]
    assert town.number("drunk") == 0
    town.day().night(imp="soldier", monk="chef", tell=1)
    assert town.number("drunk") == 1


@pytest.mark.ruling("drunk.no-protection")
def test_believed_protections_do_not_exist():
    town = scenario("drunk=soldier imp slayer chef monk saint")
    town.night().day().night(imp="drunk", monk="chef")
    assert town.deaths == ["drunk"]


@pytest.mark.ruling("drunk.cannot-be-sobered")
@pytest.mark.rule("C-351", "C-726")
def test_poison_and_health_change_nothing_about_the_belief():
    town = scenario("drunk=empath imp soldier poisoner monk slayer")
    town.night(poisoner="drunk", tell=2)
    poisoned = town.view("drunk")
    assert (poisoned.card, town.role("drunk")) == ("empath", "drunk")
    town.day().night(imp="soldier", monk="slayer", poisoner="slayer", tell=2)
    healthy = town.view("drunk")
    assert (healthy.card, healthy.card_side) == (poisoned.card, poisoned.card_side)
    assert not town.works("drunk", "empath")


@pytest.mark.ruling("drunk.barista-truth")
def test_a_clear_head_lets_even_the_drunk_learn_the_truth():
    town = scenario("drunk=empath imp chef slayer saint baron barista:good")
    town.night(barista="drunk", barista_brew="clear")
    assert town.number("drunk") == 1 and town.questions("tell", "empath") == []
