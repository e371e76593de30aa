"""Whoever wants to stays the same person on a new phone, with their games and what became of them."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from tools.stress.servant import play, table_with_bots

from nightbell import games
from nightbell.engine import Refusal, Table
from nightbell.server import protocol as wire
from nightbell.server.client import Client, Denied, Visitor
from nightbell.server.guests import PHRASE_WORDS, new_phrase, proof, read_phrase
from nightbell.server.house import MOST_DEVICES
from nightbell.server.live import Link, Live
from nightbell.server.records import Finished, Result
from nightbell.server.store import Store
from nightbell.text import Words
from tests.server.conftest import serving
from tests.server.test_http import at_server, fetch


async def with_words(base: str, phrase: str) -> Visitor:
    """Somebody on a new device, who has only the words."""
    device = Visitor(base)
    me = await device.post("/api/recover", {"phrase": phrase, "bearer": True})
    device.token = str(me["token"])
    return device


@at_server
async def test_six_words_bring_somebody_back_on_a_new_phone(base: str) -> None:
    phone = await Visitor.come(base, "Anna")
    assert "kept" not in dict(await phone.get("/api/me"))  # type: ignore[call-overload]
    phrase = str((await phone.post("/api/me/phrase", {}))["phrase"])
    assert len(phrase.split()) == PHRASE_WORDS
    tablet = await with_words(base, f"  {phrase.upper().replace(' ', '-')} ")
    assert await tablet.get("/api/me") == {"name": "Anna", "lang": "en", "kept": True}
    await tablet.post("/api/guest", {"name": "Anna-Maria", "bearer": True})
    assert dict(await phone.get("/api/me"))["name"] == "Anna-Maria"  # type: ignore[call-overload]
    for wrong in (new_phrase(), "", phrase.rpartition(" ")[0]):
        with pytest.raises(Denied, match="phrase-unknown"):
            await with_words(base, wrong)
    again = str((await phone.post("/api/me/phrase", {}))["phrase"])
    with pytest.raises(Denied, match="phrase-unknown"):
        await with_words(base, phrase)
    await tablet.post("/api/logout", {})
    with pytest.raises(Denied, match="no-credential"):
        await tablet.get("/api/me")
    assert await phone.get("/api/me"), "one device that logs out takes the others along"
    devices = [await with_words(base, again) for _ in range(MOST_DEVICES + 1)]
    with pytest.raises(Denied, match="no-credential"):
        await devices[0].get("/api/me")
    assert await devices[-1].get("/api/me")


def test_who_wants_to_be_forgotten_is_nobody_on_any_device(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            phone = await Visitor.come(base, "Anna")
            phrase = str((await phone.post("/api/me/phrase", {}))["phrase"])
            tablet = await with_words(base, phrase)
            watching = await Client(tablet, await tablet.open("lantern")).enter()
            await server.house.forget(phone.token)
            for device in (phone, tablet):
                with pytest.raises(Denied, match="no-credential"):
                    await device.get("/api/me")
            await watching.until(lambda: watching.closed is not None)
            with pytest.raises(Denied, match="phrase-unknown"):
                await with_words(base, phrase)

    asyncio.run(story())


def test_a_token_that_ends_while_it_is_used_is_worth_nothing_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever took somebody's token could otherwise keep it alive by using it all the time."""

    async def story(using: str) -> None:
        async with serving(tmp_path) as (base, server):
            house, register = server.house, server.house.store.register
            token = (await Visitor.come(base, "Anna")).token
            house.came_back()
            ask, asked, ended = getattr(register, using), threading.Event(), threading.Event()

            def slowly(*given: object) -> object:
                found = ask(*given)
                asked.set()
                assert ended.wait(30)
                return found

            monkeypatch.setattr(register, using, slowly)
            use = house.rename(token, "Eve", "en") if using == "rename_guest" else house.guest(token)
            under_way = asyncio.create_task(use)
            await asyncio.to_thread(asked.wait, 30)
            monkeypatch.setattr(register, using, ask)
            await asyncio.to_thread(register.revoke, proof(house.secret, token))
            house.forget_proof(proof(house.secret, token))
            ended.set()
            await under_way
            with pytest.raises(Refusal, match="no-credential"):
                await house.guest(token)

    for using in "rename_guest", "known":
        asyncio.run(story(using))


def test_who_logs_out_on_the_way_in_does_not_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with serving(tmp_path) as (base, server):
            anna = await Visitor.come(base, "Anna")
            code = await anna.open("lantern")
            enter = Live.enter

            async def late(live: Live, link: Link, hello: wire.Hello) -> None:
                await server.house.revoke(anna.token)
                await enter(live, link, hello)

            monkeypatch.setattr(Live, "enter", late)
            client = await Client(anna, code).enter()
            await client.until(lambda: client.closed is not None)
            assert client.bye is not None and client.bye.code == "no-credential" and client.table is None
            assert not server.house.tables[code].links

    asyncio.run(story())


