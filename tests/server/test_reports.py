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
from nightbell.server.http import REPORTS_AN_HOUR
from nightbell.server.reports import FOLDER
from tests.server.conftest import serving


def test_a_report_holds_the_game_and_what_its_writer_could_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            anna, boris, vera = [await Visitor.come(base, name) for name in ("Anna", "Boris", "Vera")]
            code = await anna.open("lantern", settings={"pace_ms": 0})
            people = [await Client(each, code).enter() for each in (anna, boris, vera)]
            for seat, client in enumerate(people):
                await client.do(wire.Sit("", seat))
            await people[0].do(wire.Begin(""))
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
