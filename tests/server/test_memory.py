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
from nightbell.server.doors import Door
from nightbell.server.live import Link
from tests.server.conftest import serving

MOST_KEPT = 1024
OF_SCRIPTS = ("open_roles", "believed", "sheet_of")
"""What is known of a script, role by role: as many scripts as a house has tables of."""
OF_THE_BOX = ("load", "card_key", "cells_around", "impairment", "counted_as", "shunned_by")
"""As many answers as there are pieces in the box."""


def caches(of: str = "nightbell") -> list[_lru_cache_wrapper[object]]:
    """All functions of a package that remember what they have answered."""
    found = {
        id(held): held
        for name, module in list(sys.modules.items())
        if f"{name}.".startswith(f"{of}.")
        for held in vars(module).values()
        if isinstance(held, _lru_cache_wrapper)
    }
    return list(found.values())


def remembered() -> int:
    """How many answers all functions of the house that remember any have at hand."""
    return sum(each.cache_info().currsize for each in caches())


def play_by_chance(game: str, seeds: range) -> None:
    for seed in seeds:
        table, rng = Table(games.load(game), {}, seed), Random(seed)
        while table.outcome is None:
            seat, decision = next(iter(table.open.items()))
            table.answer(seat, decision.choice.sample(rng))


@pytest.mark.parametrize(("game", "played"), [("whispers", 150), ("clocktower", 100), ("betrayal", 60)])
def test_after_some_games_further_ones_leave_next_to_nothing_in_the_caches(game: str, played: int) -> None:
    play_by_chance(game, range(played))
    before = remembered()

    play_by_chance(game, range(played, 2 * played))

    assert remembered() - before < 2 * played


def test_no_game_remembers_more_than_some_games_need() -> None:
    """What comes up anew in nearly every game fills a cache for days before anything leaves it."""
    for game in games.GAMES:
        play_by_chance(game, range(1))
    many = {
        each.__name__: most
        for each in caches("nightbell.games")
        if (most := each.cache_info().maxsize) is None or most > MOST_KEPT
    }
    assert set(many) <= {*OF_SCRIPTS, *OF_THE_BOX}
    assert all(many[name] is not None for name in OF_SCRIPTS if name in many)


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


def test_a_connection_that_has_ended_is_gone_without_being_looked_for(tmp_path: Path) -> None:
    """People come and go all day, and garbage that has lived for long is looked for seldom."""

    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            client = await table_with_bots(base, "lantern", "Anna")
            (link,) = server.house.tables[client.code].links
            doors = [each for each in server.server_state.connections if isinstance(each, Door)]
            over = link.over
            left: list[ref[Link] | ref[Door]] = [ref(link), *(ref(each) for each in doors)]
            assert len(left) == 2
            del link, doors
            gc.collect()
            gc.disable()
            try:
                client.cut()
                await over.wait()
                for _ in range(5):
                    await asyncio.sleep(0.01)
                assert [each() for each in left] == [None, None]
            finally:
                gc.enable()

    asyncio.run(story())
