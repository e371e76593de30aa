"""Messages in and out of a table, and what its attendant does when time passes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from math import inf
from pathlib import Path
from random import Random

import pytest
from tools.stress.inside import Somebody, decode, parlour
from tools.stress.town import Time, town_at_day, vote_begins

from nightbell.engine import Seat
from nightbell.server import protocol as wire
from nightbell.server.diff import apply
from nightbell.server.live import MOST_WAITING
from nightbell.server.records import Entry
from nightbell.server.room import Room


def story(told: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    @wraps(told)
    def run() -> None:
        asyncio.run(told())  # type: ignore[arg-type]

    return run


@story
async def test_a_command_sent_twice_is_done_once_and_acknowledged_twice() -> None:
    place = await parlour("lantern")
    anna = place.people[0]
    for _ in range(2):
        assert isinstance(await anna.do(wire.Say("one", "hello")), wire.Done)
    assert len(place.room.lines) == 1


@story
async def test_who_learns_nothing_hears_nothing() -> None:
    place = await parlour("lantern", watched=True)
    await place.begin()
    for somebody in [*place.people, place.watcher]:
        assert somebody is not None
        somebody.drain()
    await place.people[0].do(wire.Answer("a", 2, place.room.ask_id(Seat(0))))
    assert not place.people[1].drain(), "that somebody has chosen in secret was told"
    assert place.watcher is not None and not place.watcher.drain()


@story
async def test_a_client_that_applies_every_change_sees_what_a_newcomer_sees() -> None:
    place = await parlour("whispers", watched=True)
    await place.begin()
    rng = Random(5)
    views: dict[str, object] = {}
    for _ in range(120):
        if not await place.step(rng):
            break
    for somebody in [*place.people, place.watcher]:
        assert somebody is not None
        somebody.drain()
        events: list[object] = []
        for message in map(decode, somebody.frames):
            if isinstance(message, wire.Snapshot):
                views[somebody.person], events = message.view, list(message.events)
            elif isinstance(message, wire.Update):
                views[somebody.person] = apply(views[somebody.person], message.changes)
                events += message.events
                assert message.seq == len(events)
        somebody.exit()
        await somebody.enter()
        (snapshot,) = [each for each in somebody.heard() if isinstance(each, wire.Snapshot)]
        assert snapshot.view == views[somebody.person]
        assert snapshot.events == events


@story
async def test_who_comes_back_gets_only_what_is_missing() -> None:
    place = await parlour("lantern")
    await place.begin()
    rng = Random(2)
    anna = place.people[0]
    for _ in range(12):
        await place.step(rng)
    anna.exit()
    for _ in range(6):
        await place.step(rng)
    await anna.enter(wire.Hello(place.room.code, game=1, take=0, seq=3, said=0))
    (snapshot,) = [each for each in anna.heard() if isinstance(each, wire.Snapshot)]
    assert snapshot.seq == len(snapshot.events) + 3
    anna.exit()
    await anna.enter(wire.Hello(place.room.code, game=7, take=0, seq=3))
    (whole,) = [each for each in anna.heard() if isinstance(each, wire.Snapshot)]
    assert whole.seq == len(whole.events)


@story
async def test_the_clock_answers_for_one_who_takes_too_long() -> None:
    place = await parlour("lantern")
    await place.host.do(wire.Settings("s", turn_seconds=30))
    time = Time(place)
    await place.begin()
    assert place.live.until(Seat(0)) == time.now + 30_000
    await time.passes(29_999)
    assert len(place.room.playing.log.entries) == 0
    await time.passes(1)
    assert len(place.room.playing.log.entries) == 3


@story
async def test_a_bot_keeps_the_chair_of_one_who_is_away_while_a_decision_waits() -> None:
    place = await parlour("lantern")
    await place.host.do(wire.Settings("s", away_seconds=60))
    time = Time(place)
    await place.begin()
    boris = place.people[1]
    boris.exit()
    await time.passes(59_000)
    assert not place.room.kept_by_bot(Seat(1))
    await time.passes(1_000)
    assert place.room.kept_by_bot(Seat(1)) and boris.seat == 1
    await boris.enter()
    assert isinstance(await boris.do(wire.Back("b")), wire.Done)
    assert not place.room.kept_by_bot(Seat(1))


@story
async def test_bots_play_the_chairs_that_nobody_took() -> None:
    place = await parlour("lantern")
    for somebody in place.people[1:]:
        await somebody.do(wire.Leave(place.id()))
    time = Time(place)
    await place.begin()
    assert [chair.bot is not None for chair in place.room.chairs] == [False, True, True]
    for _ in range(4):
        await time.passes(1_000)
    assert list(place.room.playing.open) == [Seat(0)]


def known_clock(somebody: Somebody, time: Time, lag: int) -> None:
    """The client's clock stands at zero when the house's stands at this moment."""
    somebody.link.clock.pong(time.now - 2 * lag, -lag, time.now)


@story
async def test_a_hand_counts_as_it_stood_when_the_clock_passed() -> None:
    place, time, seat = await vote_begins()
    anna = place.at(seat)
    known_clock(anna, time, lag=100)
    lock = int(place.live.lock_at(seat))
    start = time.now
    time.now = lock + 90
    assert isinstance(await anna.do(wire.Press("up", True, lock - start - 10)), wire.Done)
    await place.live.attendant.act(lock + 150)
    assert place.room.hands.locked == [], "the chair was locked before a press made in time could arrive"
    await time.passes(400)
    assert place.room.hands.locked[0] == (seat, True)
    hands = [each for each in map(decode, place.host.drain()) if isinstance(each, wire.Hands)]
    assert hands[-1].locked == [(seat, True)] and hands[-1].next == place.live.voting()


@story
async def test_a_press_after_the_lock_is_refused() -> None:
    place, time, seat = await vote_begins()
    anna = place.at(seat)
    known_clock(anna, time, lag=100)
    lock = int(place.live.lock_at(seat))
    start = time.now
    time.now = lock + 120
    reply = await anna.do(wire.Press("late", True, lock - start + 20))
    assert isinstance(reply, wire.Refused) and reply.code == "hand-locked"
    await time.passes(400)
    assert place.room.hands.locked[0] == (seat, False)
    reply = await anna.do(wire.Press("later", True, lock - start + 500))
    assert isinstance(reply, wire.Refused) and reply.code == "hand-locked"


@story
async def test_hands_may_be_raised_before_their_turn_and_all_see_them() -> None:
    place, _, seat = await vote_begins()
    other = next(each for each in place.people if each.seat not in (seat, place.people[-1].seat))
    reply = await other.do(wire.Press("early", True, 0.0))
    assert isinstance(reply, wire.Done)
    place.host.drain()
    hands = [each for each in map(decode, place.host.frames) if isinstance(each, wire.Hands)]
    assert other.seat in hands[-1].up and place.live.voting() == seat


@story
async def test_hands_that_are_not_counted_yet_outlive_the_server() -> None:
    """One has voted, one holds a hand up, one thought better of it; then the server dies and comes back."""
    place, time, seat = await vote_begins(players=7)
    await place.at(seat).do(wire.Press("first", True, 0.0))
    await time.passes(1_000)
    assert place.room.hands.locked == [(seat, True)]
    waiting = [each for each in place.people[:-1] if each.seat not in (seat, place.live.voting())]
    holds, thinks_better = waiting[:2]
    for somebody, up in ((holds, True), (thinks_better, True), (thinks_better, False)):
        assert isinstance(await somebody.do(wire.Press(place.id(), up, 0.0)), wire.Done)

    house = place.live.house
    house.fall(place.live)
    place.live = await house.find(place.room.code)
    for somebody in place.people:
        somebody.live = place.live
        somebody.exit()
        await somebody.enter()
    told = [each for each in holds.heard() if isinstance(each, wire.Hands)]
    assert (holds.seat in told[-1].up, thinks_better.seat in told[-1].up) == (True, False)
    assert told[-1].locked == [(seat, True)] and told[-1].next == place.live.voting()
    for _ in place.people:
        await time.passes(1_000)
    assert place.live.voting() is None
    votes = [each for each in place.room.playing.log.entries if each.seat in (holds.seat, thinks_better.seat)]
    assert {each.seat: each.answer for each in votes[-2:]} == {holds.seat: True, thinks_better.seat: False}
    assert place.room.hands.locked == [] and place.room.hands.pressed == {}, "the next vote begins anew"
    place.close()


@story
async def test_without_a_vote_there_is_nothing_to_press() -> None:
    place = await parlour("lantern")
    await place.begin()
    reply = await place.host.do(wire.Press("up", True, 0.0))
    assert isinstance(reply, wire.Refused) and reply.code == "no-vote-running"


@story
async def test_an_automatic_storyteller_lets_people_finish() -> None:
    place, time = await town_at_day()
    await place.people[-1].do(wire.Rest("rest"))
    before = len(place.room.playing.log.entries)
    for _ in range(3):
        await time.passes(10_000)
    assert len(place.room.playing.log.entries) == before
    for somebody in place.people[:-1]:
        seat = somebody.seat
        assert seat is not None
        if seat in place.room.playing.open:
            passing = wire.Answer(place.id(), ["pass"], place.room.ask_id(seat))
            assert isinstance(await somebody.do(passing), wire.Done)
    await time.passes(10_000)
    assert len(place.room.playing.log.entries) > before + len(place.people) - 1


@story
async def test_when_the_rules_fail_the_move_is_refused_and_the_table_says_it_is_broken() -> None:
    place = await parlour("lantern")
    await place.begin()
    table = place.room.playing
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tests.engine.lantern.Burn.carry_out", lambda self, night: 1 // 0)
        for seat in (0, 1, 2):
            reply = await place.at(seat).do(wire.Answer(f"a{seat}", 1, place.room.ask_id(Seat(seat))))
    assert isinstance(reply, wire.Refused) and reply.code == "rules-fault"
    assert place.room.status == "broken" and place.room.table is not table
    assert place.room.table is not None and len(place.room.table.log.entries) == 2


@pytest.mark.parametrize("where", ["a folder", "nowhere"])
def test_a_fault_of_the_rules_is_kept_for_the_operator_alone_and_told_even_if_it_cannot_be(
    tmp_path: Path, where: str
) -> None:
    async def failing() -> None:
        place = await parlour("lantern")
        await place.begin()
        place.live.house.data = tmp_path if where == "a folder" else tmp_path / "nowhere"
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("tests.engine.lantern.Burn.carry_out", lambda self, night: 1 // 0)
            for seat in (0, 1, 2):
                answer = wire.Answer(f"a{seat}", 1, place.room.ask_id(Seat(seat)))
                reply = await place.at(seat).do(answer)
        assert isinstance(reply, wire.Refused) and reply.code == "rules-fault"

    asyncio.run(failing())
    kept = [(each.name[:6], each.stat().st_mode & 0o077) for each in tmp_path.iterdir()]
    assert kept == ([("crash-", 0)] if where == "a folder" else [])


@story
async def test_a_connection_that_does_not_read_is_cut() -> None:
    place = await parlour("lantern")
    anna, boris, _ = place.people
    boris.drain()
    for n in range(MOST_WAITING + 5):
        await anna.do(wire.Say(f"n{n}", "again"))
    assert set(boris.cuts) == {"connection-too-slow"} and boris.link.outbox.qsize() <= MOST_WAITING


def test_the_attendant_may_be_woken_while_a_page_is_written(caplog: pytest.LogCaptureFixture) -> None:
    """An answer brings a vote to a chair, or a night to its end: that is minded once it is on disk."""

    async def told() -> None:
        place = await parlour("clocktower")
        await place.begin()
        live = place.live
        write = live.house.store.append

        async def write_slowly(entries: Sequence[Entry]) -> None:
            live.attendant.wake.set()
            for _ in range(5):
                await asyncio.sleep(0)
            await write(entries)

        live.house.store.append = write_slowly  # type: ignore[method-assign, assignment]
        rng = Random(3)
        kinds = set()
        for _ in range(400):
            kinds |= {each.kind for each in place.room.playing.open.values()}
            if not await place.step(rng) or place.room.status != "playing":
                break
        assert {"dawn", "hand"} & kinds
        assert not live.attendant.task.done()
        place.close()

    asyncio.run(told())
    assert "attendant failed" not in caplog.text


@story
async def test_the_vote_of_a_first_game_waits_until_its_pupil_has_decided() -> None:
    place, time, seat = await vote_begins()
    anna = place.at(seat)
    known_clock(anna, time, lag=100)
    place.room.lesson = 7
    await time.passes(600_000)
    assert place.live.lock_at(seat) == inf and place.room.hands.locked == []
    assert isinstance(await anna.do(wire.Press("down", False, 0)), wire.Done)
    assert place.live.lock_at(seat) < inf, "the clock runs from the first press"
    assert isinstance(await anna.do(wire.Press("up", True, 1)), wire.Done)
    await time.passes(60_000)
    assert place.room.hands.locked[0] == (seat, True)


@story
async def test_a_table_is_brought_up_once_though_whoever_knocked_first_has_gone() -> None:
    """Twice, and two tables would write one journal; in a cluster the lock of the second would never end."""
    place = await parlour("lantern")
    house, code = place.live.house, place.room.code
    house.drop(place.live)
    asked: list[str] = []
    go_on, bring = asyncio.Event(), house._restored

    async def slowly(code: str) -> Room:
        asked.append(code)
        await go_on.wait()
        return await bring(code)

    house._restored = slowly  # type: ignore[method-assign]
    first = asyncio.create_task(house.find(code))
    while not asked:
        await asyncio.sleep(0)
    first.cancel()
    second = asyncio.create_task(house.find(code))
    await asyncio.sleep(0)
    assert first.cancelled()
    third = asyncio.create_task(house.find(code))
    await asyncio.sleep(0)
    go_on.set()
    assert await second is await third is house.tables[code]
    assert asked == [code] and not house._loading
    house.drop(house.tables[code])
