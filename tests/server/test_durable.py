"""Nothing acknowledged is lost: restarts, kills, full disks, copies made while playing."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from random import Random

import msgspec
import pytest
from tools.stress import kill
from tools.stress.inside import Memory, Parlour, opened, parlour
from tools.stress.servant import play

from nightbell.engine import Refusal, Seat
from nightbell.server import checkpoints, run
from nightbell.server import protocol as wire
from nightbell.server.client import Client, Visitor
from nightbell.server.copies import back_up
from nightbell.server.deeds import Begun, Joined, Page, Played, Vouched
from nightbell.server.feed import Feed, encode
from nightbell.server.house import House, continued, restored
from nightbell.server.records import Entry, Finished, Guest
from nightbell.server.room import Room
from nightbell.server.store import Store
from tests.engine.lantern import Carry, Night
from tests.server.conftest import emptied, served


@pytest.fixture(scope="module")
def postgres(postgresql: str) -> str:
    """A database of these stories' own."""
    return emptied(postgresql, "durable")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "nightbell.db")
    return str(request.getfixturevalue("postgres"))


def test_a_store_gives_back_what_it_was_given(database: str) -> None:
    code = "STORED00"
    pages = [
        Page(1, "", opened("lantern", seed=2**62)),
        Page(2, "", Joined("g1", "Anna «ё» 🕯")),
        Page(3, "p1", wire.Say("1", "\u0000-free words", "all")),
        Page(4, "", Played(2, ["move", ["a", 1, True, None]])),
    ]
    store = Store(database)
    guest = Guest(f"g{code}", "Анна", "ru")
    store.register.add_guest(guest, f"proof-{code}", 5)
    store.write([Entry(code, n, page) for n, page in enumerate(pages)])
    done = Finished(f"id-{code}", code, 1, "lantern", 9, "wanderer-1", b"log\n", ((guest.id, 2),))
    store.write([Entry(code, 4, Page(100_000, "", Played(0, 1)), done)])
    store.close()
    again = Store(database)
    assert again.pages(code)[:4] == pages
    assert again.register.known([f"proof-{code}", "guess"]) == {f"proof-{code}": guest}
    assert again.archive.game(f"id-{code}") == done
    assert [each.id for each in again.archive.history(guest.id)] == [done.id]
    assert code in again.open_rooms(since=50_000) and code not in again.open_rooms(since=100_001)
    again.close_room(code)
    assert code not in again.open_rooms(since=50_000)
    again.close()


def test_a_game_that_goes_on_after_its_end_can_no_longer_be_read(database: str) -> None:
    code = "AGAIN000"
    store = Store(database)
    done = Finished(f"id-{code}", code, 1, "lantern", 9, "wanderer-1", b"log\n", (("g-again", 2),))
    store.write(
        [Entry(code, 0, Page(1, "", opened("lantern"))), Entry(code, 1, Page(2, "", Played(0, 1)), done)]
    )
    store.write([Entry(code, 2, Page(3, "p1", wire.Undo("u")), reopened=done.id)])
    assert store.archive.game(done.id) is None and store.archive.history("g-again") == []
    store.write([Entry(code, 3, Page(4, "", Played(0, 1)), done)])
    assert store.archive.game(done.id) == done
    store.close()


def test_a_guest_is_known_for_a_year_and_until_they_log_out(database: str) -> None:
    store = Store(database)
    store.register.add_guest(Guest("g-known", "Anna", "en"), "proof-known", 1000)
    assert store.register.known(["proof-known"], since=1000)
    assert not store.register.known(["proof-known"], since=1001)
    store.register.rename_guest(Guest("g-known", "Anna B", "en"), 2000)
    assert store.register.known(["proof-known"], 1001) == {"proof-known": Guest("g-known", "Anna B", "en")}
    store.register.revoke("proof-known")
    assert not store.register.known(["proof-known"])
    store.close()


