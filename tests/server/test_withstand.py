"""Small versions of what the server must withstand; `make stress` runs the full ones."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tools.stress import fairness, forgery, fuzz, hostile, scripts

from nightbell.server.votes import MOST_ALLOWANCE


def test_hostile_frames_change_nothing() -> None:
    withstood = asyncio.run(hostile.in_process(6_000, seed=1))
    assert withstood.replies > withstood.frames * 0.5


def test_no_command_is_allowed_by_a_wrong_credential() -> None:
    forged = asyncio.run(forgery.forge())
    assert forged.attempts > forged.commands * 7


def test_a_press_counts_by_when_it_was_made() -> None:
    fair = fairness.votes(4_000, seed=1)
    assert fair.share >= 0.999
    assert fair.late > 500 and fair.late_counted == 0


def test_a_press_counts_so_at_a_table_too() -> None:
    fair = asyncio.run(fairness.at_tables(30, seed=3))
    assert fair.counted == fair.in_time > 0
    assert fair.late_counted == 0 < fair.late


def test_a_false_clock_gains_no_more_than_the_bound() -> None:
    assert fairness.liars(2_000, seed=1) <= MOST_ALLOWANCE


def test_commands_of_every_kind_with_every_right_are_answered_and_the_table_comes_back() -> None:
    poured = asyncio.run(fuzz.commands(400, seed=4))
    assert poured.done > 20 and poured.refused > 100


def test_requests_to_every_route_are_answered(tmp_path: Path) -> None:
    asked = asyncio.run(fuzz.requests(tmp_path, 250, seed=2))
    assert asked.done > 20 and asked.refused > 100


def test_good_scripts_are_read_and_bad_ones_answered(tmp_path: Path) -> None:
    found = asyncio.run(scripts.read(tmp_path, 60, seed=3))
    assert found.good == found.bad == 30
