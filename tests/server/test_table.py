"""People at a table, over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import cast

import pytest

from nightbell import games
from nightbell.server import protocol as wire
from nightbell.server.client import Client, Visitor
from tests.server.conftest import served


def some_answer(decision: wire.Decision, rng: Random) -> wire.Plain:
    """Any legal answer, as a person without a plan would give it."""
    choice = decision.choice
    if isinstance(choice, wire.OneOf):
        return rng.choice(choice.options)
    if isinstance(choice, wire.Number):
        return rng.randint(choice.least, choice.most)
    if isinstance(choice, wire.Some):
        size = rng.randint(choice.least, choice.most)
        return cast(wire.Plain, [choice.options[n] for n in rng.sample(range(len(choice.options)), size)])
    assert isinstance(choice, wire.Split), choice
    parts: list[wire.Leaf] = []
    left, room = choice.total, sum(choice.limits)
    for limit in choice.limits:
        room -= limit
        parts.append(part := rng.randint(max(0, left - room), min(limit, left)))
        left -= part
    return [*parts]


async def play(client: Client, rng: Random) -> None:
    """Answer whatever is asked until the game is over."""
    while client.outcome is None:
        await client.until(lambda: client.decision is not None or client.outcome is not None)
        if client.decision is not None:
            await client.answer(some_answer(client.decision, rng))


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
