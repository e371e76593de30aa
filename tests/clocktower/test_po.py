"""The Po: a quiet night, and then three."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "po baron chef soldier slayer saint recluse moonchild goon grandmother poisoner"


def at_night():
    return scenario(CAST).night(poisoner="baron", grandchild="chef").day()


@pytest.mark.ruling("po.charge", "po.first-night-not-charge")
def test_nobody_and_then_three():
    town = at_night().night(poisoner="baron", po="chef")
    assert town.deaths == ["chef", "grandmother"], "after the first night there is one attack"
    town.day().night(poisoner="baron", po=None)
    assert town.deaths == []
    town.day().night(poisoner="baron", po=town.in_turn("slayer", "saint", "recluse"))
    assert town.deaths == ["slayer", "saint", "recluse"]
    town.day().night(poisoner="baron", po=None)
    assert len(town.questions("may-choose", "po")) == 1


@pytest.mark.ruling("po.failed-kill-not-charge")
def test_an_attack_that_fails_is_an_attack():
    town = at_night().night(poisoner="baron", po="soldier").day().night(poisoner="baron", po="slayer")
    assert town.deaths == ["slayer"]


@pytest.mark.ruling("po.drunk-choice-counts")
def test_a_choice_of_nobody_counts_even_when_poisoned():
    town = at_night().night(poisoner="po", po=None).day()
    town.night(poisoner="po", po=town.in_turn("slayer", "saint", "recluse"))
    assert town.deaths == []
    town.day().night(poisoner="baron", po="slayer")
    assert town.deaths == ["slayer"]


@pytest.mark.ruling("po.goon-in-middle")
def test_the_goon_ends_the_feast():
    town = at_night().night(poisoner="baron", po=None).day()
    town.night(
        poisoner="baron",
        po=town.in_turn("moonchild", "goon", "grandmother"),
        last_words=town.naming("moonchild", "poisoner"),
    )
    assert town.deaths == ["moonchild"]
