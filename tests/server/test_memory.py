"""A server that runs for months keeps nothing of the games that have ended."""

from __future__ import annotations

import sys
from functools import _lru_cache_wrapper
from random import Random

import pytest

from nightbell import games
from nightbell.engine import Table


def remembered() -> int:
    """How many answers all functions of the house that remember any have at hand."""
    caches = {
        id(held): held
        for name, module in list(sys.modules.items())
        if name.partition(".")[0] == "nightbell"
        for held in vars(module).values()
        if isinstance(held, _lru_cache_wrapper)
    }
    return sum(each.cache_info().currsize for each in caches.values())


def play_by_chance(game: str, seeds: range) -> None:
    for seed in seeds:
        table, rng = Table(games.load(game), {}, seed), Random(seed)
        while table.outcome is None:
            seat, decision = next(iter(table.open.items()))
            table.answer(seat, decision.choice.sample(rng))


@pytest.mark.parametrize(("game", "played"), [("whispers", 150), ("clocktower", 100), ("betrayal", 40)])
def test_after_some_games_further_ones_leave_next_to_nothing_in_the_caches(game: str, played: int) -> None:
    play_by_chance(game, range(played))
    before = remembered()

    play_by_chance(game, range(played, 2 * played))

    assert remembered() - before < 2 * played
