"""Talk that goes on for thousands of lines: what a word costs, what is kept, and how the rest is had."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.stress.inside import Parlour, parlour

from nightbell.server import protocol as wire
from nightbell.server.client import Client, Denied, Visitor
from nightbell.server.people import KEPT_LINES, LINES_AT_ONCE, Line, Lines
from nightbell.server.talking import lines_for
from tests.server.conftest import serving


def chatter(lines: Lines, count: int, quiet: int = 0) -> None:
    """So many lines to all, and in between some between p1 and the Storyteller p2 alone."""
    for n in range(count):
        lines.add(Line(n, "p1", f"line {n + 1}", "all", None))
        if quiet and n % quiet == 0:
            lines.add(Line(n, "p1", f"quiet {n + 1}", "storyteller", frozenset(("p1", "p2")), quiet=True))


async def talkative(count: int) -> Parlour:
    place = await parlour("lantern")
    chatter(place.room.lines, count)
    return place


def test_a_word_costs_the_same_after_five_thousand_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        place = await talkative(5_000)
        for each in place.people:
            each.link.said = place.room.lines.count(each.person)
        looked = 0
        known = Lines.known

        def counted(self: Lines, person: str) -> Iterator[tuple[int, Line]]:
            nonlocal looked
            for each in known(self, person):
                looked += 1
                yield each

        monkeypatch.setattr(Lines, "known", counted)
        assert isinstance(await place.host.do(wire.Say("word", "one more")), wire.Done)
        assert looked <= 2 * len(place.people)
        for each in place.people[1:]:
            (told,) = [message for message in each.heard() if isinstance(message, wire.Talk)]
            assert [(line.n, line.text) for line in told.lines] == [(5_001, "one more")]
        place.close()

    asyncio.run(story())


def test_a_table_keeps_the_last_of_the_talk_and_its_numbers() -> None:
    async def story() -> None:
        place = await talkative(5_000)
        assert len(place.room.lines) == KEPT_LINES
        late = await place.come("Late")
        (told,) = [message for message in late.heard() if isinstance(message, wire.Talk)]
        assert [line.n for line in told.lines] == list(range(5_001 - LINES_AT_ONCE, 5_001))
        assert told.lines[-1].text == "line 5000"
        place.close()

    asyncio.run(story())


@pytest.mark.parametrize("since", [0, 3, 17, 39, 40, 41, 44, 999])
def test_numbers_are_each_persons_own(since: int) -> None:
    """Nobody can tell from the numbers of lines that others speak with the Storyteller."""

    async def story() -> None:
        place = await parlour("lantern")
        room = place.room
        chatter(room.lines, 40, quiet=10)
        theirs = [line for line in room.lines if line.quiet]
        told = lines_for(room, "p3", since)
        assert [line.n for line in told] == list(range(since + 1, 41))
        assert all(line.text == f"line {line.n}" for line in told)
        own = lines_for(room, "p1", since)
        assert [line.n for line in own] == list(range(since + 1, 41 + len(theirs)))
        place.close()

    asyncio.run(story())


def test_earlier_talk_is_fetched_by_whoever_is_at_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            anna = await Visitor.come(base, "Anna")
            code = await anna.open("lantern")
            chatter(server.house.tables[code].room.lines, 450)
            client = await Client(anna, code).enter()
            await client.until(lambda: len(client.talk) == LINES_AT_ONCE)
            first = client.talk[0].n
            page = await anna.get(f"/api/tables/{code}/talk?before={first}")
            assert isinstance(page, list)
            assert [line["n"] for line in page] == list(range(first - LINES_AT_ONCE, first))
            assert await anna.get(f"/api/tables/{code}/talk?before=1") == []
            for bad in ("x", "-1", "%C2%B2", "9" * 30):
                with pytest.raises(Denied) as denied:
                    await anna.get(f"/api/tables/{code}/talk?before={bad}")
            stranger = await Visitor.come(base, "Eve")
            with pytest.raises(Denied) as denied:
                await stranger.get(f"/api/tables/{code}/talk")
            assert denied.value.code == "not-at-table"
            await client.leave()

    asyncio.run(story())
