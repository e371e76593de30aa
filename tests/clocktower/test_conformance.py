"""The laws that hold for everything playable, for small, middling and the largest towns."""

from __future__ import annotations

import pytest

from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.catalogue import COMPANY, roles_of
from nightbell.games.clocktower.moments import briefs
from nightbell.games.clocktower.scripts import SCRIPTS
from tests.conformance import conformance, damaged_logs_are_refused, played


@pytest.mark.parametrize("players", [5, 7, 10, 15, 20])
def test_trouble_brewing(players):
    conformance(RULES, {"players": players}, seeds=range(2), most=20_000, samples=6)


@pytest.mark.parametrize("players", [5, 7, 10, 15, 20])
def test_every_role_at_once(players):
    conformance(RULES, {"players": players, "script": "crossroads"}, seeds=range(2), most=20_000, samples=6)


@pytest.mark.parametrize("script", ["bmr", "snv"])
@pytest.mark.parametrize("players", [7, 12])
def test_a_whole_set(players, script):
    conformance(RULES, {"players": players, "script": script}, seeds=range(2), most=20_000, samples=6)


@pytest.mark.parametrize("players", [7, 11, 15])
def test_the_roles_outside_the_sets(players):
    """Who changes what evil is told at the start shows by that, as the rules have it, and is left out."""
    sheet = [role for role in SCRIPTS["carousel"].roles if role not in briefs]
    conformance(RULES, {"players": players, "sheet": sheet}, seeds=range(2), most=20_000, samples=6)


@pytest.mark.parametrize("players", [6, 9])
def test_everybody_who_can_sit_with_the_storyteller(players):
    company = roles_of(*COMPANY)
    conformance(RULES, {"players": players, "company": company}, seeds=range(2), most=20_000, samples=6)


@pytest.mark.parametrize("preset", ["clues", "trust", "masks"])
def test_recommended_setups(preset):
    conformance(RULES, {"preset": preset}, seeds=range(2), samples=6)


def test_teensyville_with_room_for_latecomers():
    conformance(RULES, {"players": 6, "script": "alley", "late": 2}, seeds=range(2), samples=6)


def test_damaged_logs():
    damaged_logs_are_refused(RULES, played(RULES, {"players": 8}, 3, 20_000))
