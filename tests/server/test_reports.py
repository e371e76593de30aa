"""A report carries the exact state, and nothing that its writer could not read."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from nightbell import games
from nightbell.engine import read_log, replay
from nightbell.server import protocol as wire
from nightbell.server.client import Client, Denied, Visitor
from nightbell.server.house import DAY_MS
from nightbell.server.http import REPORTS_AN_HOUR
from nightbell.server.reports import FOLDER, crash_name
from tests.server.conftest import serving


async def three_at_a_lantern(base: str) -> tuple[list[Visitor], list[Client]]:
    """Anna, Boris and Vera, and where each of them sits in a game that has begun."""
    visitors = [await Visitor.come(base, name) for name in ("Anna", "Boris", "Vera")]
    code = await visitors[0].open("lantern", settings={"pace_ms": 0})
    people = [await Client(each, code).enter() for each in visitors]
    for seat, client in enumerate(people):
        await client.do(wire.Sit("", seat))
    await people[0].do(wire.Begin(""))
    return visitors, people


def test_a_report_holds_the_game_and_what_its_writer_could_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            (anna, *_), people = await three_at_a_lantern(base)
            code = people[0].code
            await people[1].do(wire.Say("", "psst", to=[people[2].person]))
            await people[1].do(wire.Say("", "you are all fools"))
            await people[0].until(lambda: len(people[0].talk) == 2)
            await anna.post(f"/api/tables/{code}/report", {"text": "rude", "person": people[1].person})
            (file,) = (tmp_path / FOLDER).iterdir()
            assert file.stat().st_mode & 0o077 == 0
            told = json.loads(file.read_text())
            assert (told["text"], told["people"][told["about"]], told["seat"]) == ("rude", "Boris", 0)
            assert [line[2] for line in told["talk"]] == [None, "you are all fools"]
            room = server.house.tables[code].room
            assert room.table is not None
            again = replay(games.load("lantern"), read_log(told["log"].encode()))
            assert again.digest() == room.table.digest()
            for wrong in ({"text": "  "}, {"text": "who", "person": "p9"}, {"text": "x" * 601}):
                with pytest.raises(Denied):
                    await anna.post(f"/api/tables/{code}/report", wrong)
            stranger = await Visitor.come(base, "Stranger")
            with pytest.raises(Denied, match="not-at-table"):
                await stranger.post(f"/api/tables/{code}/report", {"text": "me too"})
            with pytest.raises(Denied, match="too-many-requests"):
                for n in range(REPORTS_AN_HOUR):
                    await anna.post(f"/api/tables/{code}/report", {"text": f"again {n}"})
            for client in people:
                await client.leave()

    asyncio.run(story())


def test_who_is_forgotten_is_so_in_what_was_reported(tmp_path: Path) -> None:
    """Boris was rude, was replaced, and goes; Vera has reported something herself before she goes, too."""

    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            (anna, boris, vera), people = await three_at_a_lantern(base)
            code = people[0].code
            await people[1].do(wire.Say("", "you are all fools"))
            await people[0].do(wire.Say("", "I am not"))
            await anna.post(f"/api/tables/{code}/report", {"text": "rude", "person": people[1].person})
            await vera.post(f"/api/tables/{code}/report", {"text": "my very own words"})
            room = server.house.tables[code].room
            assert room.table is not None
            crash = tmp_path / crash_name("lantern", code, 1)
            crash.write_bytes(room.table.log.write())
            for client in people:
                await client.leave()
            await server.house.forget(boris.token)
            await server.house.forget(vera.token)

        files = [*(tmp_path / FOLDER).iterdir(), crash]
        assert len(files) == 3 and all(file.stat().st_mode & 0o077 == 0 for file in files[:2])
        for file in files:
            assert not any(word in file.read_text() for word in ("Boris", "Vera", "fools", "very own"))
        told = next(each for file in files[:2] if (each := json.loads(file.read_text()))["text"] == "rude")
        assert sorted(told["people"].values()) == ["Anna", "—", "—"]
        assert [line[2] for line in told["talk"]] == ["—", "I am not"]
        for raw in (told["log"].encode(), crash.read_bytes()):
            again = replay(games.load("lantern"), read_log(raw))
            assert again.log.header.names == ("Anna", "—", "—")

    asyncio.run(story())


def test_reports_are_kept_no_longer_than_everything_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            house = server.house
            anna = await Visitor.come(base, "Anna")
            client = await Client(anna, await anna.open("lantern")).enter()
            await anna.post(f"/api/tables/{client.code}/report", {"text": "odd"})
            (tmp_path / crash_name("lantern", client.code, 1)).write_bytes(b"a log")
            await client.leave()
            house.keep_days = 30
            for days, kept in ((29, 2), (2, 0)):
                house._set_at += days * DAY_MS
                await house._forget_old()
                assert len([*(tmp_path / FOLDER).iterdir(), *tmp_path.glob("crash-*")]) == kept

    asyncio.run(story())