def test_a_page_is_never_written_twice(database: str) -> None:
    code = "TWICE000"
    store = Store(database)
    first = Entry(code, 0, Page(1, "", opened("lantern")))
    store.write([first])
    with pytest.raises(Exception, match=r"(?i)unique"):
        store.write([Entry(code, 1, Page(2, "", Joined("g", "A"))), first])
    assert len(store.pages(code)) == 1
    store.close()


def test_a_second_server_on_one_database_is_refused(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path, database):
            with pytest.raises(Refusal, match="database-taken"):
                run.server("127.0.0.1", 0, database, data=tmp_path)
        async with served(tmp_path, database) as base:
            await Visitor.come(base, "Anna")

    asyncio.run(story())


def portrait(room: Room) -> list[bytes]:
    """The table as all see it, and the game as each seat does."""
    feeds = [Feed(room, Seat(seat), True) for seat in range(len(room.chairs))]
    for feed in feeds:
        feed.catch_up(None)
    return [encode(room.message(lambda person: True)), *(feed.snapshot(0) for feed in feeds)]


@pytest.mark.parametrize("game", ["lantern", "whispers", "clocktower", "betrayal"])
def test_a_room_comes_back_from_its_journal_as_it_was(game: str) -> None:
    async def story() -> None:
        place = await parlour(game)
        await place.begin()
        rng = Random(2)
        for _ in range(30):
            await place.step(rng)
        await place.host.do(wire.Say("hello", "good evening"))
        store = place.live.house.store
        again = restored(place.room.code, store.pages(place.room.code))
        assert portrait(again) == portrait(place.room)
        assert again.pages == place.room.pages
        place.close()

    asyncio.run(story())


@pytest.mark.parametrize("game", ["lantern", "whispers", "clocktower", "betrayal"])
def test_a_room_comes_back_from_a_checkpoint_and_goes_on(game: str) -> None:
    async def story() -> None:
        place = await parlour(game, seed=6)
        await place.begin()
        rng = Random(6)
        for _ in range(60):
            if not await place.step(rng):
                break
        if place.room.pages % checkpoints.EVERY == 0:
            await place.host.do(wire.Say("more", "one page more"))
        store, code = place.live.house.store, place.room.code
        rest = store.at_rest([code])[code]
        raw = rest.checkpoint
        assert raw is not None
        early = checkpoints.opened(raw, place.live.house.secret)
        assert early is not None and early.pages < place.room.pages
        again = continued(early, rest.pages)
        assert portrait(again) == portrait(place.room)
        assert checkpoints.opened(raw, b"another secret") is None
        assert checkpoints.opened(raw[:-1] + b"x", place.live.house.secret) is None
        place.close()

    asyncio.run(story())


def test_a_journal_that_new_rules_play_otherwise_is_not_shown_as_if_nothing_had_happened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every answer is still legal and the rules' version is the same; only the digests tell."""

    async def story() -> None:
        place = await parlour("lantern")
        await place.begin()
        store, code, rng = place.live.house.store, place.room.code, Random(2)
        while not any(isinstance(page.deed, Vouched) and page.deed.after for page in store.pages(code)):
            assert await place.step(rng)
        assert restored(code, store.pages(code)).status == place.room.status

        def carries(command: Carry, night: Night) -> None:
            night.lantern = command.seat
            night.round += 2

        monkeypatch.setattr(Carry, "carry_out", carries)
        again = restored(code, store.pages(code))
        assert (again.status, again.fault) == ("broken", "rules-changed-here")
        assert again.table is None and again.left is not None
        assert again.left.entries == place.room.playing.log.entries
        place.close()

    asyncio.run(story())


async def go_on_until(place: Parlour, night: bool) -> None:
    rng = Random(6)
    while place.room.covered is not night:
        assert await place.step(rng)


