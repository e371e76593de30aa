"""The socket itself: first words, limits, closing codes, cuts and returns."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from tools.stress import crowd, hostile, story
from tools.stress.servant import play
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from nightbell.server import protocol as wire
from nightbell.server import run
from nightbell.server.client import Client, Visitor
from nightbell.server.limits import Limits
from tests.server.conftest import served


def test_hostile_frames_on_a_live_socket_change_nothing(tmp_path: Path) -> None:
    async def told() -> None:
        async with served(tmp_path) as base:
            anna = await Visitor.come(base, "Anna")
            code = await anna.open("lantern")
            client = await Client(anna, code).enter()
            before = client.table
            eve = await Client(await Visitor.come(base, "Eve"), code).enter()
            await client.until(lambda: client.table is not None and len(client.table.people) == 2)
            source = hostile.frames(Random(3))
            for _ in range(1_000):
                await eve.send(next(source).decode("utf-8", "replace").encode())
            assert isinstance(await eve.do(wire.Say("still-here", "I am still here")), wire.Done)
            await client.until(lambda: len(client.talk) == 1)
            assert before is not None and client.table is not None
            assert client.table.host == before.host
            for was, now in zip(before.chairs, client.table.chairs, strict=True):
                assert now == was or (was.person is None and now.person == eve.person), "she may sit down"
            await eve.leave()
            await client.leave()

    asyncio.run(told())


def test_who_sends_too_much_is_told_so_and_may_come_back(tmp_path: Path) -> None:
    async def told() -> None:
        server = run.server("127.0.0.1", 0, "", data=tmp_path, limits=Limits(burst=20, per_second=1))
        task = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        base = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        anna = await Visitor.come(base, "Anna", "ru")
        client = await Client(anna, await anna.open("lantern"), "ru").enter()
        with suppress(ConnectionClosed):
            for _ in range(40):
                await client.send(b'{"type":"nod"}')
        await client.until(lambda: client.closed is not None)
        assert client.closed == 4429 and client.bye is not None
        assert client.bye.code == "too-many-messages" and "сообщений" in client.bye.text
        await client.enter()
        assert isinstance(await client.do(wire.Say("back", "я вернулась")), wire.Done)
        await client.leave()
        server.should_exit = True
        await task

    asyncio.run(told())


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type":"say","id":"1","text":"x"}', 4400),
        ("not json", 4400),
        ('{"type":"hello","table":"00000000"}', 4401),
        ('{"type":"hello","table":"00000000","token":"guess"}', 4401),
        ("x" * 40_000, 1009),
    ],
)
def test_a_connection_that_begins_wrongly_is_closed(tmp_path: Path, first: str, code: int) -> None:
    async def told() -> None:
        async with served(tmp_path) as base:
            async with connect(base.replace("http", "ws") + "/ws") as socket:
                await socket.send(first)
                await socket.wait_closed()
            assert socket.close_code == code

    asyncio.run(told())


def test_a_table_that_does_not_exist_and_one_that_was_left(tmp_path: Path) -> None:
    async def told() -> None:
        async with served(tmp_path) as base:
            anna = await Visitor.come(base, "Anna")
            lost = await Client(anna, "00000000").enter()
            assert lost.closed == 4404 and lost.bye is not None and lost.bye.code == "no-such-table"
            client = await Client(anna, await anna.open("lantern")).enter()
            await client.do(wire.Leave("go"))
            await client.until(lambda: client.closed is not None)
            assert client.closed == 4410

    asyncio.run(told())


def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    async def told() -> None:
        async with served(tmp_path) as base:
            anna = await Visitor.come(base, "Anna")
            client = await Client(anna, await anna.open("lantern")).enter()
        await client.until(lambda: client.closed is not None)
        assert client.closed == 1012

    asyncio.run(told())


def test_two_windows_of_one_person_see_the_same(tmp_path: Path) -> None:
    async def told() -> None:
        async with served(tmp_path) as base:
            anna = await Visitor.come(base, "Anna")
            code = await anna.open("lantern", play=True, settings={"pace_ms": 0, "bot": "random"})
            one = await Client(anna, code).enter()
            other = await Client(anna, code).enter()
            assert one.person == other.person and one.table is not None
            await play(one, Random(4))
            await other.until(lambda: other.outcome is not None)
            assert one.events == other.events and one.view == other.view
            await one.leave()
            await other.leave()

    asyncio.run(told())


def test_connections_cut_at_once_all_come_back(tmp_path: Path) -> None:
    resumed = asyncio.run(crowd.cut_all(tmp_path, sockets=12, at_each=4))
    assert resumed.sockets == 12


def test_a_game_is_played_to_its_end_through_a_kill(tmp_path: Path) -> None:
    told = asyncio.run(story.tell(tmp_path, "whispers", kills=1))
    assert told.outcome and told.answers
