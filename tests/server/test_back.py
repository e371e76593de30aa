"""A server comes back, and everybody knocks at once."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from pathlib import Path

import pytest
from tools.stress import inside
from tools.stress.inside import LAVISH, QUICK, opened

from nightbell.engine import Refusal
from nightbell.server import house as houses
from nightbell.server.deeds import Begun, Joined, Page
from nightbell.server.guests import new_code, proof
from nightbell.server.house import House
from nightbell.server.records import AtRest, Entry, Guest
from nightbell.server.register import Register
from nightbell.server.store import Store
from nightbell.server.together import Together

SECRET = b"x" * 32


class Tables(Store):
    """Says how often it was asked for tables."""

    asked = 0

    def at_rest(self, codes: Collection[str]) -> dict[str, AtRest]:
        self.asked += 1
        return super().at_rest(codes)


class Guests(Register):
    """Says how often it was asked for guests."""

    asked = 0

    def known(self, proofs: Collection[str], since: int = 0) -> dict[str, Guest]:
        self.asked += 1
        return super().known(proofs, since)


def test_who_comes_back_at_once_is_looked_up_together(tmp_path: Path) -> None:
    async def story() -> None:
        store = Tables(str(tmp_path / "db"))
        store.register = guests = Guests(store.engine)
        codes = [new_code() for _ in range(houses.TABLES_TOGETHER)]
        for n, code in enumerate(codes):
            store.register.add_guest(Guest(f"g{n}", f"Guest {n}", "en"), proof(SECRET, f"token {n}"), 10**15)
            store.write([Entry(code, 0, Page(1, "", opened("lantern", seed=n)))])
            store.write([Entry(code, 1, Page(2, "", Joined(f"g{n}", f"Guest {n}")))])
        house = House(store, SECRET, limits=LAVISH)
        came = await asyncio.gather(*(house.guest(f"token {n}") for n in range(len(codes))))
        found = await asyncio.gather(*(house.find(code) for code in codes))
        assert [guest.name for guest in came] == [f"Guest {n}" for n in range(len(codes))]
        assert [list(live.room.guests) for live in found] == [[guest.id] for guest in came]
        assert store.asked + guests.asked <= 4, (
            "the first of each goes alone, and the others wait for each other"
        )
        with pytest.raises(Refusal, match="no-credential"):
            await house.guest("nobody's")
        with pytest.raises(Refusal, match="no-such-table"):
            await house.find(new_code())
        await house.close()

    asyncio.run(story())


def test_one_question_at_a_time_and_its_answer_to_each() -> None:
    async def story() -> None:
        asked: list[list[str]] = []

        async def length(words: list[str]) -> Mapping[str, int]:
            asked.append(words)
            await asyncio.sleep(0)
            if "bad" in words:
                raise Refusal("disk-failed")
            return {word: len(word) for word in words if word != "unknown"}

        together = Together(length, most=3)
        words = ["a", "bb", "bb", "unknown", "ccc", "dddd"]
        assert await asyncio.gather(*map(together.find, words)) == [1, 2, 2, None, 3, 4]
        assert asked == [["a", "bb", "unknown"], ["ccc", "dddd"]]
        for failed in await asyncio.gather(
            together.find("bad"), together.find("good"), return_exceptions=True
        ):
            assert isinstance(failed, Refusal)
        gone = asyncio.create_task(together.find("gone"))
        stays = asyncio.create_task(together.find("stays"))
        await asyncio.sleep(0)
        gone.cancel()
        assert await stays == 5, "who waits no longer is in nobody's way"

    asyncio.run(story())


def test_nothing_goes_on_by_itself_while_all_tables_come_back() -> None:
    """Bots and clocks wait a moment, so that those who knock are served first."""

    async def story() -> None:
        house = inside.house()
        house.calm.clear()
        live, person = await house.open(Guest("g", "Anna", "en"), "lantern", {}, QUICK)
        async with live.lock:
            await live.commit(person, Begun("begin", live.room.rules.version, 1))
        pages = live.room.pages
        await asyncio.sleep(0.05)
        assert live.room.pages == pages
        house.calm.set()
        async with asyncio.timeout(5):
            while live.room.status == "playing":
                await asyncio.sleep(0.01)
        live.close()

    asyncio.run(story())
