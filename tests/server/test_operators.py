"""What an operator expects: settings, orders to a running server, copies, logs, deletion."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random

import pytest
from tools.stress.inside import parlour
from tools.stress.servant import play

from nightbell import cli
from nightbell.engine import Refusal, read_log
from nightbell.server import admin, copies, settings
from nightbell.server import protocol as wire
from nightbell.server.client import Client, Denied, Visitor
from nightbell.server.house import DAY_MS
from nightbell.server.journals import JsonLines
from nightbell.server.limits import Limits
from nightbell.server.store import Store
from tests.server.conftest import served, serving

DOCS = Path(__file__).parents[2] / "docs" / "hosting.md"
QUICK = {"pace_ms": 0, "bot": "random"}


# ---- settings


def test_the_later_word_counts(tmp_path: Path) -> None:
    file = tmp_path / "nightbell.toml"
    file.write_text('port = 1000\nhost = "::1"\ntables = 7\nburst = 9.5\n')
    environ = {"NIGHTBELL_PORT": "2000", "NIGHTBELL_KEEP_DAYS": "30", "FORWARDED_ALLOW_IPS": "10.0.0.1"}
    found = settings.read(file, environ, {"port": 3000, "host": None})
    assert (found.host, found.port, found.keep_days, found.proxies) == ("::1", 3000, 30, "10.0.0.1")
    assert found.limits == Limits(tables=7, burst=9.5)
    assert settings.read(None, {}, {}) == settings.Settings()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("port = 'x'", "bad-setting"),
        ("port = 1.5", "bad-setting"),
        ("tables = -1", "bad-setting"),
        ("tables = nan", "bad-setting"),
        ("burst = inf", "bad-setting"),
        ("host = 1", "bad-setting"),
        ("keep_days = true", "bad-setting"),
        ("colour = 'red'", "unknown-setting"),
        ("limits = 3", "unknown-setting"),
        ("port = ", "settings-unreadable"),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused(tmp_path: Path, text: str, code: str) -> None:
    file = tmp_path / "nightbell.toml"
    file.write_text(text)
    with pytest.raises(Refusal) as refused:
        settings.read(file, {}, {})
    assert refused.value.message == code


def test_every_setting_is_in_the_one_table_of_the_docs() -> None:
    rows = [line.split("|")[1:3] for line in DOCS.read_text().splitlines() if line.startswith("| `")]
    told = {name.strip().strip("`"): value.strip().strip("`") for name, value in rows}
    for name, usual in settings.KNOWN.items():
        assert told.get(name) == (f"{usual:g}" if isinstance(usual, float) else str(usual) or "–"), name


# ---- orders


def test_an_operator_lists_and_closes_tables_and_speaks_to_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            anna = await Visitor.come(base, "Anna")
            codes = [await anna.open("lantern") for _ in range(2)]
            one, other = [await Client(anna, code).enter() for code in codes]
            assert (tmp_path / admin.NAME).stat().st_mode & 0o077 == 0
            reply = await admin.ask(tmp_path, admin.Tables())
            assert [(each.game, each.connections) for each in reply.tables] == [("lantern", 1)] * 2
            assert not any(code in str(reply) for code in codes)
            assert (await admin.ask(tmp_path, admin.Broadcast("Restart\u202e at ten"))).done == 2
            await one.until(lambda: one.notices == ["Restart at ten"])
            await admin.ask(tmp_path, admin.Close(server.house.tables[codes[0]].room.tag))
            await one.until(lambda: one.closed is not None)
            assert one.closed == 4410 and one.bye is not None and one.bye.code == "table-closed"
            gone = await Client(anna, codes[0]).enter()
            assert gone.closed == 4404
            assert other.closed is None
            for order in (admin.Close("none"), admin.Broadcast(" ")):
                with pytest.raises(Refusal):
                    await admin.ask(tmp_path, order)
            await other.leave()
        async with served(tmp_path) as base:
            anna.base = base
            assert (await Client(anna, codes[0]).enter()).closed == 4404

    asyncio.run(story())


def test_a_banned_address_stays_out_until_the_ban_is_lifted(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as base:
            anna = await Visitor.come(base, "Anna")
            await admin.ask(tmp_path, admin.Ban("127.0.0.1"))
            with pytest.raises(Denied):
                await anna.get("/api/me")
        async with served(tmp_path) as base:
            anna.base = base
            with pytest.raises(Denied):
                await anna.get("/api/me")
            await admin.ask(tmp_path, admin.Ban("127.0.0.1", lift=True))
            assert await anna.get("/api/me")

    asyncio.run(story())


def test_a_house_that_drains_opens_nothing_and_stops_when_nobody_plays(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            anna = await Visitor.come(base, "Anna")
            client = await Client(anna, await anna.open("lantern", play=True, settings=QUICK)).enter()
            await server.house.restored.wait()
            assert await anna.get("/readyz") == {"ready": True}
            assert (await admin.ask(tmp_path, admin.Drain())).done == 1
            with pytest.raises(Denied, match="503"):
                await anna.get("/readyz")
            assert await anna.get("/healthz")
            with pytest.raises(Denied, match="house-closes"):
                await anna.open("lantern")
            assert not server.should_exit
            await play(client, Random(1))
            await client.until(lambda: client.closed is not None)
            assert client.bye is not None and client.bye.code == "server-stops"
            assert server.should_exit

    asyncio.run(story())


def test_a_house_whose_folder_has_too_long_a_name_opens_all_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        folder = tmp_path / ("long" * 40)
        async with served(folder) as base:
            await Visitor.come(base, "Anna")
            with pytest.raises(Refusal, match="no-server-here"):
                await admin.ask(folder, admin.Tables())

    asyncio.run(story())


def test_an_order_without_a_server_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("NIGHTBELL_DATA", str(tmp_path))
    for argv in (["tables"], ["dance"], ["close"]):
        assert cli.run(["admin", *argv, "--lang", "en"]) == 2
    assert "No server is running" in capsys.readouterr().err


# ---- copies


def test_nobody_else_on_the_machine_reads_what_is_kept(tmp_path: Path) -> None:
    """Also where the folder was made by hand, and is open to all."""
    tmp_path.chmod(0o755)

    async def story() -> None:
        async with served(tmp_path) as base:
            await (await Visitor.come(base, "Anna")).open("lantern")
            files = {each.name: each.stat().st_mode & 0o077 for each in tmp_path.iterdir()}
            assert {"nightbell.db", "nightbell.db-wal", "secret"} <= set(files)
            assert {name: mode for name, mode in files.items() if mode} == {}

    asyncio.run(story())


def test_a_copy_is_made_checked_and_brought_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("NIGHTBELL_DATA", str(tmp_path))
    copy = tmp_path / "copy.db"

    async def play_some() -> tuple[Visitor, str]:
        async with served(tmp_path) as base:
            anna = await Visitor.come(base, "Anna")
            code = await anna.open("lantern")
            client = await Client(anna, code).enter()
            await client.do(wire.Say("1", "before the copy"))
            assert await asyncio.to_thread(cli.run, ["backup", str(copy), "--lang", "en"]) == 0
            assert await asyncio.to_thread(cli.run, ["restore", str(copy), "--lang", "en"]) == 2
            await client.do(wire.Say("2", "after the copy"))
            await client.leave()
            return anna, code

    async def look(anna: Visitor, code: str) -> list[str | None]:
        async with served(tmp_path) as base:
            anna.base = base
            client = await Client(anna, code).enter()
            await client.until(lambda: bool(client.talk))
            await client.leave()
            return [line.text for line in client.talk]

    anna, code = asyncio.run(play_some())
    told = capsys.readouterr()
    assert "Tables: 1" in told.out and "Another Nightbell server" in told.err
    assert copy.stat().st_mode & 0o077 == 0
    assert cli.run(["restore", str(copy), "--lang", "en"]) == 0
    assert len(list(tmp_path.glob("nightbell.db.before-*"))) == 1
    assert asyncio.run(look(anna, code)) == ["before the copy"]


@pytest.mark.parametrize(
    "spoil",
    [
        "update journal set deed = x'00' where n = 1",
        "delete from journal where n = 0",
        "delete from journal where n = 1",
        "update alembic_version set version_num = '99'",
        "update alembic_version set version_num = 'x'",
        "drop table guest",
    ],
)
def test_a_copy_that_is_not_whole_is_refused(tmp_path: Path, spoil: str) -> None:
    async def story() -> None:
        async with served(tmp_path) as base:
            anna = await Visitor.come(base, "Anna")
            client = await Client(anna, await anna.open("lantern")).enter()
            await client.do(wire.Say("1", "a word"))
            await client.leave()

    asyncio.run(story())
    copies.back_up(str(tmp_path / "nightbell.db"), tmp_path / "copy.db")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as db:
        db.execute(spoil)
        db.commit()
    before = (tmp_path / "nightbell.db").read_bytes()
    with pytest.raises(Refusal):
        copies.bring_back(tmp_path / "copy.db", tmp_path / "nightbell.db")
    assert (tmp_path / "nightbell.db").read_bytes() == before
    (tmp_path / "text").write_text("not a database at all, but long enough to be taken for one" * 100)
    with pytest.raises(Refusal):
        copies.check(tmp_path / "text")


# ---- what is kept of people


def test_a_person_is_forgotten_and_the_game_stays(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            anna = await Visitor.come(base, "Annabelle")
            code = await anna.open("lantern", play=True, settings=QUICK)
            client = await Client(anna, code).enter()
            await client.do(wire.Say("1", "my secret recipe"))
            await play(client, Random(1))
            await client.until(lambda: client.table is not None and client.table.replay is not None)
            assert client.table is not None and client.table.replay is not None
            replay = client.table.replay
            await client.leave()
            await server.house.forget(anna.token)
            with pytest.raises(Denied, match="401"):
                await anna.get("/api/me")
            store = server.house.store
            found = store.archive.game(replay)
            assert found is not None and "Annabelle" not in read_log(found.log).header.names
            bert = await Visitor.come(base, "Bert")
            watcher = await Client(bert, code).enter()
            await watcher.until(lambda: bool(watcher.talk))
            assert watcher.table is not None and watcher.table.status == "over"
            assert watcher.table.fault is None
            assert [line.text for line in watcher.talk] == ["—"]
            assert await bert.get(f"/api/history/{replay}/replay")
            await watcher.leave()
        store = Store(str(tmp_path / "nightbell.db"))
        store.close()

    asyncio.run(story())
    with closing(sqlite3.connect(tmp_path / "nightbell.db")) as db:
        rows = [
            row
            for table in ("guest", "journal", "finished", "player", "checkpoint")
            for row in db.execute(f"select * from {table}")
        ]
    assert b"Annabelle" not in repr(rows).encode() and "secret recipe" not in repr(rows)


def test_who_left_before_the_end_is_forgotten_in_the_game_that_ended(tmp_path: Path) -> None:
    """Bert begins a game, and goes; Anna plays it to its end. That another table of his cannot be read any
    more keeps nobody from forgetting him."""

    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            anna, bert = await Visitor.come(base, "Annabelle"), await Visitor.come(base, "Bertram")
            code = await anna.open("lantern", seat=0, settings=QUICK)
            clients = [await Client(each, code).enter() for each in (anna, bert)]
            await clients[1].do(wire.Sit("", 1))
            await clients[0].do(wire.Begin(""))
            await clients[1].do(wire.Leave(""))
            await play(clients[0], Random(1))
            await clients[0].until(
                lambda: clients[0].table is not None and clients[0].table.replay is not None
            )
            assert clients[0].table is not None and clients[0].table.replay is not None
            damaged = await bert.open("lantern")
            server.house.drop(server.house.tables[damaged])
            with closing(sqlite3.connect(tmp_path / "nightbell.db")) as db, db:
                db.execute("update journal set deed = x'78' where room = ? and n = 0", (damaged,))
            await server.house.forget(bert.token)
            found = server.house.store.archive.game(clients[0].table.replay)
            assert found is not None and read_log(found.log).header.names[:2] == ("Annabelle", "—")
            for client in clients:
                await client.leave()

    asyncio.run(story())


def test_what_is_older_than_the_house_keeps_goes(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            house = server.house
            anna = await Visitor.come(base, "Anna")
            code = await anna.open("lantern")
            house.drop(house.tables[code])
            house.keep_days = 30
            house._set_at += 29 * DAY_MS
            await house._forget_old()
            assert house.store.pages(code)
            house._set_at += 2 * DAY_MS
            await house._forget_old()
            assert not house.store.pages(code)

    asyncio.run(story())


# ---- logs and figures


def test_every_line_of_the_log_is_json_and_tells_no_secret() -> None:
    record: logging.LogRecord
    try:
        raise ValueError("Anna is the imp")
    except ValueError as fault:
        info = (type(fault), fault, fault.__traceback__)
        record = logging.LogRecord(
            "uvicorn.error", logging.ERROR, "x.py", 1, "Exception in ASGI application\n", (), info
        )
    line = json.loads(JsonLines().format(record))
    assert line["fault"] == "ValueError" and line["level"] == "error"
    assert any(place.startswith("test_operators.py:") for place in line["where"])
    assert "imp" not in json.dumps(line)


def test_figures_of_the_loop_the_disk_and_what_waits() -> None:
    async def story() -> None:
        place = await parlour("lantern")
        pulse = asyncio.create_task(place.live.house.feel_the_pulse())
        metrics, minute = place.live.house.metrics, count(0, 1000.0)
        while b"nightbell_outbox_messages 0" in (page := metrics.page(next(minute))):
            await asyncio.sleep(0.05)
        for name in ("loop_lag_seconds", "write_seconds", "restores", "outbox_longest", "long_work"):
            assert f"nightbell_{name}".encode() in page
        pulse.cancel()
        place.close()

    asyncio.run(story())
