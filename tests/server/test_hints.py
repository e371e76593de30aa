"""Hints at a table: for whoever is asked, from that chair alone, by a process that can be called off."""

from __future__ import annotations

import asyncio
import io
from random import Random
from typing import cast

import msgspec
import pytest
from tools.stress.inside import parlour

from nightbell.bots import AnyGuide, worker
from nightbell.bots.search import Budget, Searcher
from nightbell.bots.whispers import guide
from nightbell.bots.worker import Told
from nightbell.engine import Chair, Log, Refusal, Seat, Table
from nightbell.games import load
from nightbell.server import protocol as wire
from nightbell.server.client import Client, Denied, Visitor
from nightbell.server.hints import Suggested, TableHint
from nightbell.server.minds import Minds
from tests.server.test_http import at_server
from tests.server.test_room import done, refused, story

FAST = {"pace_ms": 0, "away_seconds": 0, "public": False}


async def hint(client: Client) -> TableHint:
    return msgspec.convert(await client.visitor.get(f"/api/tables/{client.code}/hint"), TableHint)


@at_server
async def test_in_every_game_whoever_is_asked_gets_two_answers_that_the_table_takes(base: str) -> None:
    anna = await Visitor.come(base, "Anna")
    for game in ("whispers", "betrayal", "clocktower"):
        code = await anna.open(game, play=True, settings=FAST)
        client = await Client(anna, code).enter()
        while True:
            best, other = await first_hint(client)
            assert best.because and best.answer != other.answer
            if isinstance(await client.answer(other.answer), wire.Done):
                break
        await client.leave()


async def first_hint(client: Client) -> list[Suggested]:
    """The first question that has something to be said about it, and what; others are answered somehow.

    Where several are asked at once, a question may be gone before its hint has come."""
    while True:
        await client.until(lambda: client.decision is not None)
        assert client.decision is not None
        choice = client.decision.choice
        found = await hint(client)
        if len(found.best) > 1:
            return found.best
        if found.ask and isinstance(choice, wire.OneOf):
            await client.answer(choice.options[0])


@at_server
async def test_nobody_is_helped_at_a_table_that_plays_without_hints(base: str) -> None:
    anna, eve = await Visitor.come(base, "Anna"), await Visitor.come(base, "Eve")
    pure = await anna.open("whispers", play=True, settings={**FAST, "hints": False})
    with pytest.raises(Denied, match="no-hints-here"):
        await anna.get(f"/api/tables/{pure}/hint")
    usual = await anna.open("whispers", play=True, settings=FAST)
    with pytest.raises(Denied, match="not-at-table"):
        await eve.get(f"/api/tables/{usual}/hint")
    watcher = await Client(eve, usual).enter()
    with pytest.raises(Denied, match="not-seated"):
        await eve.get(f"/api/tables/{usual}/hint")
    await watcher.leave()


@story
async def test_whether_there_are_hints_is_agreed_on_before_a_game() -> None:
    table = await parlour("lantern")
    anna = table.people[0]
    await done(anna, wire.Settings("a", hints=False))
    await table.begin()
    assert await refused(anna, wire.Settings("b", hints=True)) == "game-already-runs"
    assert not table.room.settings.hints


class Slow(Minds):
    """Thinks until it is called off."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = asyncio.Event()
        self.called_off = False

    async def hint(self, played: Log, seat: int, seed: str) -> Told:
        self.begun.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.called_off = True
            raise
        return Told(0)


@story
async def test_when_the_question_is_gone_nobody_thinks_about_it_any_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("nightbell.bots.hinter", lambda game: object())
    table = await parlour("lantern")
    await table.begin()
    hints, slow = table.live.house.hints, Slow()
    hints.minds = slow
    seat, decision = next(iter(table.room.playing.open.items()))
    asker = next(each for each in table.people if table.room.seat_of(each.person) == seat)
    asking = asyncio.create_task(hints.give(table.live, asker.guest))
    await slow.begun.wait()
    with pytest.raises(Refusal, match="hint-too-soon"):
        await hints.give(table.live, asker.guest)
    answer = wire.plain(next(iter(decision.choice.listed())))
    await done(asker, wire.Answer("a", answer, table.room.ask_id(seat)))
    assert await asking == TableHint()
    assert slow.called_off and not hints.asking


@story
async def test_a_process_that_dies_is_replaced_and_one_that_is_called_off_goes_on_to_the_next() -> None:
    minds = Minds(together=1)
    game = Table(load("whispers"), {}, 1)
    while not (open_now := [seat for seat, each in game.open.items() if each.choice.count() > 1]):
        seat, decision = next(iter(game.open.items()))
        game.answer(seat, next(iter(decision.choice.listed())))

    async def asked(seed: str) -> int:
        return len((await minds.hint(game.log, open_now[0], seed)).hint)

    try:
        assert await asked("a") == 2
        (mind,) = minds.all
        given_up = asyncio.create_task(asked("b"))
        while not mind.awaited:
            await asyncio.sleep(0)
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up
        assert await asked("c") == 2
        assert minds.all == {mind}
        mind.process.kill()
        assert await asked("d") == 2
        assert mind not in minds.all and len(minds.all) == 1
        assert (await minds.hint(game.log, Seat(40), "a")).fault == "KeyError"
    finally:
        await minds.close()
    assert mind.process.returncode is not None


@story
async def test_a_strong_player_answers_the_same_in_a_process_as_anywhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its chair at a table of the house; and where no process can be had, it says what comes to its mind."""
    table = await parlour("whispers")
    await table.begin()
    attendant, game, seen, departed = table.live.attendant, table.room.playing, 0, 0
    luck = Random(3)
    hunts, bold = cast(AnyGuide, guide()), Budget(tries=24, rounds=1, candidates=6, sure=-9.0)
    while seen < 8:
        seat, decision = next(iter(game.open.items()))
        chair = Chair(game, seat)
        here, there, usual = (Searcher(seat, "x", hunts, bold) for _ in range(3))
        first, seed = attendant._first(here, chair, decision)
        if seed and decision.choice.count() > 2:
            answer = await attendant._pondered(here, decision, first, seed, game.log.copy())
            assert answer == there.answer(chair, decision)
            departed += answer != usual.prior.answer(chair, decision)
            seen += 1
        game.answer(seat, decision.choice.sample(luck))
    assert departed and len(table.live.house.minds.all) == 1
    await table.live.house.minds.close()

    async def nobody(self: Minds, job: object) -> Told:
        raise Refusal("server-busy")

    monkeypatch.setattr(Minds, "_thought", nobody)
    seat, decision = next(iter(game.open.items()))
    chair = Chair(game, seat)
    shy = Searcher(seat, "x", hunts, bold)
    first, seed = attendant._first(shy, chair, decision)
    assert await attendant._pondered(shy, decision, first, seed, game.log.copy()) == first


def test_a_job_beyond_all_measure_ends_a_mind_and_is_never_read_in_part() -> None:
    jobs = io.BytesIO((worker.MOST_BYTES + 1).to_bytes(worker.LENGTH, "big") + b"{}")
    mind = worker.Worker(jobs, io.BytesIO())
    mind.read()
    assert mind.waiting.get() is None and jobs.tell() == worker.LENGTH
