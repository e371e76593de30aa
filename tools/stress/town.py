"""A Clocktower table by day, on a clock that stands still until it is told to go on."""

from __future__ import annotations

from random import Random
from typing import cast

import msgspec

from nightbell.engine import Seat
from nightbell.server import protocol as wire
from tools.stress.inside import Parlour, Somebody, parlour


class Time:
    """The clock of a house in which nothing happens by itself."""

    def __init__(self, place: Parlour) -> None:
        self.now = 1_000_000
        self.place = place
        place.live.house.now = lambda: self.now  # type: ignore[method-assign]

    async def passes(self, ms: int) -> None:
        self.now += ms
        await self.place.live.attendant.act(self.now)


async def town_at_day(seed: int = 8, players: int = 5, **more: object) -> tuple[Parlour, Time]:
    """The first nominations, with a person in every chair."""
    while True:
        place = await parlour("clocktower", {"players": players, **more})
        time = Time(place)
        await place.begin()
        rng = Random(seed)
        while place.room.status == "playing" and getattr(place.room.playing.state, "phase", "") != "day":
            await place.step(rng)
        if place.room.status == "playing":
            await answer(place, place.people[-1], ["open"])
            return place, time
        place.close()
        seed += 1


async def answer(place: Parlour, somebody: Somebody, given: wire.Plain) -> None:
    """Somebody's answer to the open decision, which must be right."""
    seat = somebody.seat
    assert seat is not None
    reply = await somebody.do(wire.Answer(place.id(), given, place.room.ask_id(seat)))
    assert isinstance(reply, wire.Done), reply


async def vote_begins(
    seed: int = 8, players: int = 5, pace_ms: int = 0, **more: object
) -> tuple[Parlour, Time, Seat]:
    """Somebody is nominated; gives the chair at which the hand of the clock is."""
    while True:
        place, time = await town_at_day(seed, players, **more)
        await place.host.do(wire.Settings(place.id(), pace_ms=pace_ms))
        await _nominate(place)
        voting = place.live.voting()
        if voting is not None:
            return place, time, voting
        place.close()
        seed += 1


async def _nominate(place: Parlour) -> None:
    """The first who may nominate chooses the last who may be."""
    for seat, decision in place.room.playing.open.items():
        menu = [each for each in decision.choice.listed() if isinstance(each, tuple)]
        nominations = [each for each in menu if each[0] == "nominate"]
        if decision.kind == "floor" and nominations:
            await answer(place, place.at(seat), cast(wire.Plain, msgspec.to_builtins(nominations[-1])))
            return
