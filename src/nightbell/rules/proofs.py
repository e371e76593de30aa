"""What the last test runs proved: which tests carry which rules, and whether they passed.

The tests write the record, `nightbell rules` reads it. A test file's entry counts only while the file is
still what it was when it ran; an entry made with other sources still counts, but is called out as old.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import msgspec

from nightbell.rules import ADVICE, COMPONENT, GAMES, ledger


class Results(msgspec.Struct):
    """Of one test file: its digest and that of the sources when it ran, and the rules its tests carry."""

    digest: str
    sources: str
    passed: dict[str, list[str]] = {}
    failed: dict[str, list[str]] = {}


class Count(msgspec.Struct, frozen=True):
    rules: int = 0
    proved: int = 0


class Tally(msgspec.Struct, frozen=True):
    """Of one game. Advice and components stand apart and are in neither `rules` nor `proved` nor `kinds`."""

    rules: int
    proved: int
    advice: int
    advice_proved: int
    components: int
    components_proved: int
    kinds: dict[str, Count]


class Proofs(msgspec.Struct, frozen=True):
    proved: frozenset[str]
    ran: int
    """How many test files the record has."""
    changed: int
    """How many of them have changed since, so that what they proved no longer counts."""
    old: int
    """How many others ran with sources other than the present ones."""


def checkout() -> Path | None:
    """The root of the checkout that this package runs from; None for an installed package."""
    root = Path(__file__).resolve().parents[3]
    return root if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() else None


def record_file(root: Path) -> Path:
    return root / "build" / "rules-proved.json"


def digest_of(*paths: Path) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def sources_digest(root: Path) -> str:
    return digest_of(*sorted((root / "src").rglob("*.py")))


def load(root: Path) -> dict[str, Results]:
    """The record by test file; empty if there is none or it cannot be read."""
    try:
        return msgspec.json.decode(record_file(root).read_bytes(), type=dict[str, Results])
    except (OSError, msgspec.DecodeError):
        return {}


def record(root: Path, ran: dict[str, Results]) -> None:
    """Put the results of a run into the record; of files that did not run the earlier results stay."""
    whole = load(root)
    for name, results in ran.items():
        before = whole.get(name)
        if before and (before.digest, before.sources) == (results.digest, results.sources):
            now = results.passed.keys() | results.failed.keys()
            for test, ids in before.passed.items():
                if test not in now:
                    results.passed[test] = ids
            for test, ids in before.failed.items():
                if test not in now:
                    results.failed[test] = ids
        whole[name] = results
    there = {name: whole[name] for name in sorted(whole) if (root / name).is_file()}
    file = record_file(root)
    file.parent.mkdir(exist_ok=True)
    fresh = file.with_suffix(f".{os.getpid()}")
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(there), indent=1))
    fresh.replace(file)


def proofs(root: Path) -> Proofs:
    """The ids carried by a passing test and by no failing one."""
    whole, sources = load(root), sources_digest(root)
    current = {
        name: results
        for name, results in whole.items()
        if (root / name).is_file() and digest_of(root / name) == results.digest
    }
    passed = {id for results in current.values() for ids in results.passed.values() for id in ids}
    failed = {id for results in current.values() for ids in results.failed.values() for id in ids}
    old = sum(results.sources != sources for results in current.values())
    return Proofs(frozenset(passed - failed), ran=len(whole), changed=len(whole) - len(current), old=old)


def tally(game: str, proved: frozenset[str]) -> Tally:
    """Count a ledger by kind.

    >>> tally("whispers", frozenset({"W-001"})).proved
    1
    """
    kinds: dict[str, Count] = {}
    for rule in ledger(game).rules:
        count = kinds.get(rule.kind, Count())
        kinds[rule.kind] = Count(count.rules + 1, count.proved + (rule.id in proved))
    advice = kinds.pop(ADVICE, Count())
    components = kinds.pop(COMPONENT, Count())
    return Tally(
        rules=sum(count.rules for count in kinds.values()),
        proved=sum(count.proved for count in kinds.values()),
        advice=advice.rules,
        advice_proved=advice.proved,
        components=components.rules,
        components_proved=components.proved,
        kinds=kinds,
    )


def tallies(proved: frozenset[str]) -> dict[str, Tally]:
    return {game: tally(game, proved) for game in GAMES}
