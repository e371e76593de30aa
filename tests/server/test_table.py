"""People at a table, over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from tools.stress.servant import play

from nightbell import games
from nightbell.server.client import Client, Visitor
from tests.server.conftest import served


@pytest.mark.parametrize("game", ["lantern", *games.GAMES])
def test_one_person_plays_with_bots(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with served(tmp_path) as base:
            anna = await Visitor.come(base, "Anna")
            quick = {"pace_ms": 0, "bot": "random", "hand_seconds": 0.2}
            code = await anna.open(game, play=True, settings=quick)
            client = await Client(anna, code).enter()
            await play(client, Random(1))
            assert client.outcome
            assert client.table is not None and client.table.status == "over"
            await client.leave()

    asyncio.run(story())
