"""Bots that search think beside the table: nobody waits for its lock, and all may see whose turn it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from tools.stress.inside import Parlour, decode, parlour

from nightbell.bots.search import Budget
from nightbell.bots.worker import Told
from nightbell.engine import Answer, Log
from nightbell.server import protocol as wire
from tests.server.test_room import done, story


class Slow:
    """A mind that thinks until it is told to be done."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []
        """How many answers into the game, and whose seat."""
        self.called_off: list[tuple[int, int]] = []
        self.enough = asyncio.Event()

    async def ponder(self, played: Log, seat: int, seed: str, usual: Answer, budget: Budget) -> Told:
        what = len(played.entries), seat
        self.asked.append(what)
        try:
            await self.enough.wait()
        except asyncio.CancelledError:
            self.called_off.append(what)
            raise
        return Told(0, answer=usual)


async def until(said: Callable[[], object]) -> None:
    while not said():
        await asyncio.sleep(0)


async def hunted_by_one(monkeypatch: pytest.MonkeyPatch) -> tuple[Parlour, Slow]:
    """The host is the killer; strong bots are the victims, whose turn comes first."""
    slow = Slow()
    place = await parlour("whispers", seed=3)
    monkeypatch.setattr(place.live.house.minds, "ponder", slow.ponder)
    for somebody in place.people[1:]:
        await somebody.do(wire.Leave(place.id()))
        somebody.exit()
    await done(place.host, wire.Settings("strong", bot="strong"))
    await place.begin()
    return place, slow


def thinking(place: Parlour) -> list[int]:
    shown = decode(place.live.shown)
    assert isinstance(shown, wire.Table)
    return shown.thinks


@story
async def test_while_victims_think_the_killer_talks_and_sees_that_they_do_but_not_who(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    place, slow = await hunted_by_one(monkeypatch)
    await until(lambda: slow.asked and thinking(place))
    assert thinking(place) == [1, 2, 3]
    await done(place.host, wire.Say("talk", "I can hear you"))
    answers = len(place.room.playing.log.entries)
    slow.enough.set()
    await until(lambda: len(place.room.playing.log.entries) > answers)
    assert not slow.called_off


@story
async def test_a_thought_ends_with_its_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """The host takes an answer back: the question before it is thought over instead."""
    place, slow = await hunted_by_one(monkeypatch)
    await until(lambda: slow.asked)
    (given, seat), *_ = slow.asked
    assert given == len(place.room.playing.log.entries) > 0
    await done(place.host, wire.Undo("back"))
    await until(lambda: slow.called_off)
    assert slow.called_off == [(given, seat)]
    await until(lambda: len(slow.asked) > 1)
    place.live.close()
    await until(lambda: len(slow.called_off) == len(slow.asked))


@story
async def test_a_person_who_takes_a_chair_thinks_for_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    place, slow = await hunted_by_one(monkeypatch)
    await until(lambda: slow.asked)
    _, seat = slow.asked[-1]
    somebody = await place.come("Latecomer")
    await done(somebody, wire.Sit("sit", seat))
    for plea in place.room.message(lambda _: True).pleas:
        await done(place.host, wire.Consent("yes", plea.person, True))
    assert place.room.chairs[seat].person == somebody.person
    await until(lambda: slow.called_off)
    assert seat in place.room.playing.open