def test_what_was_said_by_day_comes_back_from_a_checkpoint_made_at_night() -> None:
    async def story() -> None:
        place = await parlour("clocktower", seed=6)
        await place.begin()
        room = place.room
        await go_on_until(place, night=True)
        raw = checkpoints.sealed(room, b"secret")
        assert raw is not None
        await go_on_until(place, night=False)
        await place.host.do(wire.Say("hello", "good morning"))
        early = checkpoints.opened(raw, b"secret")
        assert early is not None
        again = continued(early, place.live.house.store.pages(room.code)[early.pages :])
        assert again.status == "playing"
        assert [line.text for line in again.lines] == [line.text for line in room.lines] == ["good morning"]
        assert portrait(again) == portrait(room)
        place.close()

    asyncio.run(story())


def test_a_checkpoint_of_other_code_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        place = await parlour("lantern")
        await place.begin()
        raw = checkpoints.sealed(place.room, b"secret")
        assert raw is not None and checkpoints.opened(raw, b"secret") is not None
        monkeypatch.setattr(checkpoints, "stamp", lambda package: "made by other code")
        assert checkpoints.opened(raw, b"secret") is None
        place.close()

    asyncio.run(story())


def test_a_room_that_cannot_be_written_down_has_no_checkpoint() -> None:
    async def story() -> None:
        place = await parlour("lantern")
        await place.begin()
        place.room.playing.stack[0].trail.append(lambda: "an effect within an effect")
        assert checkpoints.sealed(place.room, b"secret") is None
        place.close()

    asyncio.run(story())


