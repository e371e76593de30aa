"""`make golden`: one recorded game of every killer, haunt and script, and what to do when the rules change.

    python -m tools.golden            says which recordings today's rules play differently, and stops there
    python -m tools.golden --raise    raises the version of those games' rules and records their games anew

The recordings lie in tests/golden and are replayed by the tests. A log that was stored under the same
version must play the same for ever; so a change that plays a recording differently fails until it is raised.

Beside the logs stands what those games ask, tell and show everybody, chapter by chapter as a digest
(`shown.json`), with what is in the box and how the games of the sweeps went (`tests/<game>/sweep.py`); and
the beginning of a game as OpenSpiel tells it (`playthrough.txt`, see playthroughs.py). To show a game
differently needs no new version: `--raise` then only writes these anew.
"""

from __future__ import annotations

import argparse
import importlib
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from hashlib import blake2b
from itertools import islice, zip_longest
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
from rich.progress import track

from nightbell import bots, games
from nightbell.engine import (
    SPECTATOR,
    Answer,
    BadLog,
    Chance,
    Crash,
    EngineFault,
    Heard,
    Refusal,
    Seat,
    State,
    Table,
    Watcher,
    play_out,
    read_log,
    replay,
    retell,
)
from nightbell.games.betrayal.house import HAUNTS
from nightbell.games.clocktower.catalogue import (
    DEMON,
    FABLED,
    LORIC,
    MINION,
    OUTSIDER,
    TOWNSFOLK,
    TRAVELLER,
    RoleId,
    TypeId,
    roles_of,
)
from nightbell.games.clocktower.scripts import SCRIPTS
from nightbell.games.whispers.content import KILLERS
from nightbell.games.whispers.maps import BOARDS
from tools import playthroughs

HOME = Path(__file__).parent.parent / "tests" / "golden"
SEED = 7
SPEAKS_UP = 6
"""One in so many answers is to a standing decision, where there is one."""
PATIENCE = 800
"""After so many answers even sensible bots leave the rest to those who press anything."""


class Recording(NamedTuple):
    game: str
    name: str
    options: Mapping[str, object]
    sensible: bool = False
    """Played by bots who want to win, instead of people who press anything."""


def recordings() -> Iterator[Recording]:
    """What is recorded."""
    for place, killer in enumerate(KILLERS):
        here, there = ({"killer": killer, "map": list(BOARDS)[(place + n) % len(BOARDS)]} for n in (0, 2))
        yield Recording("whispers", killer, here)
        yield Recording("whispers", f"{killer}-otherwise", {**there, **OTHERWISE[place % 2]})
        yield Recording("whispers", f"{killer}-sensible", {**here, **OTHERWISE[1 - place % 2]}, sensible=True)
    yield Recording("whispers", "traits-and-plans", {"traits": "full", "plans": "full"})
    yield Recording("whispers", "separate-ways", {"separate_ways": True})
    yield Recording("whispers", "separate-ways-sensible", {"separate_ways": True}, sensible=True)
    for number in sorted(HAUNTS):
        if number:
            few, many = ({"players": 3 + (number + n) % 4, "haunt": number} for n in (0, 1))
            yield Recording("betrayal", f"haunt-{number:02}", few)
            yield Recording("betrayal", f"haunt-{number:02}-sensible", many, sensible=True)
    for script in SCRIPTS:
        for players in (6, 8, 13):
            if players >= SCRIPTS[script].smallest and not (SCRIPTS[script].teensyville and players > 6):
                yield Recording("clocktower", f"{script}-{players}", {"players": players, "script": script})
    for place, demon in enumerate(roles_of(DEMON)):
        yield Recording("clocktower", f"all-{demon}", town_of(demon, place))
        yield Recording("clocktower", f"all-{demon}-sensible", town_of(demon, place + 7), sensible=True)


