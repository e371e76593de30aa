"""The layer "where could they be": served on demand, from the asker's view and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from itertools import pairwise
from random import Random
from typing import cast

import msgspec
import pytest
from tools.stress.servant import play

from nightbell.games.whispers.seen import KillerView, VictimsView
from nightbell.games.whispers.whereabouts import killer_whereabouts, whereabouts
from nightbell.server.client import Client, Denied, Visitor
from tests.server.test_http import at_server

Chances = Mapping[str, Mapping[str, float]]
HUNT: dict[str, object] = {"players": 2, "killer": "maniac"}
"""The Maniac hides, so either side has something to wonder about."""


async def seated(base: str, name: str, seat: int, answers: int) -> Client:
    visitor = await Visitor.come(base, name)
    settings = {"pace_ms": 0, "away_seconds": 0}
    code = await visitor.open("whispers", options=HUNT, settings=settings, play=True, seat=seat)
    client = await Client(visitor, code).enter()
    await play(client, Random(seat + 1), answers)
    await client.until(lambda: client.decision is not None or client.outcome is not None)
    return client


async def layer(client: Client) -> Chances:
    return cast(Chances, await client.visitor.get(f"/api/tables/{client.code}/whereabouts"))


def same(told: Mapping[str, float], known: Mapping[str, float]) -> bool:
    return told.keys() == known.keys() and all(abs(told[each] - known[each]) <= 1e-4 for each in told)


@at_server
async def test_the_killers_layer_is_what_his_own_view_allows(base: str) -> None:
    client = await seated(base, "Anna", 0, 12)
    told, view = await layer(client), msgspec.convert(client.view, KillerView)
    known = {str(victim): cast(Mapping[str, float], places) for victim, places in whereabouts(view).items()}
    assert told.keys() == known.keys() and told
    assert all(same(told[victim], known[victim]) for victim in told)
    assert any(len(places) > 1 for places in told.values())
    await client.leave()


@at_server
async def test_the_victims_layer_is_what_their_own_view_allows(base: str) -> None:
    client = await seated(base, "Boris", 1, 12)
    view = msgspec.convert(client.view, VictimsView)
    assert same((await layer(client))["killer"], cast(Mapping[str, float], killer_whereabouts(view)))
    await client.leave()


@at_server
async def test_who_only_watches_sees_no_layer_and_a_stranger_is_refused(base: str) -> None:
    client = await seated(base, "Anna", 0, 3)
    watcher = await Client(await Visitor.come(base, "Vera"), client.code).enter()
    assert await layer(watcher) == {}
    stranger = await Visitor.come(base, "Eve")
    with pytest.raises(Denied, match="not-at-table"):
        await stranger.get(f"/api/tables/{client.code}/whereabouts")
    gathering = await client.visitor.open("whispers")
    with pytest.raises(Denied, match="no-game-running"):
        await client.visitor.get(f"/api/tables/{gathering}/whereabouts")
    await asyncio.gather(client.leave(), watcher.leave())


@at_server
async def test_a_recording_tells_the_layer_of_a_seat_whenever_it_changed(base: str) -> None:
    client = await seated(base, "Anna", 0, 10**6)
    last = await layer(client)
    await client.until(lambda: client.table is not None and client.table.replay is not None)
    assert client.table is not None
    address = f"/api/history/{client.table.replay}/whereabouts"
    moments = cast(list[dict[str, object]], await client.visitor.get(f"{address}?seat=0"))
    numbers = [cast(int, each["n"]) for each in moments]
    assert numbers[0] == 0 and numbers == sorted(set(numbers)) and len(numbers) > 3
    assert moments[-1]["chances"] == last
    assert all(a["chances"] != b["chances"] for a, b in pairwise(moments))
    for bad in ("", "?seat=9", "?seat=x"):
        with pytest.raises(Denied, match="unknown-seat"):
            await client.visitor.get(address + bad)
    await client.leave()