def test_nobody_waits_while_the_games_of_one_who_goes_are_told_again(tmp_path: Path) -> None:
    """They are played once more to be told without a name, which takes as long as they are many."""
    store = Store(str(tmp_path / "db"))
    with store.engine.begin() as db:
        for id in ("1", "2"):
            store._finish(db, Finished(id, "R", int(id), "clocktower", 1, "good", b"log", (("anna", 0),)))
    written: list[bytes] = []

    def renamed(raw: bytes, seat: int, name: str) -> bytes:
        with closing(sqlite3.connect(tmp_path / "db", timeout=0.0)) as other, other:
            other.execute("update about set value = 'somebody else writes'")
        written.append(raw)
        return b"without a name"

    store.forget_guest("anna", [("R", 1, 0), ("R", 2, 0)], renamed)
    assert written == [b"log", b"log"]
    assert [found.log for id in ("1", "2") if (found := store.archive.game(id))] == [b"without a name"] * 2
    store.close()


def test_words_are_read_as_they_were_meant() -> None:
    phrase = new_phrase()
    assert phrase != new_phrase() and read_phrase(phrase) == phrase
    assert read_phrase("\t" + phrase.replace(" ", ",  ") + "\n") == phrase


def test_games_are_counted_by_what_somebody_was(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "db"))

    def ended(id: str, worth: int, part: str, anna: int = 0) -> None:
        ends = (Result(worth, "role", part), Result(-worth, "role", "monk"))
        with store.engine.begin() as db:
            game = Finished(
                id, "R", 1, "clocktower", int(id), "good", b"", (("anna", anna), ("eve", -1)), ends
            )
            store._finish(db, game)

    ended("1", 1, "imp")
    ended("2", -1, "imp")
    ended("3", 1, "imp", anna=1)
    tallies = [(each.part, each.played, each.won, each.lost) for each in store.archive.tallies("anna")]
    assert tallies == [("imp", 2, 1, 1), ("monk", 1, 0, 1)]
    assert [each.results for each in store.archive.history("anna")] == [
        (Result(-1, "role", "monk"),),
        (Result(-1, "role", "imp"),),
        (Result(1, "role", "imp"),),
    ]
    assert store.archive.tallies("eve") == [] and [each.results for each in store.archive.history("eve")] == [
        (),
        (),
        (),
    ]
    store.forget_guest("anna", [], lambda raw, seat, name: raw)
    assert store.archive.tallies("anna") == []
    store.close()


@pytest.mark.parametrize("game", games.GAMES)
def test_every_game_says_who_was_what_and_who_won(game: str) -> None:
    rules = games.load(game)
    table = Table(rules, {}, 5)
    rng = Random(5)
    while table.outcome is None:
        seat, decision = next(iter(table.open.items()))
        table.answer(seat, decision.choice.sample(rng))
    worth, parts = rules.returns(table.state), rules.parts(table.state)
    assert len(worth) == len(parts) == len(rules.seats(table.state)) and set(worth) <= {-1.0, 0.0, 1.0}
    assert any(noun for noun, _ in parts)
    for lang in ("ru", "en"):
        words = Words(lang, game)
        assert all("⟦" not in words.thing(noun, part) for noun, part in parts if noun)


@at_server
async def test_a_game_file_is_told_like_a_game_of_the_house(base: str) -> None:
    client = await table_with_bots(base, "whispers", "Anna")
    await play(client, Random(1))
    (played,) = list(await client.visitor.get("/api/history"))  # type: ignore[call-overload]
    assert played["end"]["worth"] in (-1, 1) and played["end"]["noun"] in ("killer", "victim", "")
    _, _, log = await fetch(f"{base}/api/history/{played['id']}/log")
    kept = dict(await client.visitor.get(f"/api/history/{played['id']}/replay?open=1"))  # type: ignore[call-overload]
    stranger = Visitor(base)
    told = await stranger.post("/api/replay", {"log": log.decode(), "open": True})
    assert {**kept, "id": "", "ended": 0} == told
    chapters = kept["chapters"]
    assert chapters and all(event["type"] == "PhaseBegan" for _, event in chapters)
    assert [event["round"] for _, event in chapters] == list(range(1, len(chapters) + 1))
    lines = log.splitlines(keepends=True)
    bad = b"".join([*lines[:3], *lines[4:]])
    for wrong, code in (
        ({"log": "no log"}, "log"),
        ({"log": bad.decode()}, "log"),
        ({"log": log.decode(), "seat": 30}, "unknown-seat"),
        ({"log": "x" * (2**20 + 1)}, "bad-message"),
        ({"log": "x" * (2**21 + 1)}, "message-too-long"),
    ):
        with pytest.raises(Denied, match=code):
            await stranger.post("/api/replay", wrong)
    await client.leave()
