"""What people report to whoever runs the server: what they say is wrong, and the exact state it was said in.

A report holds the log of the game, so the very position can be played to; of the talk, what its writer
could read. It lies beside the database, readable by the operator alone, and knows of nobody any more who
wants to be forgotten.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

import msgspec

from nightbell import __version__
from nightbell.server.live import Live
from nightbell.server.people import Person, Trace, tag_of
from nightbell.server.records import NAMELESS
from nightbell.server.replays import renamed
from nightbell.server.talking import lines_for

FOLDER = "reports"
CRASHES = "crash-*.jsonl"
"""Logs of games that met a fault of the rules."""
MOST_KEPT = 500
"""Of more, the oldest go."""


class Report(msgspec.Struct):
    """One report. `about` is the person it is about, if it is about one."""

    at: int
    version: str
    code: str
    game: str
    rules: str
    number: int
    take: int
    status: str
    seat: int | None
    by: str
    about: str
    text: str
    people: dict[str, str]
    """Everybody's name, by the ids that the talk has."""
    talk: list[tuple[int, str, str | None]]
    """When, who, what."""
    log: str
    """The log of the game, as `nightbell replay` reads it; empty before one."""


def taken_down(live: Live, person: Person, about: str, text: str, at: int) -> Report:
    """The report of somebody at a table, as things stand."""
    room = live.room
    return Report(
        at=at,
        version=__version__,
        code=room.code,
        game=room.game,
        rules=room.rules.version,
        number=room.number,
        take=room.take,
        status=room.status,
        seat=room.seat_of(person.id),
        by=person.id,
        about=about,
        text=text,
        people={each.id: each.name for each in room.people.values()},
        talk=[(line.at, line.person, line.text) for line in lines_for(room, person.id)],
        log=room.table.log.write().decode() if room.table is not None else "",
    )


def file(data: Path, report: Report) -> str:
    """Write a report down; gives its name."""
    folder = data / FOLDER
    folder.mkdir(mode=0o700, exist_ok=True)
    name = f"{report.at}-{report.game}-{report.by}.json"
    _write(folder / name, report)
    for old in _filed(data)[:-MOST_KEPT]:
        old.unlink(missing_ok=True)
    return name


def crash_name(game: str, code: str, number: int) -> str:
    """Where the log of a game that met a fault of the rules is kept."""
    return f"crash-{game}-{tag_of(code)}-{number}.jsonl"


def tables(data: Path) -> set[str]:
    """The tags of tables of which something was reported, or where the rules met a fault."""
    crashed = {path.stem.split("-")[-2] for path in data.glob(CRASHES)}
    return crashed | {tag_of(report.code) for _, report in _read(data)}


def forget(data: Path, traces: Mapping[str, Trace]) -> None:
    """Take somebody's name and words out of what was reported of tables, and of the logs of their faults."""
    for path, report in _read(data):
        if (trace := traces.get(report.code)) is not None:
            _write(path, _without(report, trace))
    by_tag = {tag_of(code): trace for code, trace in traces.items()}
    for path in data.glob(CRASHES):
        tag, crashed = path.stem.split("-")[-2:]
        if (trace := by_tag.get(tag)) is not None:
            keep(path, _renamed(path.read_bytes(), trace, int(crashed)))


def forget_before(data: Path, at: int) -> None:
    """What is older goes."""
    for path, report in _read(data):
        if report.at < at:
            path.unlink(missing_ok=True)
    for crashed in data.glob(CRASHES):
        if crashed.stat().st_mtime * 1000 < at:
            crashed.unlink(missing_ok=True)


def _without(report: Report, trace: Trace) -> Report:
    people = {id: NAMELESS if id in trace.persons else name for id, name in report.people.items()}
    talk = [
        (at, who, NAMELESS if who in trace.persons and text is not None else text)
        for at, who, text in report.talk
    ]
    log = _renamed(report.log.encode(), trace, report.number)
    text = NAMELESS if report.by in trace.persons else report.text
    return msgspec.structs.replace(report, people=people, talk=talk, log=log.decode(), text=text)


def _renamed(log: bytes, trace: Trace, game: int) -> bytes:
    """The log of one of a table's games, or of none yet, without a name."""
    for number, seat in trace.begun:
        if log and number == game:
            log = renamed(log, seat, NAMELESS)
    return log


def _filed(data: Path) -> list[Path]:
    """All reports, the oldest first."""
    return sorted((data / FOLDER).glob("*.json"))


def _read(data: Path) -> Iterator[tuple[Path, Report]]:
    for path in _filed(data):
        with suppress(msgspec.MsgspecError, FileNotFoundError):
            yield path, msgspec.json.decode(path.read_bytes(), type=Report)


def _write(path: Path, report: Report) -> None:
    keep(path, msgspec.json.format(msgspec.json.encode(report)))


def keep(path: Path, raw: bytes) -> None:
    """As a whole or not at all, for the operator alone."""
    new = path.with_suffix(".new")
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as written:
        written.write(raw)
    new.replace(path)
