"""A server that runs for months keeps nothing of the games that have ended."""

from __future__ import annotations

import asyncio
import gc
import sys
from functools import _lru_cache_wrapper
from pathlib import Path
from random import Random
from weakref import ref

import pytest
from tools.stress.servant import play, table_with_bots

from nightbell import games
from nightbell.engine import Table
from tests.server.conftest import serving


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


@pytest.mark.parametrize("game", ["lantern", "whispers", "clocktower", "betrayal"])
def test_a_table_that_leaves_memory_is_gone_without_being_looked_for(game: str, tmp_path: Path) -> None:
    """What has come back when a server has started is kept aside with what it loaded, where nobody looks for
    garbage: a table that holds on to itself would stay for good."""

    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            client = await table_with_bots(base, game, "Anna")
            await play(client, Random(2), most=6)
            await client.leave()
            house = server.house
            live = house.tables[client.code]
            while live.links:
                await asyncio.sleep(0.01)
            table, room = ref(live), ref(live.room)
            gc.collect()
            gc.disable()
            try:
                house.drop(live)
                del live
                for _ in range(5):
                    await asyncio.sleep(0.01)
                assert table() is None and room() is None
            finally:
                gc.enable()

    asyncio.run(story())
