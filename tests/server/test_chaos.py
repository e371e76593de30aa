"""Whatever goes wrong around it, a game comes to the end that it would have had: a few of the thousand."""

from __future__ import annotations

import asyncio
import time

import pytest
from tools.stress.chaos import MISHAPS, storms

from nightbell.server.house import House
from nightbell.server.people import Person


def test_games_in_a_storm_end_as_in_peace() -> None:
    met: set[str] = set()
    for game, games in (("lantern", 4), ("clocktower", 1), ("whispers", 1)):
        found = asyncio.run(storms(game, games))
        met |= {name for name, count in found.mishaps.items() if count}
    assert met == set(MISHAPS)


def test_a_table_that_forgets_what_it_has_done_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Person, "remember", lambda person, id: None)
    with pytest.raises(AssertionError):
        asyncio.run(storms("whispers", 1))


def test_a_house_that_believes_every_clock_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def believe(house: House) -> None:
        house._set_at = (time.time_ns() - time.monotonic_ns()) // 1_000_000

    monkeypatch.setattr(House, "_set_clock", believe)
    with pytest.raises(AssertionError, match="was put back"):
        asyncio.run(storms("whispers", 1))
