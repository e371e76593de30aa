"""The doors of the house: half-open connections, silent readers, control frames."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from unittest.mock import Mock
from urllib.parse import urlsplit

import pytest
from tools.stress.inside import LAVISH
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from nightbell.server import protocol as wire
from nightbell.server.client import Client, Visitor
from nightbell.server.doors import AT_ONCE, CONTROL_BURST, MOST_UNREAD, SIP, Door
from nightbell.server.limits import Limits, Visitors, address_class
from tests.server.conftest import served, serving

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def half_open(base: str, said: bytes = b"GET / HTTP/1.1\r\nHost: x") -> Stream:
    host, _, port = base.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(said)
    return reader, writer


async def over(stream: Stream) -> bool:
    """Wait until the other side has hung up; whether it did so without an answer."""
    try:
        async with asyncio.timeout(30):
            return not await stream[0].read()
    except ConnectionError:
        return True


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET / HT",
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    ],
)
def test_who_does_not_finish_a_request_is_hung_up_on(tmp_path: Path, said: bytes) -> None:
    async def story() -> None:
        limits = LAVISH._replace(header_seconds=0.2, answer_seconds=0.2)
        async with serving(tmp_path, limits=limits) as (base, _):
            reader, writer = await half_open(base, said)
            async with asyncio.timeout(30):
                await reader.read()
            writer.close()

    asyncio.run(story())


def test_half_open_connections_lock_nobody_out(tmp_path: Path) -> None:
    """Whoever only stands in the door makes room for whoever asks for something."""

    async def story() -> None:
        async with serving(tmp_path, limits=LAVISH._replace(connections=40)) as (base, server):
            anna = await Visitor.come(base, "Anna")
            client = await Client(anna, await anna.open("lantern")).enter()
            crowd = [await half_open(base) for _ in range(120)]
            assert await anna.get("/api/me") == {"name": "Anna", "lang": "en"}
            assert isinstance(await client.do(wire.Say("", "still here")), wire.Done)
            assert await over(crowd[0])
            assert server.house is not None and server.doors.inside <= 40
            for _, writer in crowd:
                writer.close()
            await client.leave()

    asyncio.run(story())


def test_one_address_has_so_many_connections_and_the_next_has_its_own(tmp_path: Path) -> None:
    async def story() -> None:
        limits = LAVISH._replace(per_address=5)
        async with serving(tmp_path, limits=limits, proxies="") as (base, server):
            crowd = [await half_open(base) for _ in range(5)]
            assert await over(await half_open(base))
            assert server.doors.turned_away == 1
            for _, writer in crowd:
                writer.close()

    asyncio.run(story())


def test_one_address_knocks_so_often(tmp_path: Path) -> None:
    """Connections that are made and dropped at once cost as well."""

    async def story() -> None:
        limits = LAVISH._replace(per_address=5, requests_per_second=1e-9)
        async with serving(tmp_path, limits=limits, proxies="") as (base, server):
            for _ in range(12):
                (await half_open(base))[1].close()
            while server.doors.turned_away < 7:
                await asyncio.sleep(0.01)

    asyncio.run(story())


def test_behind_a_proxy_everybody_looks_alike_and_is_let_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, limits=LAVISH._replace(per_address=2)) as (base, _):
            crowd = [await half_open(base) for _ in range(5)]
            await Visitor.come(base, "Anna")
            for _, writer in crowd:
                writer.close()

    asyncio.run(story())


def test_a_socket_that_was_let_in_has_all_the_time_in_the_world(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            anna = await Visitor.come(base, "Anna")
            client = await Client(anna, await anna.open("lantern")).enter()
            (door,) = [each for each in server.server_state.connections if isinstance(each, Door)]
            assert door.visit is not None and door.visit.inside and door.visit.timer is None
            await client.leave()

    asyncio.run(story())


PING, EMPTY = b"\x89\x80\x00\x00\x00\x00", b"\x00\x80\x00\x00\x00\x00"


@pytest.mark.parametrize(("first", "frame"), [(b"", PING), (b"\x01\x80\x00\x00\x00\x00", EMPTY)])
def test_control_frames_are_not_free(tmp_path: Path, first: bytes, frame: bytes) -> None:
    async def story() -> None:
        async with served(tmp_path) as base:
            anna = await Visitor.come(base, "Anna")
            client = await Client(anna, await anna.open("lantern")).enter()
            assert client.socket is not None
            client.socket.transport.write(first + frame * (int(CONTROL_BURST) * 2))
            await client.until(lambda: client.closed is not None)
            await client.enter()
            assert client.closed is None
            await client.leave()

    asyncio.run(story())


def test_a_reader_that_does_not_read_is_cut_and_gives_back_what_it_held(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            anna = await Visitor.come(base, "Anna")
            code = await anna.open("lantern")
            client = await Client(anna, code).enter()
            address = base.replace("http", "ws") + "/ws"
            silent = await connect(address, compression=None, max_queue=1)
            bert = await Visitor.come(base, "Bert")
            await silent.send(f'{{"type":"hello","table":"{code}","token":"{bert.token}"}}')
            live = server.house.tables[code]
            await client.until(lambda: client.table is not None and len(client.table.people) == 2)
            link = next(each for each in live.links if each.person != client.person)
            while not link.over.is_set():
                link.send(b'"' + b"x" * 100_000 + b'"')
                await asyncio.sleep(0)
            assert link not in live.links
            with pytest.raises(ConnectionClosed):
                while True:
                    await silent.recv()
            assert silent.close_code == 1006
            await client.leave()

    asyncio.run(story())


def test_everybody_hears_a_farewell_when_the_house_closes(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as base:
            anna = await Visitor.come(base, "Anna")
            client = await Client(anna, await anna.open("lantern")).enter()
        await client.until(lambda: client.closed is not None)
        assert client.closed == 1012
        assert client.bye is not None and client.bye.code == "server-stops"

    asyncio.run(story())


def test_those_who_can_change_their_address_at_will_count_as_one() -> None:
    visitors = Visitors(5, 0)
    taken = [visitors.take(f"2001:db8:1:2::{n:x}", 0.0) for n in range(1, 9)]
    assert taken == [True] * 5 + [False] * 3
    assert visitors.take("2001:db8:1:3::1", 0.0)
    assert address_class("not an address") == "not an address"


def test_a_flood_behind_one_address_leaves_no_debt() -> None:
    """Others behind the same address wait no longer than for their own credits."""
    visitors = Visitors(10, 1)
    for _ in range(1000):
        visitors.take("192.0.2.1", 0.0)
    assert visitors.take("192.0.2.1", 1.0)


def test_limits_are_those_of_a_house_that_is_open_to_all() -> None:
    assert Limits().connections > Limits().per_address > Limits().per_guest


def test_many_wait_at_the_door_while_the_house_is_busy_and_few_are_let_in_at_a_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            place = urlsplit(base)
            address = place.hostname or "", place.port or 0
            waiting = [socket.create_connection(address, timeout=20) for _ in range(100)]
            most = before = server.doors.inside
            while before < 100:
                await asyncio.sleep(0)
                most = max(most, server.doors.inside - before)
                before = server.doors.inside
            assert most <= AT_ONCE + 1
            for each in waiting:
                each.close()

    asyncio.run(story())


def test_a_line_is_held_up_only_when_much_waits_to_be_read() -> None:
    async def story() -> None:
        door, line = Door.__new__(Door), Mock()
        door.transport, door.queue, door.untouched = line, asyncio.Queue(), bytearray()
        door.read_paused = door.close_sent = False
        for number in range(MOST_UNREAD + 1):
            assert not line.pause_reading.called
            door.handle_text(Frame(Opcode.TEXT, f"{number}".encode()))
        assert line.pause_reading.call_count == 1
        for number in range(MOST_UNREAD + 1):
            assert not line.resume_reading.called
            assert await door.receive() == {"type": "websocket.receive", "text": f"{number}"}
        assert line.resume_reading.call_count == 1

    asyncio.run(story())


def test_many_messages_in_one_packet_are_read_as_they_are_answered(tmp_path: Path) -> None:
    """They cost when they are read. Until then they are bytes that wait, and no more come after them."""
    many = 900
    empty = b"\x81\x80\x00\x00\x00\x00"

    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            anna = await Visitor.come(base, "Anna")
            client = await Client(anna, await anna.open("lantern"), record=True).enter()
            (door,) = [each for each in server.server_state.connections if isinstance(each, Door)]
            waited: list[int] = []
            read = door.data_received

            def watched(data: bytes) -> None:
                read(data)
                waited.append(door.queue.qsize())

            door.data_received = watched  # type: ignore[method-assign]
            assert client.socket is not None
            client.socket.transport.write(empty * many)
            await client.until(lambda: sum(b"bad-message" in each for each in client.frames) == many)
            assert max(waited) <= MOST_UNREAD + SIP // len(empty)
            assert isinstance(await client.do(wire.Say("", "and now in earnest")), wire.Done)
            await client.leave()

    asyncio.run(story())


def test_who_sends_on_while_nobody_reads_is_made_to_wait() -> None:
    door, line = Door.__new__(Door), Mock()
    line.is_closing.return_value = False
    door.transport, door.queue, door.untouched = line, asyncio.Queue(), bytearray()
    door.read_paused = False
    for number in range(MOST_UNREAD):
        door.queue.put_nowait({"type": "websocket.receive", "text": f"{number}"})
    door.data_received(b"more")
    assert line.pause_reading.called and door.untouched == b"more"
