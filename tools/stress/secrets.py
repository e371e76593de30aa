"""Secrets at the socket: two worlds that a viewer cannot tell apart, canaries, and the cover of the night."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

import msgspec

from nightbell import games
from nightbell.engine import SPECTATOR, Chance, Crash, Seat, Table, may_know
from nightbell.server import journals
from nightbell.server import protocol as wire
from nightbell.server.cover import SIZE
from nightbell.server.feed import encode
from nightbell.server.people import GameTable
from tools.stress.inside import Parlour, Somebody, parlour

JUNK: tuple[wire.Plain, ...] = (-1, 10**9, "", "no such thing", [], ["move"], True, [["x"]], None)
MOST_STEPS = 3000


class Compared(NamedTuple):
    """`elsewhere` counts imagined games that do not rest at the same moment: nobody has a choice there."""

    pairs: int
    frames: int
    elsewhere: int


async def indistinguishable(
    game: str, pairs: int, seed: int, options: Mapping[str, object] | None = None
) -> Compared:
    """Put a viewer before the true game and before one that only fits its view: every frame must be equal."""
    one, other = await parlour(game, options, watched=True), await parlour(game, options, watched=True)
    for each in (one, other):
        each.live.house.now = lambda: 0  # type: ignore[method-assign]
        await each.begin()
        each.room.code = "TWINTWIN"
    rng = Random(seed)
    compared = frames = elsewhere = 0
    for table in moments(game, options or {}, rng):
        viewers = [SPECTATOR, *(Seat(n) for n in range(len(one.people)))]
        for viewer in rng.sample(viewers, 2):
            dream = one.room.rules.imagine(table.view(viewer), Chance(rng.getrandbits(40)))
            entered = Table.enter(table.rules, dream)
            if entered.state.digest() != dream.digest():
                elsewhere += 1
                continue
            seen = await received(one, viewer, Table.enter(table.rules, table.state))
            dreamt = await received(other, viewer, entered)
            assert seen == dreamt, f"{game}: viewer {viewer} can tell two worlds apart"
            compared += 1
            frames += len(seen)
        if compared >= pairs:
            break
    one.close()
    other.close()
    return Compared(compared, frames, elsewhere)


def moments(game: str, options: Mapping[str, object], rng: Random) -> Iterator[GameTable]:
    """Moments of random games at which the flow can be taken up from State alone."""
    rules = games.load(game)
    while True:
        table: GameTable = Table(rules, options, rng.getrandbits(40))
        for _ in range(MOST_STEPS):
            if not table.open:
                break
            if rng.random() < 0.3 and _can_be_taken_up(table):
                yield table
            seat, decision = rng.choice(list(table.open.items()))
            table.answer(seat, decision.choice.sample(rng))


def _can_be_taken_up(table: GameTable) -> bool:
    try:
        return Table.enter(table.rules, table.state).digest() == table.digest()
    except Crash:
        return False


async def received(place: Parlour, viewer: Seat, table: GameTable) -> list[bytes]:
    """All that this viewer is sent on entering, and in reply to answers that cannot be right."""
    place.room.table = table
    place.room.status = "playing"
    place.room.given = {}
    place.room.look()
    place.live.since = {seat: (place.room.ask_id(seat), 0) for seat in table.open}
    place.live.feeds.clear()
    for link in place.live.links:
        link.stream = None
    somebody = place.watcher if viewer == SPECTATOR else place.at(viewer)
    assert somebody is not None
    somebody.exit()
    somebody.drain()
    await somebody.enter()
    received = somebody.drain()
    room = place.room
    decision = table.open.get(viewer)
    for number, junk in enumerate(JUNK):
        if decision is not None and _legal(decision.choice, junk):
            continue
        command = wire.Answer(f"junk-{number}", junk, room.ask_id(viewer))
        await place.live.do(somebody.link, command)
    for kind in ("claim", "word", "no-such-kind"):
        await place.live.do(somebody.link, wire.Answer(f"junk-{kind}", "x", standing=kind))
    received += somebody.drain()
    received += [encode(reply) for reply in somebody.link.replies]
    somebody.link.replies = []
    return received


def _legal(choice: object, answer: wire.Plain) -> bool:
    taken = getattr(choice, "take")  # noqa: B009
    try:
        taken(tuple(answer) if isinstance(answer, list) else answer)
    except LookupError:
        return False
    return True


class Searched(NamedTuple):
    viewers: int
    bytes: int
    secrets: int


async def canaries(game: str, seed: int, options: Mapping[str, object] | None = None) -> Searched:
    """Play a whole game with whispers and search everything that each viewer was sent for others' secrets.

    And every line of the log for whatever was said, and for who played where with which luck.
    """
    with overheard() as lines:
        return await _canaries(game, seed, options, lines)


async def _canaries(game: str, seed: int, options: Mapping[str, object] | None, lines: list[str]) -> Searched:
    place = await parlour(game, options, watched=True)
    await place.begin()
    rng = Random(seed)
    whispers: list[tuple[frozenset[str], bytes]] = []
    while True:
        if rng.random() < 0.05:
            one, other = rng.sample(place.people, 2)
            text = f"canary-{rng.getrandbits(64):016x}"
            reply = await one.do(wire.Say(place.id(), text, [other.person]))
            if isinstance(reply, wire.Done):
                whispers.append((frozenset((one.person, other.person)), text.encode()))
        if rng.random() < 0.2:
            place.live.sound()
        if not await place.step(rng):
            break
    everybody = [*place.people, *([place.watcher] if place.watcher else [])]
    sent = {somebody.person: b"\n".join(_all(somebody)) for somebody in everybody}
    secrets = 0
    for somebody in everybody:
        seen = sent[somebody.person]
        for secret in _hidden_from(place, somebody, everybody, whispers):
            secrets += 1
            assert secret not in seen, f"{game}: {somebody.person} was sent {secret!r}"
    logged = "\n".join(lines)
    for word in _unwritten(place, everybody, whispers):
        secrets += 1
        assert word not in logged, f"{game}: the log holds {word}"
    place.close()
    return Searched(len(everybody), sum(map(len, sent.values())) + len(logged), secrets)


@contextmanager
def overheard() -> Iterator[list[str]]:
    """Every line that the server writes into its log meanwhile."""
    lines: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: lines.append(record.getMessage())  # type: ignore[method-assign]
    logger, level = journals.log.logger, journals.log.logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    try:
        yield lines
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)


def _unwritten(
    place: Parlour, everybody: list[Somebody], whispers: list[tuple[frozenset[str], bytes]]
) -> Iterator[str]:
    """What no log may hold: what was said, who was here under which name, the table's code, luck, secret."""
    yield from (text.decode() for _, text in whispers)
    for somebody in everybody:
        yield somebody.guest.id
        yield somebody.guest.name
    yield place.room.code
    yield str(place.room.seed)
    yield place.live.house.secret.hex()


