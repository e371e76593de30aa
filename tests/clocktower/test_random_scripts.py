"""Scripts drawn by lot from all roles keep the laws; that they come to their end is swept (`sweep.py`)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.catalogue import DEMON, MINION, OUTSIDER, TOWNSFOLK, TRAVELLER, roles_of
from nightbell.games.clocktower.moments import briefs
from tests.conformance import conformance

FULL = {TOWNSFOLK: 13, OUTSIDER: 4, MINION: 4, DEMON: 4, TRAVELLER: 5}


def drawn(rng: Random) -> dict[str, Any]:
    """A script of the usual size and a number of players for it."""
    sheet = [role for type, count in FULL.items() for role in rng.sample(roles_of(type), count)]
    return {"sheet": sheet, "players": rng.randrange(5, 18)}


@pytest.mark.parametrize("seed", range(4))
def test_a_drawn_script_keeps_the_laws(seed: int) -> None:
    """Who changes what evil is told at the start shows by that, as the rules have it, and is left out."""
    options = drawn(Random(100 + seed))
    quiet = [role for role in options["sheet"] if role not in briefs]
    conformance(RULES, {**options, "sheet": quiet}, seeds=range(1), most=20_000, samples=5)
