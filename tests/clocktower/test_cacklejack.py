"""The Cacklejack, a Traveller at whose word somebody becomes somebody else."""

import pytest

from nightbell.games.clocktower.events import IsNow
from tests.clocktower.scenario import scenario

CAST = "imp acrobat monk slayer soldier chef cacklejack:good"


def named(cast=CAST, safe="monk", **plans):
    town = scenario(cast).night(**plans)
    return town.standing("cacklejack", "cacklejack", town.seat(safe)).day()


@pytest.mark.ruling("cacklejack.changes-someone-else")
def test_somebody_else_changes_and_learns_what_the_new_role_knows():
    town = named()
    town.night(cackle_now=True, cackle="acrobat", cackle_role="clockmaker", monk="slayer", imp="slayer")
    assert town.role("acrobat") == "clockmaker"
    assert town.was_told("acrobat", IsNow, "clockmaker", "good")
    assert town.number("acrobat", 2) is not None


@pytest.mark.ruling("cacklejack.exempt")
def test_who_was_named_is_left_alone():
    town = named()
    town.night(cackle_now=True, cackle="acrobat", cackle_role="sage", monk="slayer", imp="slayer")
    assert town.seat("monk") not in town.options("cackle")
    assert town.seat("cacklejack") not in town.options("cackle")


@pytest.mark.ruling("cacklejack.drunk-to-flowergirl")
def test_a_drunk_becomes_what_they_believe_to_be_and_notices_nothing():
    town = named("imp drunk=flowergirl monk slayer soldier chef cacklejack:good")
    before = len(town.table.history)
    town.until("choose", cackle_now=True, cackle="drunk", cackle_role="flowergirl")
    assert town.works("drunk", "flowergirl") and not town.drunk("drunk")
    assert not [event for event in town.heard("drunk", before) if isinstance(event, IsNow)]


@pytest.mark.ruling("cacklejack.demon-may-change")
def test_even_the_demon_may_change():
    town = named("leviathan acrobat monk slayer soldier chef cacklejack:good")
    plans = {"cackle": "leviathan", "cackle_role": "shabaloth", "leviathan": town.in_turn("monk", "slayer")}
    town.night(cackle_now=True, monk="slayer", **plans)
    assert town.role("leviathan") == "shabaloth"
    assert town.was_told("leviathan", IsNow, "shabaloth", "evil")


@pytest.mark.ruling("cacklejack.any-time-in-night")
def test_it_may_come_as_late_as_before_dawn():
    town = named()
    plans = {"cackle": "acrobat", "cackle_role": "sage"}
    town.night(cackle_now=False, monk="acrobat", imp="acrobat", acrobat="imp", **plans)
    assert town.role("acrobat") == "sage"
    kinds = [question.kind for question in town.asked]
    assert kinds.index("cackle") > max(n for n, kind in enumerate(kinds) if kind == "choose")


def test_without_a_name_nobody_changes():
    town = scenario(CAST).night().day().night(monk="slayer", imp="slayer")
    assert town.questions("cackle-now") == []


def test_impaired_at_night_nobody_changes():
    town = scenario(CAST).night()
    town.standing("cacklejack", "cacklejack", town.seat("monk")).word("mark", "cacklejack", "sailor-drunk")
    town.day().night(monk="slayer", imp="slayer")
    assert town.questions("cackle-now") == [] and town.questions("cackle") == []
