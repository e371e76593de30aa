"""What passes at night shows nobody's part in it: who is away, who joins late, how long it lasts."""

from __future__ import annotations

from random import Random

from tools.stress.inside import Parlour, Somebody, decode, parlour
from tools.stress.night import lengths, likelihood
from tools.stress.town import Time

from nightbell.server import protocol as wire
from nightbell.server.diff import apply
from nightbell.server.live import Link
from tests.server.test_room import done, story

AWAY = 60


async def night(roles: list[str], away: int = 0) -> tuple[Parlour, Time]:
    """The first night of these roles, a person in every chair."""
    place = await parlour("clocktower", {"seating": roles, "by_the_table": False})
    time = Time(place)
    await done(place.host, wire.Settings("set", away_seconds=away))
    await place.begin()
    rng = Random(1)
    while not place.room.covered:
        await place.step(rng)
    return place, time


ROLES = ["poisoner", "soldier", "mayor", "empath", "imp"]


@story
async def test_whoever_is_away_at_night_looks_alike_asked_or_not() -> None:
    place, time = await night(ROLES, AWAY)
    assert 0 in place.room.playing.open, "the poisoner is awake"
    for somebody in place.people[:3]:
        somebody.exit()
    await time.passes(AWAY * 1000 - 1)
    assert [bool(chair.bot) for chair in place.room.chairs[:5]] == [False] * 5
    witness = place.people[4]
    witness.drain()
    await time.passes(1)
    assert [bool(chair.bot) for chair in place.room.chairs[:5]] == [True] * 3 + [False] * 2
    shown = [each for each in witness.heard() if isinstance(each, wire.Table)]
    assert len(shown) == 1, "all at once, in one message"


class Screen:
    """What a client shows: the view and the events that it was told."""

    def __init__(self) -> None:
        self.view: object = None
        self.events: list[object] = []
        self.seq = 0

    def hear(self, raw: bytes) -> None:
        message = decode(raw)
        if isinstance(message, wire.Snapshot):
            self.view, self.events, self.seq = message.view, list(message.events), message.seq
        elif isinstance(message, wire.Update):
            self.view = apply(self.view, message.changes)
            self.events += message.events
            self.seq = message.seq
        assert self.seq == len(self.events), "an event was told twice, or not at all"


@story
async def test_a_second_window_opened_at_night_shows_what_the_first_one_does() -> None:
    place, _ = await night(["fortuneteller", "empath", "poisoner", "washerwoman", "imp"])
    rng = Random(2)
    windows: list[tuple[Somebody, Link, Screen]] = []
    first = {each.person: Screen() for each in place.people}
    for each in place.people:
        for raw in [*each.frames, *each.drain()]:
            first[each.person].hear(raw)
    while place.room.covered:
        await place.step(rng)
        for each in place.people:
            link = Link(each.person, "en", lambda reason: None)
            await place.live.enter(link, wire.Hello(place.room.code))
            windows.append((each, link, Screen()))
        place.live.sound()
    for each in place.people:
        for raw in each.drain():
            first[each.person].hear(raw)
    assert len(windows) > 10
    for each, link, screen in windows:
        while not link.outbox.empty():
            screen.hear(link.outbox.get_nowait())
        assert screen.events == first[each.person].events
        assert screen.view == first[each.person].view


@story
async def test_all_snapshots_of_a_night_have_one_size_late_in_a_large_game_too() -> None:
    place = await parlour("clocktower", {"players": 15})
    await place.begin()
    rng = Random(4)
    nights = 0
    while place.room.status == "playing" and nights < 3:
        was = place.room.covered
        await place.step(rng)
        if place.room.covered and not was:
            nights += 1
            sizes = set()
            for somebody in place.people:
                somebody.exit()
                await somebody.enter()
                sizes |= {len(raw) for raw in somebody.drain() if raw.startswith(b'{"type":"snapshot"')}
            assert len(sizes) == 1 and sizes.pop() % 32768 == 0
    assert nights


@story
async def test_a_night_is_as_long_whoever_is_awake() -> None:
    found = await lengths(30, seed=3)
    assert found.chance > 0.05, found


def test_samples_that_differ_are_found_to() -> None:
    assert likelihood(0.0, 50, 50) == 1.0
    assert likelihood(0.53, 30, 30) < 0.001
    assert likelihood(0.10, 500, 500) < 0.05 < likelihood(0.05, 500, 500)
