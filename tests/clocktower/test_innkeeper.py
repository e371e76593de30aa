"""The Innkeeper: two safe guests, one of them drunk."""

import pytest

from tests.clocktower.scenario import scenario

CAST = "innkeeper imp chambermaid chef monk slayer poisoner"


def at_night(cast=CAST):
    town = scenario(cast)
    plans = {"chambermaid": "imp chef"} if "chambermaid" in cast else {}
    return town.night(poisoner="slayer", **plans).day()


def test_both_live_through_the_night():
    town = at_night()
    guests = {"choose_two": lambda decision: two(town, decision), "innkeeper": "chambermaid"}
    town.night(**guests, poisoner="slayer", monk="slayer", imp="chef")
    assert town.deaths == []
    assert town.drunk("chambermaid") and not town.drunk("chef")


def two(town, decision):
    """The Innkeeper takes in the Chambermaid and the Chef; the Chambermaid asks about others."""
    pair = ("chambermaid", "chef") if decision.seat == town.seat("innkeeper") else ("monk", "slayer")
    return tuple(sorted(town.seat(name) for name in pair))


@pytest.mark.ruling("innkeeper.later-drunk-ends")
@pytest.mark.rule("C-307")
def test_an_innkeeper_who_becomes_drunk_protects_nobody_any_more():
    town = at_night()
    town.until("innkeeper", choose_two=lambda d: two(town, d), poisoner="slayer")
    town.table.answer(town.town.storyteller, town.seat("chef"))
    town.word("mark", "innkeeper", "goon-drunk")
    town.night(monk="slayer", imp="chambermaid")
    assert town.deaths == ["chambermaid"]


@pytest.mark.ruling("innkeeper.impaired-choice-never-works")
@pytest.mark.rule("C-386")
def test_a_choice_made_while_drunk_never_protects():
    town = at_night()
    town.table.answer(town.seat("poisoner"), town.seat("innkeeper"))
    town.table.answer(town.seat("innkeeper"), two(town, town.table.open[town.seat("innkeeper")]))
    town.word("unmark", "innkeeper", "poisoner-poisoned")
    assert town.works("innkeeper")
    town.night(choose_two=lambda d: two(town, d), monk="slayer", imp="chef")
    assert town.deaths == ["chef"]


@pytest.mark.ruling("innkeeper.self-drunk-breaks-it")
def test_an_innkeeper_drunk_by_the_own_choice_protects_nobody():
    town = at_night("innkeeper imp poisoner chef monk slayer saint")
    guests = {"choose_two": "innkeeper chef", "innkeeper": "innkeeper"}
    town.night(**guests, poisoner="slayer", monk="slayer", imp="chef")
    assert town.drunk("innkeeper") and town.deaths == ["chef"]


@pytest.mark.ruling("innkeeper.night-only")
def test_by_day_there_is_no_protection():
    town = at_night("innkeeper imp poisoner chef monk slayer saint")
    town.night(innkeeper="chef", choose_two="chef slayer", poisoner="saint", monk="slayer", imp="chef")
    assert town.deaths == []
    town.day(execute="chef")
    assert not town.alive("chef")
