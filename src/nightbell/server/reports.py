"""What people report to whoever runs the server: what they say is wrong, and the exact state it was said in.

A report holds the log of the game, so the very position can be played to; of the talk, what its writer
could read. It lies beside the database, readable by the operator alone.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from nightbell import __version__
from nightbell.server.live import Live
from nightbell.server.people import Person
from nightbell.server.talking import lines_for

FOLDER = "reports"
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
    with os.fdopen(os.open(folder / name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as written:
        written.write(msgspec.json.format(msgspec.json.encode(report)))
    for old in sorted(folder.glob("*.json"))[:-MOST_KEPT]:
        old.unlink(missing_ok=True)
    return name
