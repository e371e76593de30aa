"""The vote under lag: presses with known times over connections with known delays, on a clock of its own."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import msgspec

from nightbell.engine import Seat
from nightbell.server import protocol as wire
from nightbell.server.votes import ClientClock, Hands
from tools.stress.inside import Parlour, Somebody
from tools.stress.town import Time, answer, vote_begins

WINDOW = 3000.0
AFTER = 1500.0
PINGS = (*range(170_000, 10_000, -5_000), *range(8_000, 0, -250))
"""When the pings of one connection leave before a lock: every five seconds, and often while the vote runs."""


class Fair(NamedTuple):
    """`in_time` and `late` are presses; the other two how many of each were counted."""

    in_time: int
    counted: int
    late: int
    late_counted: int

    @property
    def share(self) -> float:
        return self.counted / self.in_time if self.in_time else 1.0


class Connection:
    """A connection with a steady delay each way and some jitter, and a client whose clock starts anywhere."""

    def __init__(self, rng: Random, most_lag: float, jitter: float) -> None:
        self.rng = rng
        self.lag = rng.uniform(0, most_lag / (1 + jitter))
        self.jitter = jitter
        self.offset = rng.uniform(-1e9, 1e9)
        self.clock = ClientClock()

    def delay(self) -> float:
        return self.lag * (1 + self.rng.random() * self.jitter)

    def ping(self, now: float) -> None:
        reached = now + self.delay()
        self.clock.pong(now, reached + self.offset, reached + self.delay())


def votes(count: int, seed: int, most_lag: float = 600.0, jitter: float = 0.1) -> Fair:
    """Somebody presses once, some time around the lock; the hand is read as the server reads it."""
    rng = Random(seed)
    in_time = counted = late = late_counted = 0
    for _ in range(count):
        connection = Connection(rng, most_lag, jitter)
        lock = 1_000_000.0
        for before in PINGS:
            connection.ping(lock - before)
        pressed = lock + rng.uniform(-WINDOW, AFTER)
        arrived = pressed + connection.delay()
        hands = Hands()
        closes = lock + connection.clock.allowance
        if arrived <= closes:
            made = connection.clock.when(pressed + connection.offset, arrived)
            if made <= lock:
                hands.press(Seat(0), made, True)
        up = hands.up(Seat(0), lock)
        if pressed <= lock:
            in_time += 1
            counted += up
        else:
            late += 1
            late_counted += up
    return Fair(in_time, counted, late, late_counted)


async def at_tables(count: int, seed: int, most_lag: float = 600.0, jitter: float = 0.1) -> Fair:
    """The same at real tables: commands, locks and the counted hand of Clocktower votes."""
    rng = Random(seed)
    in_time = counted = late = late_counted = 0
    while in_time + late < count:
        place, time, _ = await vote_begins(rng.randrange(10**6), players=7)
        place.room.settings = msgspec.structs.replace(place.room.settings, hand_seconds=WINDOW / 1000)
        while (seat := place.live.voting()) is not None:
            if True not in place.room.playing.open[seat].choice.listed():
                await answer(place, place.at(seat), False)
                continue
            somebody = place.at(seat)
            connection = Connection(rng, most_lag, jitter)
            lock = place.live.lock_at(seat)
            for before in PINGS:
                connection.ping(lock - before)
            somebody.link.clock = connection.clock
            pressed = lock + rng.uniform(-(lock - time.now), AFTER / 3)
            closes = lock + place.live.allowance(seat)
            stamped, arrives = pressed + connection.offset, pressed + connection.delay()
            await _press(place, time, somebody, stamped, arrives, closes)
            up = _counted(place, seat)
            if pressed <= lock:
                in_time += 1
                counted += up
            else:
                late += 1
                late_counted += up
        place.close()
    return Fair(in_time, counted, late, late_counted)


async def _press(
    place: Parlour, time: Time, somebody: Somebody, stamped: float, arrives: float, closes: float
) -> None:
    """Let the press arrive when it does, and the chair be locked when it is."""
    if arrives < closes:
        time.now = int(arrives)
        await somebody.do(wire.Press(place.id(), True, stamped))
    time.now = int(closes) + 1
    await place.live.attendant.act(time.now)


def _counted(place: Parlour, seat: Seat) -> bool:
    """How the hand at this chair stood when it was locked. What the rules make of it is another matter."""
    given = [each for each in place.room.playing.log.entries if each.seat == seat and not each.standing]
    return given[-1].answer is True


def liars(count: int, seed: int) -> float:
    """The latest that a client with a false clock could press and still be counted, in milliseconds."""
    rng = Random(seed)
    latest = 0.0
    for _ in range(count):
        connection = Connection(rng, 600.0, 0.1)
        lock = 1_000_000.0
        for before in PINGS:
            connection.ping(lock - before)
        pressed = lock + rng.uniform(0, AFTER)
        arrived = pressed + connection.delay()
        claimed = pressed + connection.offset - rng.uniform(0, 5000)
        if arrived <= lock + connection.clock.allowance:
            if connection.clock.when(claimed, arrived) <= lock:
                latest = max(latest, pressed - lock)
    return latest
