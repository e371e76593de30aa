"""Every way by which something reaches a person, in two worlds that this person cannot tell apart.

`worlds` looks at what is sent on entering. Here the two games go on, side by side: whatever happens in them,
as long as the rules show a viewer the same, all that the server sends it must be the same, byte by byte and
in the same class of time (at once, or with the beat of the night): updates, the table, talk, the lobby, what
can be asked for over HTTP, and what comes after an undo.
"""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple, cast

import msgspec
from starlette.types import ASGIApp

from nightbell import bots
from nightbell.bots.hints import SearchHints
from nightbell.bots.search import Budget, never
from nightbell.bots.worker import Told, hinted
from nightbell.engine import SPECTATOR, Chance, Log, Seat, Table, may_know
from nightbell.server import protocol as wire
from nightbell.server.app import application
from nightbell.server.feed import encode
from nightbell.server.guests import proof
from nightbell.server.minds import Minds
from nightbell.server.people import GameTable
from nightbell.server.routes import routes
from nightbell.server.store import Store
from tools.stress.fuzz import ask
from tools.stress.inside import Parlour, Somebody, parlour
from tools.stress.secrets import moments, received

CODE = "TW1NTW1N"
TOKEN = "a-token-that-only-this-viewer-holds"
PAGES = ("/metrics", "/healthz", "/readyz")
"""Ways in that are nobody's own."""
STEPS, WORDS = 12, 0.25
"""How far two worlds are followed, and how often somebody says something meanwhile."""
ASKED_EVERY = 5
"""Of so many pairs of worlds, all that can be asked for over HTTP is asked for in one."""
FORKS = 12
"""How often one pair of towns parts and is brought together again by an undo."""


class Alike(NamedTuple):
    pairs: int
    frames: int
    requests: int
    undone: int
    """How many of the frames came after an undo or its redo."""


class Present(Minds):
    """Thinks about the table as it stands, and to the end: by the clock it would not be the same twice.

    A game that was taken up midway has no log that leads there.
    """

    def __init__(self, place: Parlour) -> None:
        super().__init__()
        self.place = place

    async def hint(self, played: Log, seat: int, seed: str) -> Told:
        room = self.place.room
        hinter = bots.hinter(room.game)
        if isinstance(hinter, SearchHints):
            hinter = SearchHints(hinter.guide, _unhurried(hinter.budget), _unhurried(hinter.early))
        return Told(0, hinted(hinter, room.playing, Seat(seat), seed, never))


