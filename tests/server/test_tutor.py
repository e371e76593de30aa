"""First games over the wire: a table in one request, and a tutor for the pupil alone."""

from __future__ import annotations

import msgspec
import pytest

from nightbell.server.client import Client, Denied, Visitor
from nightbell.server.tutor import Advice
from tests.server.test_http import at_server

FAST = {"pace_ms": 0, "away_seconds": 0, "public": False}


async def pupil(base: str, game: str) -> Client:
    visitor = await Visitor.come(base, "Anna")
    code = await visitor.open(game, lesson=True, settings=FAST)
    return await Client(visitor, code).enter()


@at_server
async def test_a_lesson_is_played_to_its_end_by_the_tutors_word(base: str) -> None:
    client = await pupil(base, "whispers")
    while client.outcome is None:
        await client.until(lambda: client.decision is not None or client.outcome is not None)
        if client.decision is None:
            break
        advice = msgspec.convert(await client.visitor.get(f"/api/tables/{client.code}/advice"), Advice)
        assert advice.ask == client.decision.ask
        await client.answer(advice.answer)
    assert client.outcome == "victims-escape"
    await client.leave()


@at_server
async def test_the_tutor_speaks_to_the_pupil_and_only_in_a_lesson(base: str) -> None:
    client = await pupil(base, "betrayal")
    stranger = await Visitor.come(base, "Eve")
    with pytest.raises(Denied, match="not-at-table"):
        await stranger.get(f"/api/tables/{client.code}/advice")
    watcher = await Client(stranger, client.code).enter()
    with pytest.raises(Denied, match="not-seated"):
        await stranger.get(f"/api/tables/{client.code}/advice")
    usual = await client.visitor.open("betrayal", play=True, settings=FAST)
    with pytest.raises(Denied, match="no-lesson"):
        await client.visitor.get(f"/api/tables/{usual}/advice")
    await watcher.leave()
    await client.leave()


@at_server
async def test_the_tutor_has_the_pupil_tell_what_the_night_showed(base: str) -> None:
    client = await pupil(base, "clocktower")
    said = []
    while True:
        await client.until(lambda: client.decision is not None)
        assert client.decision is not None
        advice = msgspec.convert(await client.visitor.get(f"/api/tables/{client.code}/advice"), Advice)
        if not advice.standing:
            break
        said.append((advice.standing, advice.answer))
        await client.answer(advice.answer, advice.standing)
    assert said == [("claim", ["am", "empath"]), ("claim", ["number", 1, 1])]
    await client.leave()
