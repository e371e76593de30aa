"""Saved games: a log whose header also says which seat is the person's and who plays the others.

A reader of logs passes over what it does not know, so a saved game can be replayed like any other log.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from nightbell import games
from nightbell.cli.replay import AnyTable, load_log
from nightbell.engine import Log, Refusal, Seat

FILES = ".json"
"""How the name of a file ends that stands for options."""


class Saved(msgspec.Struct, frozen=True):
    """What a saved game knows beyond its log."""

    mine: Seat
    bots: Mapping[str, str]


def folder(environment: Mapping[str, str]) -> Path:
    """Where games are kept between evenings."""
    state = environment.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "nightbell"


def default_file(table: AnyTable) -> Path:
    header = table.log.header
    return folder(os.environ) / f"{header.game}-{header.seed}.log"


def save(file: Path, table: AnyTable, saved: Saved) -> None:
    first, _, rest = table.log.write().partition(b"\n")
    header = json.loads(first) | msgspec.to_builtins(saved)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(header) + b"\n" + rest)
    except OSError:
        raise Refusal("cannot-write", file=str(file)) from None


def filed(rules: games.AnyRules, options: Mapping[str, object]) -> dict[str, object]:
    """Options of which some were given as files: what those stand for, the game knows."""
    found: dict[str, object] = {}
    for name, value in options.items():
        given = isinstance(value, str) and value.endswith(FILES)
        found |= rules.from_file(name, contents(Path(str(value)))) if given else {name: value}
    return found


def contents(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError:
        raise Refusal("cannot-read", file=str(file)) from None


def load(file: Path) -> tuple[Log, Saved]:
    log = load_log(file)
    with file.open("rb") as lines:
        try:
            return log, msgspec.json.decode(lines.readline(), type=Saved)
        except msgspec.MsgspecError:
            raise Refusal("not-a-saved-game", file=str(file)) from None