class Twins:
    """Two tables with the same people, whose frames are compared for as long as somebody sees the same.

    Nothing happens at them by itself.
    """

    def __init__(self, both: Sequence[Parlour], rng: Random) -> None:
        self.both = both
        self.rng = rng
        self.apps: list[ASGIApp] = []
        self.frames = self.requests = self.numbers = 0
        self.told: set[Seat] = set()
        """Who has heard a whisper that was another in the other world; no undo takes it back."""
        for place in self.both:
            place.live.house.now = lambda: 0  # type: ignore[method-assign]
            place.live.house.hints.minds = Present(place)
            place.live.attendant.close()
            self.apps.append(application(place.live.house))
        self.put_by()

    def close(self) -> None:
        for place in self.both:
            place.close()
            place.live.house.desk.close()

    def id(self) -> str:
        self.numbers += 1
        return f"t{self.numbers}"

    @property
    def viewers(self) -> list[Seat]:
        return [SPECTATOR, *(Seat(chair.seat) for chair in self.both[0].room.chairs)]

    def put_by(self) -> None:
        """What has been sent so far is not compared."""
        for place in self.both:
            for viewer in self.viewers:
                _at(place, viewer).drain()

    def compare(self, viewers: Sequence[Seat], when: str, others: Sequence[Seat] = ()) -> int:
        """What these were sent in both worlds since the last time, at once and with the beat.

        Of what the `others` were sent, who have seen different things before, their snapshots alone.
        """
        frames = 0
        for beat in (False, True):
            heard: list[dict[Seat, list[bytes]]] = []
            for place in self.both:
                if beat:
                    place.live.sound()
                heard.append({viewer: _at(place, viewer).drain() for viewer in self.viewers})
            for viewer in (*viewers, *others):
                here, there = (
                    [raw for raw in each[viewer] if viewer in viewers or _whole(raw)] for each in heard
                )
                assert here == there, (
                    f"viewer {viewer} can tell two worlds apart {when}: {_first(here, there)}"
                )
                frames += len(here)
        self.frames += frames
        return frames

    def alike(self, viewers: Sequence[Seat]) -> list[Seat]:
        """Those of them to whom the rules show the same in both worlds."""
        return [each for each in viewers if shown(self.both[0], each) == shown(self.both[1], each)]

    async def step(self, differ: bool) -> bool:
        """Somebody who is asked in both worlds answers, the same or not. False where nobody is."""
        one, other = (place.room.table for place in self.both)
        if one is None or other is None or not (asked := [seat for seat in one.open if seat in other.open]):
            return False
        seat = self.rng.choice(asked)
        here, there = one.open[seat].choice, other.open[seat].choice
        answer = here.sample(self.rng)
        legal = here.listed == there.listed or _takes(there, answer)
        also = there.sample(self.rng) if differ or not legal else answer
        id = self.id()
        for place, given in zip(self.both, (answer, also), strict=True):
            raw = cast(wire.Plain, msgspec.to_builtins(given))
            await place.live.do(place.at(seat).link, wire.Answer(id, raw, place.room.ask_id(seat)))
        return answer != also

    async def talk(self) -> set[Seat]:
        """A word to all, or a whisper of which the two worlds have different ones. Gives who heard which."""
        place = self.both[0]
        one, other = self.rng.sample(range(len(place.people)), 2)
        whispered = self.rng.random() < 0.5
        id = self.id()
        for number, each in enumerate(self.both):
            text = "x" * self.rng.randint(1, 200) + str(number) if whispered else "good evening"
            to = [each.people[other].person] if whispered else "all"
            await each.live.do(each.people[one].link, wire.Say(id, text, cast(list[str], to)))
        heard = {Seat(one), Seat(other)} if whispered else set()
        self.told |= heard
        return heard

    async def ask(self, viewer: Seat, paths: Sequence[str]) -> None:
        """Whatever can be asked for, by this viewer in both worlds."""
        for place in self.both:
            house = place.live.house
            house._remember(proof(house.secret, TOKEN), _at(place, viewer).guest)
        for path in paths:
            path, _, query = path.partition("?")
            told = [await ask(app, "GET", path, query, b"", TOKEN) for app in self.apps]
            assert told[0] == told[1], f"viewer {viewer} can tell two worlds apart by {path}: {told}"
            assert told[0][0] < 500 or path in PAGES, f"{path} was answered with {told[0][0]}"
            self.requests += 1


def _unhurried(budget: Budget) -> Budget:
    return msgspec.structs.replace(budget, milliseconds=0)


def shown(place: Parlour, viewer: Seat) -> bytes:
    """All that the rules show a viewer: view, events, what is asked, how it ended."""
    table = place.room.playing
    events = [told.event for told in table.history if may_know(viewer, told.to)]
    standing = table.rules.standing(table.state, viewer) if viewer != SPECTATOR else ()
    asked = [(each.kind, each.choice, each.rule, each.about) for each in standing]
    if (decision := table.open.get(viewer)) is not None:
        asked.append((decision.kind, decision.choice, decision.rule, decision.about))
    return encode((table.view(viewer), events, repr(asked), str(table.outcome)))


def _whole(raw: bytes) -> bool:
    return raw.startswith(b'{"type":"snapshot"')


def _first(here: Sequence[bytes], there: Sequence[bytes]) -> str:
    """Where two lists of frames part, in words short enough to read."""
    if len(here) != len(there):
        return f"{len(here)} frames and {len(there)}: {[each[:200] for each in (*here, *there)]}"
    one, other = next((one, other) for one, other in zip(here, there, strict=True) if one != other)
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return f"{one[max(0, at - 80) : at + 80]!r} and {other[max(0, at - 80) : at + 80]!r}"


def _takes(choice: object, answer: object) -> bool:
    try:
        getattr(choice, "take")(answer)  # noqa: B009
    except LookupError:
        return False
    return True


def _at(place: Parlour, viewer: Seat) -> Somebody:
    somebody = place.watcher if viewer == SPECTATOR else place.at(viewer)
    assert somebody is not None
    return somebody


def _paths(parts: Mapping[str, str]) -> list[str]:
    """Every way in that asks for something of a table or a game, and those that are nobody's own."""
    found = list(PAGES)
    for route in routes():
        if route.method == "GET" and any(f"{{{name}}}" in route.path for name in parts):
            path = route.path
            for name, value in parts.items():
                path = path.replace(f"{{{name}}}", value)
            found += [path, f"{path}?seat=0", f"{path}?open=1"] if "replay" in path else [path]
    return [*found, "/api/tables"]


