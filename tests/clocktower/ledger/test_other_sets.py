"""Worked examples of the rulebook in which roles of the other sets meet."""

from __future__ import annotations

import pytest

from nightbell.games.clocktower.events import LearnsTwo
from tests.clocktower.ledger.evening import evening


@pytest.mark.rule("C-327")
def test_the_sweetheart_first_and_then_the_sage_each_once():
    town = evening("imp poisoner sweetheart sage mayor slayer butler chef")
    town.night(poisoner="butler")
    town.nominate("mayor", "sweetheart", votes=8)
    town.close()
    assert town.question().kind == "sweetheart"
    town.answer("storyteller", town.seat("chef"))
    assert town.town.is_drunk(town.seat("chef"))
    town.night(imp="sage", poisoner="butler")
    assert town.night_story("sage", 2) == ["Woken", "LearnsTwo", "PutToSleep"]
    town.night(imp="butler", poisoner="butler")
    assert [each.kind for each in town.asked].count("sweetheart") == 1
    assert len(town.heard("sage", LearnsTwo)) == 1
    assert town.town.is_drunk(town.seat("chef"))
