"""The Vizier: known to all, and feared."""

import pytest

from nightbell.games.clocktower.catalogue import dealt
from nightbell.games.clocktower.events import Proclaimed
from tests.clocktower.scenario import scenario

CAST = "vizier imp chef monk slayer soldier baron poisoner"
SHEET = tuple(role for role in dealt() if role not in ("investigator", "alsaahir"))


@pytest.mark.ruling("vizier.forces", "vizier.ends-day")
def test_with_a_good_vote_the_nominee_is_executed_at_once():
    town = scenario(CAST, sheet=SHEET).night(poisoner="soldier")
    assert town.announced(Proclaimed) == [("vizier", town.seat("vizier"), 0)]
    town.nominate("chef", "imp", "monk slayer soldier chef", vizier=False)
    assert town.condemned == "imp"
    town.nominate("monk", "slayer", "imp baron chef", vizier=True)
    assert not town.alive("slayer") and town.alive("imp") and town.town.stage == "closing"


@pytest.mark.ruling("vizier.needs-good-vote")
def test_without_a_good_vote_nothing_happens():
    town = (
        scenario(CAST, sheet=SHEET)
        .night(poisoner="soldier")
        .nominate("monk", "slayer", "imp baron", vizier=True)
    )
    assert town.alive("slayer") and town.town.executed is None


@pytest.mark.ruling("vizier.day-immune")
def test_safe_by_day_and_mortal_by_night():
    town = scenario(CAST, sheet=SHEET).night(poisoner="soldier")
    town.nominate("chef", "vizier", "monk slayer soldier chef", vizier=False).close().dusk()
    assert town.alive("vizier")
    town.night(poisoner="soldier", monk="chef", imp="vizier")
    assert town.deaths == ["vizier"]


@pytest.mark.ruling("vizier.made-later")
def test_a_late_vizier_is_announced_at_dawn():
    town = scenario("sage imp chef monk slayer soldier pithag", sheet=SHEET).night().day()
    town.night(pithag="sage", pit_hag="vizier", monk="chef", imp="soldier")
    assert town.announced(Proclaimed) == [("vizier", town.seat("sage"), 0)]


def test_a_poisoned_viziers_order_comes_to_nothing():
    town = scenario(CAST, sheet=SHEET).night(poisoner="soldier")
    town.close().dusk().night(poisoner="vizier", monk="chef", imp="soldier")
    town.nominate("monk", "slayer", "imp baron chef", vizier=True)
    assert town.alive("slayer") and town.town.stage == "nominations"


def test_a_poisoned_vizier_is_made_known_and_finds_out_only_by_trying():
    town = scenario(CAST, sheet=SHEET).night(poisoner="vizier")
    assert town.announced(Proclaimed) == [("vizier", town.seat("vizier"), 0)]
    town.nominate("monk", "slayer", "imp baron chef", vizier=True)
    assert town.questions("vizier") and town.alive("slayer")
    town.close().dusk().night(poisoner="soldier", monk="chef", imp="soldier")
    known = [each for each in town.announced(Proclaimed) if each[1] == town.seat("vizier")]
    assert len(known) == 1, "once is enough"


def test_who_becomes_the_vizier_by_day_forces_nobody_before_it_is_known():
    town = scenario(CAST.replace("vizier", "witch"), sheet=SHEET).night(poisoner="soldier", witch="slayer")
    town.word("become", "baron", "vizier").nominate("monk", "chef", "imp baron soldier")
    assert town.questions("vizier") == [] and town.alive("chef")
    town.close().dusk().night(poisoner="soldier", witch="slayer", monk="chef", imp="soldier")
    town.nominate("monk", "chef", "imp baron soldier", vizier=True)
    assert town.questions("vizier") and not town.alive("chef")
