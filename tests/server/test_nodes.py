"""Several nodes on one database: whose a table is, how it changes hands, and what the dead may still do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import TypeVar

import msgspec
import pytest
import sqlalchemy as sa
from tools.stress.inside import LAVISH
from tools.stress.servant import Servant, play

from nightbell.engine import Refusal
from nightbell.server import admin, run
from nightbell.server import protocol as wire
from nightbell.server.bodies import Me
from nightbell.server.cards import TableCard
from nightbell.server.client import Client, Denied, Visitor
from nightbell.server.cluster import Cluster
from nightbell.server.columns import nodes, places
from nightbell.server.deeds import Page
from nightbell.server.hearsay import AnyWord, Here
from nightbell.server.house import House
from nightbell.server.keys import SPEAKS, Place
from nightbell.server.limits import Limits
from nightbell.server.records import Entry
from nightbell.server.store import Deposed, Store, Wanted
from tests.server.conftest import emptied

T = TypeVar("T")
QUICK = {"pace_ms": 0, "bot": "random"}
SECRET = "5e" * 32
ROOMY = LAVISH._replace(tables=1000)


@pytest.fixture
def db(postgresql: str) -> str:
    """An empty database for each story."""
    return emptied(postgresql, "story")


class Host:
    """A node in this very process."""

    def __init__(self, name: str, base: str, server: run.Server) -> None:
        self.name = name
        self.base = base
        self.server = server

    @property
    def house(self) -> House:
        return self.server.house

    @property
    def cluster(self) -> Cluster:
        assert self.house.cluster is not None
        return self.house.cluster

    async def knows(self, count: int) -> None:
        """Until it knows of so many nodes."""
        while len([each for each in self.cluster.nodes if each.ready]) != count:
            await asyncio.sleep(0.02)


@asynccontextmanager
async def node(folder: Path, db: str, name: str, limits: Limits = ROOMY) -> AsyncIterator[Host]:
    data = folder / name
    data.mkdir(parents=True, exist_ok=True)
    file = data / "secret"
    file.touch(mode=0o600)
    file.write_text(SECRET)
    made = await asyncio.to_thread(
        lambda: run.server("127.0.0.1", 0, db, data=data, limits=limits, beat_ms=10, cluster=True, node=name)
    )
    task = asyncio.create_task(made.serve())
    while not made.started:
        await asyncio.sleep(0.01)
    port = made.servers[0].sockets[0].getsockname()[1]
    try:
        yield Host(name, f"http://127.0.0.1:{port}", made)
    finally:
        made.should_exit = True
        await task


@asynccontextmanager
async def cluster(folder: Path, db: str, *names: str) -> AsyncIterator[list[Host]]:
    async with AsyncExitStack() as stack:
        hosts = [await stack.enter_async_context(node(folder, db, name)) for name in names]
        for host in hosts:
            await host.knows(len(hosts))
        yield hosts


@asynccontextmanager
async def servant(data: Path, db: str) -> AsyncIterator[Servant]:
    """A node in a process of its own, called like its folder."""
    data.mkdir(parents=True)
    (data / "secret").touch(mode=0o600)
    (data / "secret").write_text(SECRET)
    made = Servant(data, db, node=data.name)
    await made.start()
    try:
        yield made
    finally:
        made.kill()


def store_place(store: Store, code: str) -> Place:
    """Where a table is said to be."""
    with store.engine.connect() as session:
        return Place(*session.execute(sa.select(places).where(places.c.code == code)).one())


def at(visitor: Visitor, host: Host | Servant) -> Visitor:
    """The same person, by way of another node."""
    return Visitor(host.base, visitor.token)


async def asked(visitor: Visitor, path: str, kind: type[T]) -> T:
    return msgspec.convert(await visitor.get(path), kind)


async def led_on(visitor: Visitor, path: str) -> tuple[int, str]:
    """The status of an answer, and where it leads."""

    def ask() -> tuple[int, str]:
        line = HTTPConnection(visitor.base.removeprefix("http://"))
        line.request("GET", path, headers={"authorization": f"Bearer {visitor.token}"})
        reply = line.getresponse()
        return reply.status, reply.headers["location"]

    return await asyncio.to_thread(ask)


async def closed(client: Client) -> wire.Bye:
    """The last words of a connection that the server ends."""
    await client.until(lambda: client.closed is not None)
    assert client.bye is not None
    return client.bye


async def said(client: Client, text: str) -> None:
    assert isinstance(await client.do(wire.Say(text, text)), wire.Done)


def test_a_table_goes_to_the_node_where_somebody_knocks(tmp_path: Path, db: str) -> None:
    async def story() -> None:
        async with cluster(tmp_path, db, "a", "b") as (a, b):
            anna = await Visitor.come(a.base, "Anna")
            code = await anna.open("lantern")
            first = await Client(anna, code).enter()
            await said(first, "at a")
            there = await Client(at(anna, b), code).enter()
            await there.until(lambda: bool(there.talk))
            assert code in b.house.tables and code not in a.house.tables
            await first.until(lambda: first.closed is not None)
            assert first.closed == 1012
            await said(there, "at b")
            bye = await closed(await first.enter())
            assert (bye.code, bye.node, first.closed) == ("table-elsewhere", "b", 1012)
            assert code in b.house.tables, "handed on at once, it would never rest"
            await there.leave()

    asyncio.run(story())


def test_everybody_sees_the_same_lobby_names_bans_and_limits(tmp_path: Path, db: str) -> None:
    async def story() -> None:
        async with cluster(tmp_path, db, "a", "b") as (a, b):
            anna = await Visitor.come(a.base, "Anna")
            code = await anna.open("lantern", settings={"public": True, "title": "Tonight"})
            client = await Client(anna, code).enter()
            there = at(anna, b)
            while not (cards := await asked(there, "/api/tables", list[TableCard])):
                await asyncio.sleep(0.05)
            assert [(card.code, card.title, card.people) for card in cards] == [(code, "Tonight", 1)]
            assert (await asked(there, f"/api/tables/{code}", TableCard)).host == "Anna"
            assert code in a.house.tables, "to look at a card moves no table"
            assert (await asked(there, "/api/me", Me)).name == "Anna"
            await anna.post("/api/guest", {"name": "Anne", "lang": "en", "bearer": True})
            while (await asked(there, "/api/me", Me)).name != "Anne":
                await asyncio.sleep(0.05)
            await admin.ask(tmp_path / "b", admin.Close(code))
            await client.until(lambda: client.closed is not None)
            assert client.closed == 4410
            await admin.ask(tmp_path / "b", admin.Ban("127.0.0.1"))
            while True:
                try:
                    await anna.get("/api/me")
                except Denied:
                    break
                await asyncio.sleep(0.05)

    asyncio.run(story())


def test_a_table_whose_node_was_killed_goes_on_elsewhere(tmp_path: Path, db: str) -> None:
    async def story() -> None:
        async with servant(tmp_path / "victim", db) as victim, node(tmp_path, db, "b") as b:
            anna = await Visitor.come(victim.base, "Anna")
            code = await anna.open("whispers", play=True, settings=QUICK)
            client = await Client(anna, code).enter()
            await play(client, Random(1), most=5)
            await said(client, "before")
            victim.kill()
            client.visitor = at(anna, b)
            await client.enter()
            assert isinstance(await client.do(wire.Say("before", "before")), wire.Done)
            await said(client, "after")
            await client.until(lambda: len(client.talk) == 2)
            assert [line.text for line in client.talk] == ["before", "after"]
            await play(client, Random(1), most=5)
            await client.leave()

    asyncio.run(story())


def test_bots_of_a_dead_node_play_on_without_a_knock(tmp_path: Path, db: str) -> None:
    async def story() -> None:
        async with servant(tmp_path / "victim", db) as victim, node(tmp_path, db, "b") as b:
            anna = await Visitor.come(victim.base, "Anna")
            quick = {"pace_ms": 0, "bot": "random", "turn_seconds": 10, "away_seconds": 5}
            code = await anna.open("whispers", play=True, settings=quick)
            store = b.house.store
            while store_place(store, code).due is None:
                await asyncio.sleep(0.05)
            victim.kill()
            while code not in b.house.tables:
                await asyncio.sleep(0.05)
            assert store_place(store, code).node == b.cluster.keys.me.id

    asyncio.run(story())


def test_a_frozen_node_is_ended_and_writes_nothing_when_it_wakes(tmp_path: Path, db: str) -> None:
    async def story() -> None:
        async with servant(tmp_path / "frozen", db) as frozen, node(tmp_path, db, "b") as b:
            anna = await Visitor.come(frozen.base, "Anna")
            code = await anna.open("whispers")
            deaf = await Client(anna, code).enter()
            await said(deaf, "heard")
            frozen.freeze()
            lost = asyncio.create_task(deaf.do(wire.Say("lost", "said to a node that is frozen")))
            client = await Client(at(anna, b), code).enter()
            pages = len(b.house.store.pages(code))
            frozen.wake()
            with pytest.raises(ConnectionError):
                await lost
            while "session opened" not in frozen.log():
                await asyncio.sleep(0.05)
            assert len(b.house.store.pages(code)) == pages, "nobody has written since"
            await said(client, "goes on")
            await client.until(lambda: len(client.talk) == 2)
            assert [line.text for line in client.talk] == ["heard", "goes on"]
            assert isinstance(await at(anna, frozen).get("/api/me"), dict), "it serves again"
            await client.leave()

    asyncio.run(story())


def test_a_node_that_is_late_is_called_and_ended_if_it_does_not_answer(
    tmp_path: Path, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anybody knocks. One whose tables keep it busy answers, and keeps them."""
    monkeypatch.setattr("nightbell.server.cluster.BEAT_SECONDS", 0.1)
    monkeypatch.setattr("nightbell.server.cluster.LATE_MS", 300)

    async def story() -> None:
        async with cluster(tmp_path, db, "a", "b") as (a, b):
            ears = a.cluster._ear, b.cluster._ear
            assert ears[0] is not None and ears[1] is not None
            heard: list[AnyWord] = []
            hear = ears[1].hear

            def hear_and_note(word: AnyWord) -> None:
                heard.append(word)
                hear(word)

            ears[1].hear = hear_and_note
            before = a.cluster.keys.me.id

            async def no_beat() -> None:
                """Too busy to tell of itself."""

            a.cluster._beat = no_beat  # type: ignore[method-assign]
            while heard.count(Here(before)) < 2:
                await asyncio.sleep(0.02)
            assert not a.cluster.lost and "a" in [each.name for each in b.cluster.nodes]
            ears[0].hear = lambda word: None
            while before in [each.id for each in b.cluster.nodes]:
                await asyncio.sleep(0.02)
            while a.cluster.keys.me.id == before:
                await asyncio.sleep(0.02)

    asyncio.run(story())