def town_of(demon: RoleId, place: int) -> dict[str, object]:
    """One Demon, and others of every type around it."""
    sheet = (demon, *(role for type, count in BESIDE.items() for role in of_type(type, count, place)))
    company = of_type(FABLED, 1, place) + of_type(LORIC, 1, place)
    return {"players": 13, "travellers": 1, "sheet": sheet, "company": company}


OTHERWISE: tuple[dict[str, object], ...] = (
    {"plans": "full", "players": 2, "victims": ["george", "ophelia", "sophia"], "camera": "reusable"},
    {"traits": "full", "difficulty": "nightmare", "victims": ["caleb", "dylan", "johnson"]},
)
BESIDE = {TOWNSFOLK: 13, OUTSIDER: 4, MINION: 4, TRAVELLER: 2}


def of_type(type: TypeId, count: int, place: int) -> tuple[str, ...]:
    """So many roles, other ones at every place, until all had their turn."""
    every = roles_of(type)
    return tuple(every[(place * count + n) % len(every)] for n in range(count))


def recorded(recording: Recording) -> Table[State, msgspec.Struct]:
    """Those who press anything speak up now and then."""
    table = Table(games.load(recording.game), recording.options, SEED)
    rng = Random(SEED)
    if recording.sensible:
        with suppress(EngineFault):
            play_out(table, bots.players(table, {"": "sensible"}, SEED), rng, most=PATIENCE)
    while table.open:
        seat = rng.choice(list(table.open))
        standing = table.rules.standing(table.state, seat)
        if standing and rng.randrange(SPEAKS_UP) == 0:
            said = rng.choice(list(standing))
            if said.kind not in ENDS_THE_GAME:
                table.answer(seat, said.choice.sample(rng), said.kind)
                continue
        table.answer(seat, table.open[seat].choice.sample(rng))
    return table


ENDS_THE_GAME = frozenset({"end-early"})


def file_of(game: str, name: str) -> Path:
    return HOME / game / f"{name}.log"


def differs(game: str, name: str) -> str:
    """Why a recording is not what today's rules play; empty if it is."""
    file = file_of(game, name)
    if not file.exists():
        return "is not recorded yet"
    try:
        replay(games.load(game), read_log(file.read_bytes()))
    except (BadLog, Crash) as fault:
        return str(fault)
    return ""


Shown = dict[str, dict[str, str]]
"""By recording and chapter."""
LOOKED_AT = 3
"""At so many moments of a recording everybody's view is looked at."""
MOST_OPTIONS = 100
BOX, SWEEPS = "box", "sweeps"
"""Stand beside the recordings of a game."""


def shown_in(game: str) -> Shown:
    file = HOME / game / "shown.json"
    return msgspec.json.decode(file.read_bytes(), type=Shown) if file.exists() else {}


