"""The Fang Gu: the first Outsider it bites is the next."""

import pytest

from nightbell.games.clocktower.catalogue import RoleId
from nightbell.games.clocktower.events import IsNow
from nightbell.games.clocktower.setup import check_counts, feasible
from nightbell.games.clocktower.sheet import table_counts
from tests.clocktower.scenario import scenario

CAST = "fanggu baron mutant sweetheart chef soldier slayer monk saint"


def leapt(cast=CAST):
    return scenario(cast).night().day().night(monk="soldier", fanggu="mutant")


def test_the_first_outsider_becomes_an_evil_fang_gu():
    town = leapt()
    assert town.deaths == ["fanggu"] and town.alive("mutant")
    assert (town.role("mutant"), town.side("mutant")) == ("fanggu", "evil")
    assert town.was_told("mutant", IsNow, "fanggu", "evil")


@pytest.mark.ruling("fanggu.only-once")
def test_later_outsiders_die():
    assert leapt().day().night(monk="soldier", mutant="saint").deaths == ["saint"]


@pytest.mark.ruling("fanggu.failed-kill-no-jump")
def test_an_outsider_who_is_protected_is_no_fang_gu():
    town = scenario(CAST).night().day().night(monk="mutant", fanggu="mutant")
    assert town.deaths == [] and town.role("mutant") == "mutant"


@pytest.mark.ruling("fanggu.impaired")
def test_a_drunk_fang_gu_does_nothing():
    town = scenario("fanggu baron mutant sailor chef soldier slayer").night().day()
    town.night(sailor="fanggu", sailor_mate="fanggu", fanggu="mutant")
    assert town.deaths == [] and town.role("mutant") == "mutant"


@pytest.mark.ruling("fanggu.scarletwoman")
def test_a_scarlet_woman_has_nothing_to_inherit():
    town = leapt("fanggu scarletwoman mutant sweetheart chef soldier slayer monk")
    assert town.role("scarletwoman") == "scarletwoman" and len(town.town.demons()) == 1


@pytest.mark.ruling("fanggu.pithag-made")
def test_once_is_once_for_every_fang_gu_of_the_game():
    town = leapt("fanggu pithag mutant sweetheart chef soldier slayer monk saint").day()
    town.night(pithag="mutant", pit_hag="imp", monk="soldier", mutant="soldier").day()
    town.word("become", "fanggu", "sage")
    town.night(pithag="chef", pit_hag="fanggu", monk="soldier", mutant="soldier", chef="saint")
    assert town.deaths == ["saint"] and town.role("saint") == "saint"


@pytest.mark.ruling("fanggu.setup")
def test_one_outsider_more():
    base = table_counts(7)
    assert tuple(feasible(scenario(CAST).town, (RoleId("fanggu"), RoleId("witch")), base)) == (1,)
    check_counts([RoleId(id) for id in ["fanggu", "witch", "mutant", "chef", "soldier", "slayer", "monk"]])