def test_whoever_knocks_while_the_database_is_away_waits_for_it(
    tmp_path: Path, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with node(tmp_path, db, "a") as a:
            anna = await Visitor.come(a.base, "Anna")
            code = await anna.open("lantern")
            back, found_again = asyncio.Event(), a.cluster._return

            async def once_it_is_back() -> None:
                await back.wait()
                await found_again()

            a.cluster._return = once_it_is_back  # type: ignore[method-assign]
            sessions = sa.text(
                "select pg_terminate_backend(pid) from pg_stat_activity"
                " where application_name like 'nightbell %' and pid <> pg_backend_pid()"
            )
            with a.house.store.engine.begin() as session:
                session.execute(sessions)
            while not a.cluster.lost:
                await asyncio.sleep(0.02)
            assert await a.house.receives(), "nobody would be better off elsewhere"
            with monkeypatch.context() as later:
                later.setattr("nightbell.server.cluster.FOUND_SECONDS", 0.0)
                assert not await a.house.receives(), "but a node that alone cannot find it is of no use"
            knocking = asyncio.create_task(Client(anna, code).enter())
            while not a.house.sockets:
                await asyncio.sleep(0.02)
            back.set()
            client = await knocking
            await said(client, "here again")
            await client.leave()

    asyncio.run(story())


def test_a_node_that_was_given_up_can_write_nothing(tmp_path: Path, db: str) -> None:
    async def story() -> None:
        async with cluster(tmp_path, db, "a", "b") as (a, _):
            anna = await Visitor.come(a.base, "Anna")
            code = await anna.open("lantern")
            given_up = Store(db)
            given_up.join("nobody-any-more")
            given_up.enlisted = True
            late = Entry(code, len(a.house.store.pages(code)), Page(1, "p1", wire.Say("late", "too late")))
            with pytest.raises(Deposed):
                given_up.write([late])
            with pytest.raises(Deposed):
                await given_up.append([late])
            given_up.close()
            stale = Entry(code, 1, Page(1, "p1", wire.Say("stale", "somebody was quicker")))
            good = Entry(code, late.n, Page(1, "p1", wire.Say("good", "and this is the next page")))
            both = await asyncio.gather(
                a.house.store.append([stale]), a.house.store.append([good]), return_exceptions=True
            )
            assert [type(each).__name__ for each in both] == ["IntegrityError", "NoneType"]

    asyncio.run(story())


def test_one_bad_entry_fails_its_table_and_not_its_batch(tmp_path: Path, db: str) -> None:
    """A letter that PostgreSQL does not keep is as bad as a page that is there already."""

    async def story() -> None:
        async with node(tmp_path, db, "a") as a:
            anna = await Visitor.come(a.base, "Anna")
            code = await anna.open("lantern")
            store, n = a.house.store, len(a.house.store.pages(code))
            bad = Entry("BAD\0BAD", 1, Page(1, "", wire.Say("x", "x")))
            good = Entry(code, n, Page(1, "p1", wire.Say("good", "good")))
            loop = asyncio.get_running_loop()
            batch = [Wanted([each], loop.create_future(), loop, store.node) for each in (bad, good)]
            await asyncio.to_thread(store._write_batch, batch)
            results = await asyncio.gather(*(each.done for each in batch), return_exceptions=True)
            assert isinstance(results[0], Exception) and results[1] is None
            assert len(store.pages(code)) == n + 1

    asyncio.run(story())


def test_a_full_node_and_one_with_other_rules_send_people_on(tmp_path: Path, db: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            a = await stack.enter_async_context(node(tmp_path, db, "a"))
            full = await stack.enter_async_context(node(tmp_path, db, "full", ROOMY._replace(tables=0)))
            other = await stack.enter_async_context(node(tmp_path, db, "other"))
            other.cluster.prints = {game: f"other {game}" for game in other.cluster.prints}
            anna = await Visitor.come(a.base, "Anna")
            code = await anna.open("lantern", play=True, settings=QUICK)
            await asyncio.gather(a.knows(2), full.knows(2), other.knows(2))
            store = a.house.store
            while not store_place(store, code).print:
                await asyncio.sleep(0.05)
            for wrong in (full, other):
                bye = await closed(await Client(at(anna, wrong), code).enter())
                assert (bye.code, bye.node) == ("table-elsewhere", "a")
                assert await led_on(at(anna, wrong), f"/api/tables/{code}/talk?table={code}") == (
                    307,
                    f"/api/tables/{code}/talk?table={code}&node=a",
                )
                with pytest.raises(Denied, match="503 table-elsewhere"):
                    await at(anna, wrong).get(f"/api/tables/{code}/talk?node=a")
            assert code in a.house.tables
            a.server.should_exit = True
            while code not in other.house.tables:
                await asyncio.sleep(0.05)
            assert other.house.tables[code].room.status == "playing", "its journal verifies by the new rules"

    asyncio.run(story())


def test_an_operator_sees_all_nodes_moves_a_table_and_drains_a_node(tmp_path: Path, db: str) -> None:
    async def story() -> None:
        async with cluster(tmp_path, db, "a", "b") as (a, b):
            anna = await Visitor.come(a.base, "Anna")
            code = await anna.open("lantern", play=True, settings={**QUICK, "away_seconds": 0})
            client = await Client(anna, code).enter()
            tag = a.house.tables[code].room.tag
            while not (listed := (await admin.ask(tmp_path / "b", admin.Tables())).tables):
                await asyncio.sleep(0.05)
            assert [(each.table, each.node) for each in listed] == [(tag, "a")]
            with pytest.raises(Refusal, match="no-such-node"):
                await admin.ask(tmp_path / "a", admin.Move(tag, "c"))
            await admin.ask(tmp_path / "a", admin.Move(tag, "b"))
            while code not in b.house.tables:
                await asyncio.sleep(0.02)
            await client.until(lambda: client.closed is not None)
            client.visitor = at(anna, b)
            await client.enter()
            while [each.tables for each in (await admin.ask(tmp_path / "a", admin.Nodes())).nodes] != [0, 1]:
                await asyncio.sleep(0.05)
            await admin.ask(tmp_path / "a", admin.Drain(node="b"))
            await client.until(lambda: client.closed is not None)
            client.visitor = anna
            await client.enter()
            await said(client, "goes on at a")
            while not b.server.should_exit:
                await asyncio.sleep(0.05)
            await client.leave()

    asyncio.run(story())


def test_a_person_is_forgotten_at_every_node(tmp_path: Path, db: str) -> None:
    async def story() -> None:
        async with cluster(tmp_path, db, "a", "b") as (a, b):
            anna = await Visitor.come(a.base, "Annabelle")
            code = await anna.open("lantern")
            client = await Client(anna, code).enter()
            await said(client, "my secret recipe")
            await anna.post(f"/api/tables/{code}/report", {"text": "it is too salty"})
            (report,) = (tmp_path / "a" / "reports").iterdir()
            assert all(word in report.read_text() for word in ("Annabelle", "recipe", "salty"))
            await b.house.forget(anna.token)
            while True:
                try:
                    await anna.get("/api/me")
                except Denied:
                    break
                await asyncio.sleep(0.05)
            bert = await Visitor.come(a.base, "Bert")
            watcher = await Client(bert, code).enter()
            while not watcher.talk:
                await watcher.until(lambda: bool(watcher.talk) or watcher.closed is not None)
                if watcher.closed is not None:  # the table was just read again, without her words
                    await watcher.enter()
            assert [line.text for line in watcher.talk] == ["—"]
            await watcher.leave()
            while any(word in report.read_text() for word in ("Annabelle", "recipe", "salty")):
                await asyncio.sleep(0.05)

    asyncio.run(story())


# ---- what does not begin


def refused(folder: Path, db: str, name: str = "c", limits: Limits = ROOMY, secret: str = SECRET) -> str:
    """Why a node may not join, in its own words."""
    data = folder / f"refused-{name}"
    data.mkdir(exist_ok=True)
    (data / "secret").touch(mode=0o600)
    (data / "secret").write_text(secret)
    with pytest.raises(Refusal) as why:
        run.server("127.0.0.1", 0, db, data=data, limits=limits, cluster=True, node=name)
    return why.value.message


def test_who_cannot_be_a_node_is_told_what_to_change(
    tmp_path: Path, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nightbell.server.cluster.NAME_SECONDS", 0.2)

    async def story() -> None:
        async with node(tmp_path, db, "a") as a:
            assert await asyncio.to_thread(refused, tmp_path, db, secret="0f" * 32) == "node-secret-differs"
            assert await asyncio.to_thread(refused, tmp_path, db, "a") == "node-name-taken"
            assert await asyncio.to_thread(refused, tmp_path, db, "A b") == "bad-node-name"
            many = ROOMY._replace(tables=10**6)
            assert await asyncio.to_thread(refused, tmp_path, db, limits=many) == "too-few-locks"
            assert (
                await asyncio.to_thread(refused, tmp_path, str(tmp_path / "x.db"))
                == "cluster-needs-postgresql"
            )
            with pytest.raises(Refusal, match="database-taken"):
                await asyncio.to_thread(lambda: run.server("127.0.0.1", 0, db, data=tmp_path / "alone"))
            with a.house.store.engine.begin() as session:
                session.execute(nodes.update().values(speaks=SPEAKS + 2))
            assert await asyncio.to_thread(refused, tmp_path, db) == "node-of-another-age"
        alone = await asyncio.to_thread(lambda: run.opened(db))
        assert await asyncio.to_thread(refused, tmp_path, db) == "database-taken"
        alone.close()

    asyncio.run(story())


def test_a_pool_between_node_and_database_is_noticed(
    tmp_path: Path, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As through a PgBouncer in transaction mode: what the database says unasked reaches nobody."""
    monkeypatch.setattr("nightbell.server.cluster.PROBE_SECONDS", 0.5)
    monkeypatch.setattr("nightbell.server.hearsay.Ear._pass_on", lambda ear, payload: None)
    assert refused(tmp_path, db) == "session-not-direct"