def shows(game: str, name: str) -> dict[str, str]:
    """What a recorded game asks and tells, what it lets everybody see, and what they can make of it. Raises
    `BadLog` where today's rules play it differently."""
    rules, log = games.load(game), read_log(file_of(game, name).read_bytes())
    watchers: dict[Seat, Watcher[msgspec.Struct]] = {}
    chapters: defaultdict[str, blake2b] = defaultdict(lambda: blake2b(digest_size=8))

    def note(chapter: str, *found: object) -> None:
        chapters[chapter].update(msgspec.json.encode(found, order="deterministic"))

    for moment, (table, entry) in enumerate(zip_longest(retell(rules, log), log.entries)):
        if entry is None:
            continue
        for seat, asked in table.open.items():
            note("questions", seat, asked.kind, asked.rule, list(islice(asked.choice.listed(), MOST_OPTIONS)))
        for asked in rules.standing(table.state, entry.seat):
            note("questions", asked.kind, list(islice(asked.choice.listed(), MOST_OPTIONS)))
        if moment % (len(log.entries) // LOOKED_AT + 1) == 0:
            for seat in (SPECTATOR, *map(Seat, range(len(rules.seats(table.state))))):
                view = table.view(seat)
                note("views", seat, view)
                note("imagined", rules.imagine(view, Chance(moment)).digest().hex())
                for id, chances in watchers.setdefault(seat, rules.watcher()).look(view).items():
                    note("layer", id, {place: round(chance, 6) for place, chance in chances.items()})
    note("events", table.history)
    note("end", rules.returns(table.state), rules.parts(table.state), table.outcome)
    return {chapter: digest.hexdigest() for chapter, digest in sorted(chapters.items())}


def boxed(game: str) -> dict[str, str]:
    """What the box of a game holds, and what a table may choose."""
    rules = games.load(game)
    held = {"box": rules.box(), "content": rules.content(), "options": msgspec.json.schema(rules.options)}
    encoded = {what: msgspec.json.encode(each, order="deterministic") for what, each in held.items()}
    return {what: blake2b(each, digest_size=8).hexdigest() for what, each in encoded.items()}


Facts = tuple[object, ...]
Sweep = Callable[[], Iterable[Table[State, msgspec.Struct] | Facts]]


def sweeps(game: str) -> dict[str, Sweep]:
    """Random games that are dealt until everything has come up; what never does is an error of its own.

    Each gives its games before every answer and at their end; and, if it likes, plain facts about them.
    """
    found: dict[str, Sweep] = importlib.import_module(f"tests.{game}.sweep").SWEEPS
    return found


def swept(game: str, sweep: str) -> Iterator[str]:
    """How the games of a sweep went, as far as it has come, every few games: what was asked, answered and
    told in each, and where it ended. When something is asked for the first times, all that can be seen and
    refused there is looked at, too."""
    digest = blake2b(digest_size=8)
    met: Counter[str] = Counter()
    answers: list[Answer] = []
    over = 0
    before: Table[State, msgspec.Struct] | None = None

    def note(*found: object) -> None:
        digest.update(msgspec.json.encode(found, order="deterministic"))

    def ended(table: Table[State, msgspec.Struct]) -> None:
        note(table.log.entries, table.history, table.digest().hex())
        note(table.rules.returns(table.state), table.rules.parts(table.state))
        note([table.rules.manners.chapter(told.event) for told in table.history])

    for table in sweeps(game)[sweep]():
        if isinstance(table, tuple):
            note(*table)
            continue
        if before is not None and table is not before:
            ended(before)
            over += 1
            if over % GAMES_AT_A_TIME == 0:
                yield digest.hexdigest()[:4]
        before = table
        for seat, asked in table.open.items():
            note(seat, asked.kind, asked.rule, asked.about)
            met[asked.kind] += 1
            if met[asked.kind] in LOOKED_AT_WHEN_MET:
                note(*seen(table, met.total()), *refused(table, answers))
                answers = [*answers[1 - KEPT_ANSWERS :], next(iter(asked.choice.listed()))]
                break
    if before is not None:
        ended(before)
    yield digest.hexdigest()


GAMES_AT_A_TIME = 4
LOOKED_AT_WHEN_MET = (1, 4)
KEPT_ANSWERS = 6
"""What may be answered to some questions is tried as an answer to others."""


def seen(table: Table[State, msgspec.Struct], seed: int) -> Iterator[object]:
    """Everybody's view, what the house makes of it, and what can be imagined from it."""
    rules, manners = table.rules, table.rules.manners
    seats = [Seat(seat) for seat in range(len(rules.seats(table.state)))]
    named = sorted({*manners.traits, *(id for _, id in rules.parts(table.state) if id)})
    of = tuple((seat, each, True) for seat in seats for each in named)
    said = Heard("…", lambda noun, id: True, tuple((each, True) for each in named), of, long_words=True)
    muttered = Heard("…", lambda noun, id: False)
    for seat in seats:
        for asked in rules.standing(table.state, seat):
            yield seat, asked.kind, list(islice(asked.choice.listed(), MOST_OPTIONS))
    for viewer in (SPECTATOR, *seats):
        view = table.view(viewer)
        yield view
        yield manners.dark(view), manners.discussion(view), manners.hush(view), manners.closed(view)
        yield manners.laying(view), manners.unsaid(view), [manners.cues(view, each, said) for each in seats]
        yield [manners.cues(view, each, muttered) for each in seats]
        yield sorted(manners.moving(view)), rules.imagine(view, Chance(seed)).digest().hex()


def refused(table: Table[State, msgspec.Struct], answers: Iterable[Answer]) -> Iterator[str]:
    """What the table says to answers that cannot be given there."""
    for seat, asked in table.open.items():
        for answer in answers:
            try:
                asked.choice.take(answer)
            except LookupError:
                try:
                    table.answer(seat, answer)
                except Refusal as refusal:
                    yield str(refusal)


def as_it_is(game: str, name: str) -> dict[str, str]:
    if name == BOX:
        return boxed(game)
    if name == SWEEPS:
        return {sweep: " ".join(swept(game, sweep)) for sweep in sweeps(game)}
    return shows(game, name)


def shows_otherwise(game: str, name: str) -> str:
    """Which chapters of a recording are not as they stand written; empty if all are."""
    was, now = shown_in(game).get(name, {}), as_it_is(game, name)
    return ", ".join(chapter for chapter in sorted({*was, *now}) if was.get(chapter) != now.get(chapter))


def write_shown(game: str) -> None:
    names = (BOX, SWEEPS, *(name for of, name, *_ in recordings() if of == game))
    text = msgspec.json.format(msgspec.json.encode({name: as_it_is(game, name) for name in names}), indent=1)
    (HOME / game / "shown.json").write_bytes(text + b"\n")


def raise_version(game: str) -> str:
    """The next version, written where the game's rules say it."""
    source = Path(sys.modules[type(games.load(game)).__module__].__file__ or "")
    old = games.load(game).version
    new = str(int(old) + 1)
    source.write_text(re.sub(r'(\n    version = )"\d+"', rf'\1"{new}"', source.read_text(), count=1))
    type(games.load(game)).version = new
    return new


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("--raise", dest="raised", action="store_true", help="raise versions and record anew")
    asked = reader.parse_args()
    lines = list(recordings())
    found = {
        (game, name): why for game, name, *_ in track(lines, "replaying") if (why := differs(game, name))
    }
    for (game, name), why in found.items():
        print(f"{game}/{name}: {why}")
    changed = {game for (game, name), why in found.items() if file_of(game, name).exists()}
    aside = [Recording(game, what, {}) for game in games.GAMES for what in (BOX, SWEEPS)]
    shown = {
        (game, name): chapters
        for game, name, *_ in track([*aside, *lines], "looking")
        if (game, name) not in found and (chapters := shows_otherwise(game, name))
    }
    for (game, name), chapters in shown.items():
        print(f"{game}/{name}: other {chapters}")
    begun = [game for game in track(playthroughs.GAMES, "beginning") if not playthroughs.as_it_was(game)]
    for game in begun:
        print(f"{game}: another beginning of a game for OpenSpiel")
    if not found and not shown and not begun:
        print("Today's rules play every recording as it was played, and show it as it was shown.")
    elif not asked.raised:
        if found:
            print("make golden RAISE=1 raises the version of these rules and records their games anew.")
        else:
            print("make golden RAISE=1 writes anew what is shown; no version is raised.")
        sys.exit(1)
    else:
        for game in sorted(changed):
            print(f"{game}: rules version {raise_version(game)}")
        for recording in track(lines, "recording"):
            game, name, *_ = recording
            if game in changed or (game, name) in found:
                file_of(game, name).parent.mkdir(parents=True, exist_ok=True)
                file_of(game, name).write_bytes(recorded(recording).log.write())
        for game in sorted({game for game, _ in (*found, *shown)}):
            write_shown(game)
        for game in begun:
            playthroughs.file_of(game).write_text(playthroughs.begun(game), "utf-8")


if __name__ == "__main__":
    main()