async def dreamt(game: str, pairs: int, seed: int, options: Mapping[str, object] | None = None) -> Alike:
    """The true game and one that only fits a viewer's view go on from one moment, by the same answers."""
    rng = Random(seed)
    compared = frames = requests = 0
    for table in moments(game, options or {}, rng):
        places = [await parlour(game, options, watched=True, code=CODE) for _ in range(2)]
        for place in places:
            await place.begin()
        twins = Twins(places, rng)
        compared += await _dreamt(twins, table, asks=compared % ASKED_EVERY == 0)
        frames, requests = frames + twins.frames, requests + twins.requests
        twins.close()
        if compared >= pairs:
            break
    return Alike(compared, frames, requests, 0)


async def _dreamt(twins: Twins, table: GameTable, asks: bool) -> int:
    """One viewer before this game and before another; 0 if that other does not rest at the same moment."""
    rng, viewer = twins.rng, twins.rng.choice(twins.viewers)
    dream = table.rules.imagine(table.view(viewer), Chance(rng.getrandbits(40)))
    entered = Table.enter(table.rules, dream)
    if entered.state.digest() != dream.digest():
        return 0
    games = (Table.enter(table.rules, table.state), entered)
    one, other = [await received(place, viewer, each) for place, each in zip(twins.both, games, strict=True)]
    assert one == other, f"viewer {viewer} can tell two worlds apart on entering"
    twins.put_by()
    if asks:
        await twins.ask(viewer, _paths({"code": CODE}))
    for _ in range(STEPS):
        if rng.random() < WORDS and viewer in await twins.talk():
            break
        await twins.step(differ=False)
        if not all(place.room.status == "playing" for place in twins.both) or not twins.alike([viewer]):
            break
        twins.compare([viewer], "while the game goes on")
    return 1


async def undone(pairs: int, seed: int, options: Mapping[str, object] | None = None) -> Alike:
    """Towns that part at some answer, go on apart, and are brought together again by their Storyteller.

    They lie on a real disk, so that histories, replays and exports can be asked for as well.
    """
    rng = Random(seed)
    compared = frames = requests = after = 0
    with tempfile.TemporaryDirectory() as folder:
        while compared < pairs:
            luck = rng.getrandbits(40)
            stores = [Store(str(Path(folder) / f"{luck}-{n}.db")) for n in range(2)]
            places = [
                await parlour("clocktower", options, watched=True, seed=luck, store=store, code=CODE)
                for store in stores
            ]
            twins = Twins(places, rng)
            for place in places:
                await place.begin()
            twins.compare(twins.viewers, "at the beginning")
            for _ in range(FORKS):
                told, later = await _parted(twins)
                compared += told
                after += later
                if compared >= pairs or not all(place.room.status == "playing" for place in places):
                    break
            frames, requests = frames + twins.frames, requests + twins.requests
            twins.close()
            for store in stores:
                store.close()
    return Alike(compared, frames, requests, after)


async def _parted(twins: Twins) -> tuple[int, int]:
    """One fork and its undo: how many could not tell the worlds apart, and what they were sent afterwards."""
    rng, places = twins.rng, twins.both
    for _ in range(rng.randrange(1, 12)):
        await twins.step(differ=False)
        twins.compare(twins.viewers, "while both are the same")
        if places[0].room.status != "playing":
            return 0, 0
    since = len(places[0].room.playing.log.entries)
    if not since:
        return 0, 0
    alike: list[Seat] = twins.viewers
    parted: set[Seat] = set()
    for _ in range(STEPS):
        heard = await twins.talk() if rng.random() < WORDS else set()
        differs = await twins.step(differ=True)
        if not all(place.room.status == "playing" for place in places):
            return len(parted), 0
        alike = [each for each in twins.alike(alike) if each not in heard]
        twins.compare(alike, "after others have done different things")
        if differs:
            parted |= set(alike)
        if not alike:
            break
    if asking := [each for each in alike if each not in twins.told]:
        await twins.ask(rng.choice(asking), _paths({"code": CODE, "id": places[0].room.replay_id()}))
    return len(parted), await _together(twins, since, alike)


async def _together(twins: Twins, since: int, alike: Sequence[Seat]) -> int:
    """The Storyteller takes back all that differed, and the answer before it: all are told the same again."""
    id = twins.id()
    for place in twins.both:
        back = len(place.room.playing.log.entries) - since + 1
        reply = await place.people[-1].do(wire.Undo(id, back))
        assert isinstance(reply, wire.Done), reply
    others = [each for each in twins.viewers if each not in alike]
    return twins.compare(alike, "after an undo", others)
