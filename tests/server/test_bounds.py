"""Nothing grows without bound, nothing stands still with the clock, and long work holds nobody up."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path
from random import Random

import pytest
from tools.stress.inside import LAVISH, parlour
from tools.stress.servant import free_port, play

from nightbell import games
from nightbell.engine import SPECTATOR, Refusal, Seat, Table, retell
from nightbell.server import counsel, replays
from nightbell.server import house as houses
from nightbell.server import protocol as wire
from nightbell.server.client import Client, Denied, Visitor
from nightbell.server.house import House
from nightbell.server.records import Finished
from nightbell.server.store import Store
from nightbell.server.thinking import MOST_OF_ONE, MOST_WAITING, QUICK_SECONDS, Desk
from nightbell.server.votes import MOST_PRESSED, Hands
from nightbell.text import LANGUAGES, Words
from tests.server.conftest import served, serving

HOUR_NS = 3600 * 10**9
QUICK = {"pace_ms": 0, "bot": "random"}


# ---- the clock


def test_a_game_goes_on_while_the_wall_clock_is_put_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with served(tmp_path) as base:
            anna = await Visitor.come(base, "Anna")
            code = await anna.open("lantern", play=True, settings=QUICK)
            client = await Client(anna, code).enter()
            await client.until(lambda: client.decision is not None)
            true = time.time_ns
            monkeypatch.setattr(time, "time_ns", lambda: true() - HOUR_NS)
            await play(client, Random(1))
            assert client.outcome is not None
            await client.leave()

    asyncio.run(story())


@pytest.mark.parametrize(("hours", "kept"), [(1, True), (-1, False), (100, False)])
def test_a_house_begins_no_earlier_than_it_left_off(
    hours: int, kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless the clock is so far back that what was written must have been wrong."""

    async def story() -> None:
        store = Store(str(tmp_path / "a.db"))
        monkeypatch.setattr(store, "latest", lambda: time.time_ns() // 10**6 + hours * HOUR_NS // 10**6)
        wall = time.time_ns() // 10**6
        assert (House(store, b"x" * 32).now() > wall + HOUR_NS // 10**6 - 1000) is kept
        store.close()

    asyncio.run(story())


# ---- one database, one server


def test_another_process_is_refused_in_one_sentence(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "nightbell.db"))
    store.claim()
    ended = subprocess.run(
        [sys.executable, "-m", "nightbell", "serve", "--port", str(free_port()), "--lang", "en"],
        env={"NIGHTBELL_DATA": str(tmp_path), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert ended.returncode == 2 and "Traceback" not in ended.stderr
    assert "Another Nightbell server already uses this database" in ended.stderr
    store.close()


# ---- long work


def test_an_undo_and_a_replay_are_no_work_of_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        loop_thread, seen = threading.get_ident(), []
        told_again = replays.told_again

        def noted(*args: object) -> object:
            seen.append(threading.get_ident())
            return told_again(*args)  # type: ignore[arg-type]

        monkeypatch.setattr(replays, "told_again", noted)
        async with served(tmp_path) as base:
            anna = await Visitor.come(base, "Anna")
            code = await anna.open("lantern", play=True, settings=QUICK)
            client = await Client(anna, code).enter()
            await play(client, Random(1), most=2)
            assert isinstance(await client.do(wire.Undo("back", 1)), wire.Done)
            await play(client, Random(2))
            await client.until(lambda: client.table is not None and client.table.replay is not None)
            assert client.table is not None
            await anna.get(f"/api/history/{client.table.replay}/replay")
            assert seen and loop_thread not in seen
            await client.leave()

    asyncio.run(story())


def test_whoever_brings_a_log_that_takes_too_long_to_tell_is_told_so() -> None:
    table = Table(games.load("lantern"), {}, 1)
    found = Finished("", "", 0, "lantern", 0, "", table.log.write())
    assert replays.retold(found, SPECTATOR, open=False).game == "lantern"
    with pytest.raises(Refusal, match="too-long-to-tell") as refusal:
        list(replays.told_again(found, seconds=-1.0))
    assert all(Words(lang).can_refuse(refusal.value) for lang in LANGUAGES)


def test_the_way_back_is_no_work_of_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Storyteller's steps are the whole game told again, each time that somebody looks at them."""

    async def story() -> None:
        loop_thread, seen = threading.get_ident(), []

        def noted(*args: object) -> object:
            seen.append(threading.get_ident())
            return retell(*args)  # type: ignore[arg-type]

        monkeypatch.setattr(counsel, "retell", noted)
        async with served(tmp_path) as base:
            anna = await Visitor.come(base, "Anna")
            code = await anna.open("clocktower", options={"players": 5}, play=True, settings=QUICK, seat=5)
            await anna.get(f"/api/tables/{code}/steps")
            await anna.get(f"/api/tables/{code}/step-back")
            assert len(seen) == 2 and loop_thread not in seen

    asyncio.run(story())


def test_long_work_that_too_many_want_is_refused() -> None:
    async def story() -> None:
        desk = Desk(together=1)
        go_on = threading.Event()
        waiting = [asyncio.create_task(desk.long(go_on.wait, f"asker {n}")) for n in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="server-busy"):
            await desk.long(lambda: None, "one more")
        assert await desk.needed(lambda: "a table's own"), "a table waited for what people asked for"
        go_on.set()
        assert all(await asyncio.gather(*waiting))
        desk.close()

    asyncio.run(story())


def test_whoever_asks_for_much_leaves_a_thread_to_the_others() -> None:
    async def story() -> None:
        desk, go_on = Desk(), threading.Event()
        greedy = [asyncio.create_task(desk.long(go_on.wait, "greedy")) for _ in range(MOST_OF_ONE)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="server-busy"):
            await desk.long(lambda: None, "greedy")
        assert await desk.long(lambda: "told", "modest") == "told"
        go_on.set()
        assert all(await asyncio.gather(*greedy)) and not desk.asked and not desk.turns
        desk.close()

    asyncio.run(story())


def test_a_bot_that_thinks_long_thinks_elsewhere_the_next_time() -> None:
    async def story() -> None:
        desk, here = Desk(), threading.get_ident()
        assert await desk.perhaps_long("quick", threading.get_ident) == here
        assert await desk.perhaps_long("quick", threading.get_ident) == here
        desk.took["slow"] = QUICK_SECONDS * 2
        assert await desk.perhaps_long("slow", threading.get_ident) != here
        for _ in range(20):
            await desk.perhaps_long("slow", threading.get_ident)
        assert desk.took["slow"] < QUICK_SECONDS
        desk.close()

    asyncio.run(story())


# ---- how many of everything


def test_a_house_has_so_many_tables_and_an_address_opens_so_many_an_hour(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, limits=LAVISH._replace(tables=2)) as (base, _):
            anna = await Visitor.come(base, "Anna")
            await anna.open("lantern")
            await anna.open("lantern")
            with pytest.raises(Denied) as denied:
                await anna.open("lantern")
            assert (denied.value.status, denied.value.code) == (503, "house-full")

    asyncio.run(story())


def test_an_address_brings_so_many_guests_and_tables_an_hour(tmp_path: Path) -> None:
    async def story() -> None:
        limits = LAVISH._replace(guests_an_hour=2, tables_an_hour=1)
        async with serving(tmp_path, limits=limits) as (base, _):
            anna = await Visitor.come(base, "Anna")
            await anna.open("lantern")
            with pytest.raises(Denied, match="429"):
                await anna.open("lantern")
            await Visitor.come(base, "Bert")
            with pytest.raises(Denied, match="429"):
                await Visitor.come(base, "Clara")
            assert (await anna.post("/api/guest", {"name": "Anja", "bearer": True}))["name"] == "Anja"

    asyncio.run(story())


def test_one_guest_has_so_many_windows(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, limits=LAVISH._replace(per_guest=2)) as (base, server):
            anna = await Visitor.come(base, "Anna")
            code = await anna.open("lantern")
            windows = [await Client(anna, code).enter() for _ in range(2)]
            third = await Client(anna, code).enter()
            assert third.closed == 4429 and third.bye is not None and third.bye.code == "too-many-windows"
            for each in windows:
                await each.leave()
            again = await Client(anna, code).enter()
            assert again.closed is None
            await again.leave()
        assert not server.house.sockets

    asyncio.run(story())


def test_a_game_that_waits_for_nobody_leaves_memory_and_comes_back_by_the_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            house = server.house
            anna = await Visitor.come(base, "Anna")
            long, never = [
                await anna.open("lantern", play=True, settings={**QUICK, "away_seconds": away})
                for away in (3600, 0)
            ]
            for code in (long, never):
                client = await Client(anna, code).enter()
                await client.until(lambda: client.decision is not None)  # noqa: B023
                await client.leave()
                while house.tables[code].links:
                    await asyncio.sleep(0.01)
            monkeypatch.setattr(houses, "IDLE_MS", 600_000)
            later = house._set_at + 601_000
            monkeypatch.setattr(house, "_set_at", later)
            await house.tidy_up()
            assert long not in house.tables and never not in house.tables
            assert set(house.sleeping) == {long}
            monkeypatch.setattr(house, "_set_at", later + 2 * 3600 * 1000)
            await house.tidy_up()
            assert long in house.tables and never not in house.tables and not house.sleeping

    asyncio.run(story())


def test_a_table_that_is_on_its_way_to_disk_is_not_asked_what_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its game is a step ahead of what is known about it, so the answer would be a fault."""

    async def story() -> None:
        place = await parlour("lantern")
        await place.begin()
        house, asked = place.live.house, []
        monkeypatch.setattr(houses, "IDLE_MS", 0)
        monkeypatch.setattr(place.live, "links", [])
        monkeypatch.setattr(place.live.attendant, "due", lambda: asked.append("due"))
        async with place.live.lock:
            await house.tidy_up()
        assert not asked and place.room.code in house.tables
        await house.tidy_up()
        assert asked == ["due"]
        place.close()

    asyncio.run(story())


def test_an_attendant_forgets_the_bots_of_earlier_games() -> None:
    async def story() -> None:
        place = await parlour("lantern")
        await place.begin()
        attendant = place.live.attendant
        for take in range(5):
            place.room.take = take
            for seat in range(3):
                attendant._partner(seat, "random")  # type: ignore[arg-type]
        assert len(attendant.partners) == 3
        place.close()

    asyncio.run(story())


# ---- odd requests


def asked(base: str, path: str, **headers: str) -> tuple[int, dict[str, str]]:
    body = headers.pop("body", None)
    request = urllib.request.Request(base + path, None if body is None else body.encode(), headers)
    try:
        with urllib.request.urlopen(request) as reply:
            return reply.status, dict(reply.headers)
    except urllib.error.HTTPError as refused:
        return refused.code, dict(refused.headers)


@pytest.mark.parametrize("path", ["/%00", f"/{'a' * 300}", "/api/tables/%00", "/api/history/%00", "/%00.js"])
def test_an_odd_address_is_no_fault_of_the_server(tmp_path: Path, path: str) -> None:
    async def story() -> None:
        async with served(tmp_path) as base:
            status, _ = await asyncio.to_thread(asked, base, path)
            assert 400 <= status < 500 or (status == 200 and path.startswith("/aaa"))

    asyncio.run(story())


def test_an_origin_that_cannot_be_read_is_foreign(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as base:
            headers = {"origin": "http://[", "body": '{"name":"Anna"}'}
            assert (await asyncio.to_thread(lambda: asked(base, "/api/guest", **headers)))[0] == 403

    asyncio.run(story())


def test_a_fault_of_ours_is_one_sentence_and_one_line_of_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            monkeypatch.setattr(server.house, "lobby", lambda: 1 / 0)
            with pytest.raises(Denied) as denied:
                await Visitor(base).get("/api/tables")
            assert (denied.value.status, denied.value.code) == (500, "server-fault")

    asyncio.run(story())
    (record,) = [each for each in caplog.records if each.levelname == "ERROR"]
    assert "ZeroDivisionError" in record.getMessage() and record.exc_info is None


def test_every_way_in_costs_something(tmp_path: Path) -> None:
    async def story() -> None:
        for path in ("/healthz", "/openapi.json", "/words/en.ftl", "/", "/assets/none.js", "/api/me"):
            limits = LAVISH._replace(requests=1.0, requests_per_second=1e-9)
            async with serving(tmp_path, limits=limits) as (base, _):
                seen = [(await asyncio.to_thread(asked, base, path))[0] for _ in range(12)]
                assert seen[-1] == 429, path

    asyncio.run(story())


def test_what_is_personal_is_not_kept_by_anybody_on_the_way(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as base:
            _, headers = await asyncio.to_thread(asked, base, "/api/me")
            assert headers["cache-control"] == "no-store"

    asyncio.run(story())


def test_a_token_in_a_cookie_cannot_be_read_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as base:
            anna = await Visitor.come(base, "Anna")

            def ask() -> bytes:
                headers = {"cookie": f"nightbell={anna.token}"}
                body = b'{"name":"Eve","bearer":true}'
                with urllib.request.urlopen(
                    urllib.request.Request(base + "/api/guest", body, headers)
                ) as reply:
                    return bytes(reply.read())

            assert anna.token.encode() not in await asyncio.to_thread(ask)
            assert await anna.get("/api/me") == {"name": "Anna", "lang": "en"}

    asyncio.run(story())


def test_a_script_with_a_byte_order_mark_is_a_script(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as base:
            body = '\ufeff[{"id":"_meta","name":"Mine"},"imp","monk"]'
            status, _ = await asyncio.to_thread(
                lambda: asked(base, "/api/games/clocktower/script", body=body)
            )
            assert status == 200

    asyncio.run(story())


def test_somebody_who_presses_without_end_fills_no_memory() -> None:
    """A vote that was stopped lasts as long as the Storyteller wants, and every press is a deed."""
    hands, seat = Hands(), Seat(0)
    for made in range(10_000):
        hands.press(seat, made, made % 2 == 0)
        assert len(hands.pressed[seat]) <= MOST_PRESSED
    assert hands.first(seat) == 0
    assert [hands.up(seat, at) for at in (0, 9_998, 9_999, 20_000)] == [True, True, False, False]
