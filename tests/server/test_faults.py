"""When the disk refuses, or what is on it is damaged: nobody is stranded, and only what is broken breaks."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from tools.stress import disk
from tools.stress.inside import opened

from nightbell.server import checkpoints
from nightbell.server import protocol as wire
from nightbell.server.client import Client, Denied, Visitor
from nightbell.server.columns import checkpoints as kept
from nightbell.server.deeds import Page
from nightbell.server.records import Entry, Guest, Newcomer
from nightbell.server.store import Store
from tests.server.conftest import served, serving


@contextmanager
def read_only(store: Store) -> Iterator[None]:
    """Every write is refused by the database itself, as on a disk that was mounted again read-only."""

    def shut(connection: sa.Connection) -> None:
        connection.exec_driver_sql("PRAGMA query_only = ON")

    def open(connection: sa.Connection) -> None:
        connection.exec_driver_sql("PRAGMA query_only = OFF")

    sa.event.listen(store.engine, "begin", shut)
    try:
        yield
    finally:
        sa.event.remove(store.engine, "begin", shut)
        sa.event.listen(store.engine, "begin", open)


async def until(come: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not come():
            await asyncio.sleep(0.01)


async def status(base: str, path: str) -> int:
    try:
        await Visitor(base).get(path)
    except Denied as denied:
        return denied.status
    return 200


def test_whoever_comes_back_while_a_write_fails_is_not_left_at_a_lost_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            anna = await Visitor.come(base, "Anna")
            bert = await Visitor.come(base, "Bert")
            code = await anna.open("lantern")
            first = await Client(anna, code).enter()
            await (await Client(bert, code).enter()).leave()
            live = server.house.tables[code]
            async with live.lock:
                entering = asyncio.create_task(Client(bert, code).enter())
                await until(lambda: bool(live.lock._waiters))
                server.house.fall(live)
            second = await entering
            assert second.closed is None
            assert isinstance(await second.do(wire.Say("", "is anybody there?")), wire.Done)
            await first.until(lambda: first.closed is not None)
            assert first.closed == 1012 and first.bye is not None and first.bye.code == "table-reloads"
            await second.leave()

    asyncio.run(story())


def test_a_disk_that_takes_nothing_is_told_in_one_sentence_and_health_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            anna = await Visitor.come(base, "Anna")
            code = await anna.open("lantern")
            client = await Client(anna, code).enter()
            with read_only(server.house.store):
                reply = await client.do(wire.Say("1", "never heard"))
                assert isinstance(reply, wire.Refused) and reply.code == "disk-failed"
                assert await status(base, "/healthz") == 503
                for asked in (Visitor.come(base, "Bert"), anna.open("lantern")):
                    with pytest.raises(Denied) as denied:
                        await asked
                    assert (denied.value.status, denied.value.code) == (503, "disk-failed")
                again = await Client(anna, code).enter()
                assert again.closed is None and again.table is not None
                await again.leave()
            await until(lambda: code in server.house.tables and not server.house.fallen)
            await client.until(lambda: client.closed is not None)
            await client.enter()
            assert isinstance(await client.do(wire.Say("2", "heard")), wire.Done)
            await client.until(lambda: len(client.talk) == 1)
            assert await status(base, "/healthz") == 200
            await client.leave()

    asyncio.run(story())


def test_bots_play_on_by_themselves_after_the_disk_is_well_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            anna = await Visitor.come(base, "Anna")
            quick = {"pace_ms": 0, "bot": "random", "away_seconds": 1}
            code = await anna.open("lantern", play=True, settings=quick)
            client = await Client(anna, code).enter()
            await client.until(lambda: client.decision is not None)
            with read_only(server.house.store):
                await client.do(wire.Say("1", "never heard"))
                assert code not in server.house.tables
            await until(lambda: code in server.house.tables)
            await until(lambda: server.house.tables[code].room.status == "over")

    asyncio.run(story())


def test_what_goes_wrong_while_tables_are_brought_back_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            anna = await Visitor.come(base, "Anna")
            code = await anna.open("lantern")
            store, failed = server.house.store, list[bool]()
            claim = store.claim

            def fails_once() -> None:
                if not failed:
                    failed.append(True)
                    raise OSError("the database has just gone away again")
                claim()

            monkeypatch.setattr(store, "claim", fails_once)
            server.house.fall(server.house.tables[code])
            await until(lambda: code in server.house.tables)
            assert failed

    asyncio.run(story())


def test_a_full_disk_loses_nothing_and_strands_nobody(tmp_path: Path) -> None:
    found = asyncio.run(disk.full_disk(tmp_path, people=2, seconds=1.5, times=1))
    assert found.acknowledged > 0 and found.told
    assert (found.lost, found.doubled) == (0, 0)


def test_a_disk_that_becomes_read_only_loses_nothing_and_strands_nobody(tmp_path: Path) -> None:
    """A real one, where this system lets us have a disk of our own."""
    found = asyncio.run(disk.read_only_disk(tmp_path, people=2, seconds=1.0))
    assert found is None or (found.told and found.acknowledged and not (found.lost or found.doubled)), found


def test_newcomers_share_a_wait_for_the_disk_and_one_who_cannot_be_taken_in_keeps_nobody_out(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        store = Store(str(tmp_path / "a.db"))
        come = [Newcomer(Guest(f"g{n}", f"Guest {n}", "en"), f"proof {n}", 1) for n in range(3)]
        twin = Newcomer(Guest("g1", "Twin", "en"), "another proof", 1)
        done = await asyncio.gather(
            *(store.append([], [each]) for each in (*come, twin)), return_exceptions=True
        )
        assert [type(each).__name__ for each in done] == ["NoneType"] * 3 + ["IntegrityError"]
        proofs = [each.proof for each in (*come, twin)]
        assert (
            store.register.known(proofs) == {each.proof: each.guest for each in come} and await store.alive()
        )
        store.close()

    asyncio.run(story())


def test_one_conflict_fails_one_table_of_a_batch(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(str(tmp_path / "a.db"))
        good, bad = (Entry(code, 0, Page(1, "", opened("lantern"))) for code in ("GOOD0000", "BAD00000"))
        await store.append([bad])
        done = await asyncio.gather(
            *(store.append([each]) for each in (bad, good, bad)), return_exceptions=True
        )
        assert [each is None for each in done] == [False, True, False]
        assert len(store.pages("GOOD0000")) == 1
        store.close()

    asyncio.run(story())


def damage(data: Path, sql: str, *args: object) -> None:
    with closing(sqlite3.connect(data / "nightbell.db")) as db:
        assert db.execute(sql, args).rowcount
        db.commit()


def test_a_damaged_table_breaks_alone_and_says_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)

    async def story() -> None:
        async with served(tmp_path) as base:
            anna = await Visitor.come(base, "Anna")
            codes = [await anna.open("lantern") for _ in range(5)]
            for code in codes:
                client = await Client(anna, code).enter()
                for n in range(3):
                    await client.do(wire.Say(str(n), f"line {n}"))
                await client.leave()
        unreadable, unknown, headless, gapped, whole = codes
        damage(tmp_path, "update journal set deed = x'ff00' where room = ? and n = 3", unreadable)
        later = b'{"type":"of-a-later-version","id":"1"}'
        damage(tmp_path, "update journal set deed = ? where room = ? and n = 3", later, unknown)
        damage(tmp_path, "delete from journal where room = ? and n = 0", headless)
        damage(tmp_path, "delete from journal where room = ? and n = 3", gapped)
        caplog.clear()
        async with serving(tmp_path) as (base, server):
            anna.base = base
            await until(lambda: any("tables restored" in line for line in caplog.messages))
            assert set(server.house.tables) == {unreadable, unknown, gapped, whole}
            for code in (unreadable, unknown, gapped):
                client = await Client(anna, code).enter()
                assert client.table is not None
                assert (client.table.status, client.table.fault) == ("broken", "journal-damaged")
                assert [line.text for line in client.talk] == ["line 0", "line 2"]
                assert isinstance(await client.do(wire.Next("on")), wire.Done)
                await client.leave()
            lost = await Client(anna, headless).enter()
            assert lost.closed == 4404 and lost.bye is not None and lost.bye.code == "table-damaged"
            with pytest.raises(Denied) as denied:
                await anna.get(f"/api/tables/{headless}")
            assert (denied.value.status, denied.value.code) == (503, "table-damaged")
            client = await Client(anna, whole).enter()
            assert client.table is not None and client.table.status == "gathering"
            await client.leave()
        ours = [each for each in caplog.records if each.name == "nightbell.server"]
        told = [json.loads(each.getMessage()) for each in ours]
        assert sum(each["event"] == "table not restored" for each in told) >= 1
        assert sum(each["event"] == "journal goes elsewhere" for each in told) == 3

    asyncio.run(story())


def test_a_checkpoint_that_leads_nowhere_gives_way_to_the_whole_journal(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            house = server.house
            anna = await Visitor.come(base, "Anna")
            code = await anna.open("lantern")
            live = house.tables[code]
            false = checkpoints.opened(checkpoints.sealed(live.room, house.secret) or b"", house.secret)
            assert false is not None
            false.status = "over"
            row = {"room": code, "n": false.pages, "raw": checkpoints.sealed(false, house.secret)}
            with house.store.engine.begin() as db:
                db.execute(kept.insert().values(**row))
            client = await Client(anna, code).enter()
            assert isinstance(await client.do(wire.Begin("go")), wire.Done)
            house.drop(live)
            assert (await house.find(code)).room.status == "playing"
            await client.until(lambda: client.closed is not None)

    asyncio.run(story())
