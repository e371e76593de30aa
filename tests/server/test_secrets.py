"""Nothing secret leaves: small versions of what `make stress` runs in full."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from random import Random

import msgspec
import pytest
from tools.stress.channels import dreamt, undone
from tools.stress.inside import parlour
from tools.stress.secrets import canaries, indistinguishable, night_cover
from tools.stress.servant import play

from nightbell.engine import SPECTATOR, Crash, Header, Log, Refusal
from nightbell.server import protocol as wire
from nightbell.server.client import Client, Visitor
from nightbell.server.cover import SIZE, SNAPSHOT_SIZE
from nightbell.server.journals import named
from nightbell.server.room import Room
from nightbell.server.talking import lines_for
from tests.server.conftest import served

GAMES = ["lantern", "whispers", "clocktower", "betrayal"]


@pytest.mark.parametrize("game", GAMES)
def test_a_viewer_cannot_tell_two_worlds_apart_by_what_is_sent(game: str) -> None:
    compared = asyncio.run(indistinguishable(game, pairs=12, seed=5))
    assert compared.pairs >= 12 and compared.frames > compared.pairs


@pytest.mark.parametrize("game", GAMES)
def test_nor_by_what_is_sent_while_both_go_on(game: str) -> None:
    alike = asyncio.run(dreamt(game, pairs=4, seed=2))
    assert alike.pairs == 4 and alike.frames > 0 and alike.requests > 0


def test_nor_by_what_is_told_after_an_undo() -> None:
    alike = asyncio.run(undone(pairs=6, seed=1, options={"players": 5}))
    assert alike.pairs >= 6 and alike.undone > 0 and alike.requests > 0


def test_two_worlds_are_told_apart_by_a_planted_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nightbell.server.feed.may_know", lambda viewer, audience: True)
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        asyncio.run(undone(pairs=6, seed=1, options={"players": 5}))


def test_a_longer_whisper_is_a_leak_that_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that counts the letters of what was whispered tells everybody something."""
    message = Room.message

    def telling(room: Room, *more: object) -> wire.Table:
        told: wire.Table = message(room, *more)  # type: ignore[arg-type]
        said = [line for line in room.lines if line.readers is not None]
        told.settings = msgspec.structs.replace(
            told.settings, title="".join(str(len(each.text)) for each in said)
        )
        return told

    monkeypatch.setattr(Room, "message", telling)
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        asyncio.run(dreamt("whispers", pairs=30, seed=2))


@pytest.mark.parametrize("game", GAMES)
def test_canaries_stay_with_those_who_may_know(game: str) -> None:
    searched = asyncio.run(canaries(game, seed=7))
    assert searched.secrets > searched.viewers


def test_the_search_for_canaries_can_find_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nightbell.server.feed.may_know", lambda viewer, audience: True)
    with pytest.raises(AssertionError, match="was sent"):
        asyncio.run(canaries("lantern", seed=7))


def test_nor_may_the_log_hold_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nightbell.server.people.tag_of", lambda code: code)
    monkeypatch.setattr("nightbell.server.room.tag_of", lambda code: code)
    with pytest.raises(AssertionError, match="the log holds"):
        asyncio.run(canaries("lantern", seed=7))


def test_at_night_every_player_gets_as_many_messages_of_the_same_size() -> None:
    nights = [asyncio.run(night_cover(seed)) for seed in range(4)]
    assert sum(night.beats for night in nights) > 5
    assert all(night.largest <= night.size == SIZE for night in nights)


def test_who_comes_back_at_night_gets_a_snapshot_of_one_size() -> None:
    async def story() -> None:
        place = await parlour("clocktower", {"players": 7})
        await place.begin()
        rng = Random(1)
        while not place.room.covered:
            await place.step(rng)
        sizes = set()
        for somebody in place.people[:-1]:
            somebody.exit()
            await somebody.enter()
            sizes |= {len(raw) for raw in somebody.drain() if raw.startswith(b'{"type":"snapshot"')}
        assert sizes == {SNAPSHOT_SIZE}

    asyncio.run(story())


def test_replies_travel_with_the_beat_at_night() -> None:
    async def story() -> None:
        place = await parlour("clocktower", {"players": 5})
        await place.begin()
        teller = place.people[-1]
        while not place.room.covered:
            seat = teller.seat
            assert seat is not None
            choice = place.room.playing.open[seat].choice
            answer = next(iter(choice.listed()))
            await place.live.do(
                teller.link,
                wire.Answer(place.id(), answer, place.room.ask_id(seat)),  # type: ignore[arg-type]
            )
        anna = place.people[0]
        place.live.sound()
        anna.drain()
        await place.live.do(anna.link, wire.Say("night", "anybody awake"))
        assert anna.drain() == []
        place.live.sound()
        (beat,) = anna.heard()
        assert isinstance(beat, wire.Update) and beat.cover
        (reply,) = beat.replies
        assert isinstance(reply, wire.Refused) and reply.code == "night-is-silent"

    asyncio.run(story())


def test_logs_hold_no_name_no_token_no_code_and_nothing_said(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> list[str]:
        async with served(tmp_path) as base:
            anna = await Visitor.come(base, "Annabella")
            code = await anna.open("lantern", play=True, settings={"pace_ms": 0, "bot": "random"})
            client = await Client(anna, code).enter()
            await client.do(wire.Say("", "a canary sings"))
            await client.do(wire.Back(""))
            await client.send(b"junk with a canary")
            await play(client, Random(1))
            await client.leave()
            return [anna.token, code, "Annabella", "canary", (tmp_path / "secret").read_text()]

    with caplog.at_level(logging.DEBUG, logger="nightbell"):
        secrets = asyncio.run(story())
    assert "table opened" in caplog.text
    for secret in secrets:
        assert secret not in caplog.text


def test_a_fault_is_logged_by_its_kind_alone() -> None:
    try:
        try:
            raise KeyError("the imp sits in chair 3")
        except KeyError as cause:
            raise Crash(Log(Header("lantern", "1", 0), [], []), cause) from cause
    except Crash as crash:
        assert named(crash) == "KeyError"
    assert named(Refusal("host-only", who="Anna")) == "host-only"


def test_what_was_said_in_a_part_that_was_taken_back_does_not_tell_how_much_happened_there() -> None:
    """Read again later, its place in the story was that of a story that is no more: hidden events counted."""

    async def story() -> None:
        place = await parlour("clocktower", seed=6, watched=True)
        await place.begin()
        rng, storyteller = Random(6), place.people[-1]
        for _ in range(20):
            await place.step(rng)
        said = await storyteller.do(wire.Say("say", "good evening", anyway=True))
        assert isinstance(said, wire.Done)
        assert isinstance(await storyteller.do(wire.Undo("undo", 15)), wire.Done)
        assert place.watcher is not None
        known = len(place.room.playing.events(SPECTATOR))
        for _ in range(15):
            await place.step(rng)
        assert [line.after for line in lines_for(place.room, place.watcher.person)] == [known]
        assert len(place.room.playing.events(SPECTATOR)) > known
        place.close()

    asyncio.run(story())
