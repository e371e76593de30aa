"""The log is the game: a header, the answers in order, and a digest now and then.

One line of JSON each, so that a log can be read by eye, cut anywhere and appended to safely:

    {"nightbell": 1, "game": "whispers", "rules": "1", "seed": 7, "options": {}, "names": []}
    [2, ["move", "cellar"]]
    [0, true, "override"]              a standing decision, by its kind
    {"after": 50, "digest": "…"}
    {"after": 312, "digest": "…", "outcome": "killer"}

A digest covers the one before it, the answers since, and the State, so no line can be changed unnoticed.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b

import msgspec

from nightbell.engine.audience import Seat
from nightbell.engine.choices import Answer, freeze
from nightbell.engine.errors import BadLog

FORMAT = 1
DIGEST_EVERY = 50


class Header(msgspec.Struct, frozen=True):
    """What a game starts from."""

    game: str
    rules: str
    seed: int
    options: Mapping[str, object] = {}
    names: tuple[str, ...] = ()
    nightbell: int = FORMAT


class Entry(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One answer. `standing` names the decision when it was not the open one."""

    seat: Seat
    answer: Answer
    standing: str = ""


class Mark(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """The digest after so many answers; the last one of a finished game carries the outcome."""

    after: int
    digest: str
    outcome: str = ""


class Log(msgspec.Struct):
    header: Header
    entries: list[Entry] = []
    marks: list[Mark] = []

    def copy(self) -> Log:
        return Log(self.header, self.entries.copy(), self.marks.copy())

    def until(self, answers: int) -> Log:
        """The log as it was after so many answers."""
        return Log(
            self.header, self.entries[:answers], [mark for mark in self.marks if mark.after <= answers]
        )

    def chain(self, state_digest: bytes) -> str:
        """The digest for the present moment."""
        last = self.marks[-1] if self.marks else None
        hashed = blake2b(digest_size=16)
        hashed.update(last.digest.encode() if last else _encode(self.header))
        hashed.update(_encode(self.entries[last.after if last else 0 :]))
        hashed.update(state_digest)
        return hashed.hexdigest()

    def write(self) -> bytes:
        """The whole log as a file."""
        lines = [_encode(self.header)]
        marks = iter(self.marks)
        mark = next(marks, None)
        for number, entry in enumerate(self.entries):
            while mark is not None and mark.after == number:
                lines.append(_encode(mark))
                mark = next(marks, None)
            lines.append(_encode(entry if entry.standing else (entry.seat, entry.answer)))
        if mark is not None:
            lines.append(_encode(mark))
        return b"\n".join(lines) + b"\n"


def read_log(raw: bytes) -> Log:
    """The log in a file. Raises `BadLog` with the line that cannot be read.

    >>> read_log(b"Dear diary")
    Traceback (most recent call last):
    nightbell.engine.errors.BadLog: not-a-log
    """
    lines = raw.split(b"\n")
    try:
        header = msgspec.json.decode(lines[0], type=Header)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise BadLog("not-a-log") from None
    if header.nightbell != FORMAT:
        raise BadLog("log-of-another-format", format=header.nightbell, known=FORMAT)
    if lines[-1]:
        raise BadLog("log-is-cut", line=len(lines))
    log = Log(header, [], [])
    for number, line in enumerate(lines[1:-1], start=2):
        try:
            if line.startswith(b"["):
                seat, answer, *standing = msgspec.json.decode(line, type=list[object])
                if type(seat) is not int or not all(type(k) is str for k in standing[:1]) or standing[1:]:
                    raise ValueError
                log.entries.append(Entry(Seat(seat), freeze(answer), *standing))  # type: ignore[arg-type]
            else:
                mark = msgspec.json.decode(line, type=Mark)
                if mark.after != len(log.entries):
                    raise ValueError
                log.marks.append(mark)
        except (msgspec.MsgspecError, UnicodeDecodeError, ValueError):
            raise BadLog("log-line-unreadable", line=number) from None
    return log


_encode = msgspec.json.Encoder(order="deterministic").encode