def test_a_command_sent_again_after_a_restart_is_only_acknowledged(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as base:
            anna = await Visitor.come(base, "Anna")
            code = await anna.open("lantern")
            client = await Client(anna, code).enter()
            assert isinstance(await client.do(wire.Say("once", "I say it once")), wire.Done)
            assert isinstance(await client.do(wire.Say("once", "I say it once")), wire.Done)
            await client.until(lambda: len(client.talk) == 1)
            await client.leave()
        async with served(tmp_path) as base:
            anna.base = base
            client = await Client(anna, code).enter()
            assert isinstance(await client.do(wire.Say("once", "I say it once")), wire.Done)
            await client.do(wire.Say("twice", "and something else"))
            await client.until(lambda: len(client.talk) == 2)
            assert [line.text for line in client.talk] == ["I say it once", "and something else"]
            await client.leave()

    asyncio.run(story())


def test_a_game_goes_on_after_a_restart_and_events_are_not_sent_twice(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as base:
            anna = await Visitor.come(base, "Anna")
            quick = {"pace_ms": 0, "bot": "random"}
            code = await anna.open("lantern", play=True, settings=quick)
            client = await Client(anna, code).enter()
            await play(client, Random(1), most=3)
            await client.until(lambda: client.decision is not None)
            events, seq = list(client.events), client.seq
            await client.leave()
        async with served(tmp_path) as base:
            anna.base = base
            await client.enter()
            await client.until(lambda: client.decision is not None)
            assert client.events[: len(events)] == events and client.seq >= seq
            await play(client, Random(1))
            assert client.outcome and client.seq == len(client.events)
            await client.leave()

    asyncio.run(story())


def test_killed_in_the_middle_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    killed = asyncio.run(kill.kill_under_load(tmp_path, kills=1, tables=3, seed=4))
    assert killed.acknowledged > 0
    assert (killed.lost, killed.doubled, killed.gaps, killed.faults) == (0, 0, 0, 0)


def test_a_move_that_cannot_be_written_is_refused_and_the_table_comes_back_without_it() -> None:
    async def story() -> None:
        place = await parlour("lantern")
        house, store = place.live.house, place.live.house.store
        assert isinstance(store, Memory)
        await place.begin()
        store.fails = True
        reply = await place.people[1].do(wire.Say("lost", "never heard"))
        assert isinstance(reply, wire.Refused) and reply.code == "disk-failed"
        assert all(somebody.cuts == ["table-reloads"] for somebody in place.people)
        store.fails = False
        live = await house.find(place.room.code)
        assert live is not place.live and live.room.status == "playing" and not live.room.lines
        live.close()

    asyncio.run(story())


def test_a_copy_made_while_playing_is_whole(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as base:
            anna = await Visitor.come(base, "Anna")
            code = await anna.open("lantern", play=True, settings={"pace_ms": 0, "bot": "random"})
            client = await Client(anna, code).enter()
            await play(client, Random(1), most=2)
            back_up(str(tmp_path / "nightbell.db"), tmp_path / "copy.db")
            await play(client, Random(1))
            await client.leave()
        copy = Store(str(tmp_path / "copy.db"))
        room = restored(code, copy.pages(code))
        assert room.status == "playing" and room.playing.log.entries
        copy.close()

    asyncio.run(story())


def test_every_commit_is_forced_to_disk(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "a.db"))
    with store.engine.connect() as db:
        assert db.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert db.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    store.close()


@pytest.mark.parametrize(
    "db", ["/no/such/folder/a.db", "postgresql://x:hidden@127.0.0.1:1/none", "what://ever"]
)
def test_a_database_that_cannot_be_had_is_refused_in_one_sentence(db: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refused:
        run.server("127.0.0.1", 0, db, data=tmp_path)
    assert refused.value.message == "database-unreachable" and "hidden" not in str(refused.value)


def test_a_database_of_another_version_is_refused(tmp_path: Path) -> None:
    Store(str(tmp_path / "a.db")).close()
    with contextlib.closing(sqlite3.connect(tmp_path / "a.db")) as db:
        db.execute("update alembic_version set version_num = '99'")
        db.commit()
    with pytest.raises(Refusal, match="database-of-another-version"):
        Store(str(tmp_path / "a.db"))


def test_a_game_of_other_rules_is_left_alone_and_the_table_says_so() -> None:
    async def story() -> None:
        place = await parlour("lantern")
        await place.begin()
        await place.step(Random(1))
        pages = list(place.live.house.store.pages(place.room.code))
        place.close()
        old = [
            Page(page.at, page.person, Begun(page.deed.id, "0", page.deed.seed))
            if isinstance(page.deed, Begun)
            else page
            for page in pages
        ]
        room = restored(place.room.code, old)
        assert (room.status, room.table, room.fault) == ("broken", None, "rules-changed-here")
        assert room.pages == len(pages)
        left, played = room.left, place.room.playing.log
        assert left is not None and left.entries == played.entries
        assert left.header == msgspec.structs.replace(played.header, rules="0")
        room.apply(Page(1, room.host, wire.Next("next")))
        room.apply(Page(2, room.host, Begun("begin", room.rules.version)))
        assert room.playing.open and room.left is None

    asyncio.run(story())


def test_a_house_plays_on_postgresql(postgres: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path, postgres) as base:
            anna = await Visitor.come(base, "Anna")
            code = await anna.open("lantern", play=True, settings={"pace_ms": 0, "bot": "random"})
            client = await Client(anna, code).enter()
            await play(client, Random(1), most=2)
            await client.leave()
        async with served(tmp_path, postgres) as base:
            anna.base = base
            await client.enter()
            await play(client, Random(1))
            assert client.outcome
            await client.leave()

    asyncio.run(story())


def test_waiting_entries_are_written_before_a_store_closes(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(str(tmp_path / "a.db"))
        house = House(store, b"x" * 32)
        guest, _ = await house.welcome("Anna", "en")
        live, _ = await house.open(guest, "lantern", {}, wire.House())
        code = live.room.code
        writing = asyncio.create_task(store.append([Entry(code, 2, Page(3, "p1", wire.Say("a", "x")))]))
        await asyncio.sleep(0)
        await house.close()
        await writing
        again = Store(str(tmp_path / "a.db"))
        assert len(again.pages(code)) == 3
        again.close()

    asyncio.run(story())