def _all(somebody: Somebody) -> list[bytes]:
    somebody.drain()
    return somebody.frames


def _hidden_from(
    place: Parlour,
    somebody: Somebody,
    everybody: list[Somebody],
    whispers: list[tuple[frozenset[str], bytes]],
) -> Iterator[bytes]:
    """What this person must never have been sent: others' events and whispers, guests, seeds, the secret."""
    table = place.room.table
    assert table is not None
    seat = place.room.seat_of(somebody.person)
    viewer = SPECTATOR if seat is None else seat
    known = {encode(told.event) for told in table.history if may_know(viewer, told.to)}
    for told in table.history:
        raw = encode(told.event)
        if not may_know(viewer, told.to) and raw not in known:
            yield raw
    for readers, text in whispers:
        if somebody.person not in readers:
            yield text
    for other in everybody:
        yield other.guest.id.encode()
    yield str(place.room.seed).encode()
    yield str(table.log.header.seed).encode()
    yield place.live.house.secret.hex().encode()


class Covered(NamedTuple):
    beats: int
    size: int
    largest: int


async def night_cover(seed: int, options: Mapping[str, object] | None = None) -> Covered:
    """Whole nights of Clocktower, from dusk to dawn: each player gets as many messages of the same sizes."""
    place = await parlour("clocktower", options or {"players": 7})
    await place.begin()
    rng = Random(seed)
    players = [each for each in place.people if not place.room.narrates(place.room.chairs[each.seat or 0])]
    beats = largest = 0
    while place.room.status == "playing":
        before = place.room.covered
        for each in players:
            each.drain()
        if not await place.step(rng):
            break
        if before and place.room.covered:
            assert not any(each.drain() for each in players), "something passed between two beats"
            place.live.sound()
            beats += 1
        if before or (place.room.covered and place.room.status == "playing"):
            heard = [[raw for raw in each.drain() if b'"type":"update"' in raw[:20]] for each in players]
            shapes = {tuple(map(len, frames)) for frames in heard}
            assert shapes == {(SIZE,)}, f"messages of the night differ in number or size: {shapes}"
            largest = max(largest, *(_filled(frames[0]) for frames in heard))
    place.close()
    return Covered(beats, SIZE, largest)


def _filled(raw: bytes) -> int:
    """How long a message would be without its padding."""
    message = msgspec.json.decode(raw)
    return len(raw) - len(message["pad"])
