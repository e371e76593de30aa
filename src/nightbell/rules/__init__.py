"""The rule ledgers: every statement of the three rulebooks, numbered, each with the check that proves it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
import yaml

from nightbell import text

GAMES = ("whispers", "clocktower", "betrayal")
ADVICE = "advice"
"""The kind of entries that recommend rather than rule; they are counted apart."""
COMPONENT = "component"
"""The kind of entries that only count what lies in the box; they are counted apart too."""

_BY_LETTER = {"W": "whispers", "C": "clocktower", "B": "betrayal"}


class Conflict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two statements that rub against each other, and which reading is played."""

    type: str
    ruling: str
    other: str = msgspec.field(name="with")


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    section: str
    line: int
    rule: str
    check: str
    kind: str
    conflict: tuple[Conflict, ...] = ()


class Gap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that the source leaves open; no test proves it under a rule id."""

    line: int
    text: str


class LineWithoutRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    line: int
    why: str


class Ledger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ledger: str
    source: str
    source_lines: int
    rule_count: int
    conflict_types: dict[str, str]
    rules: tuple[Rule, ...]
    gaps: tuple[Gap, ...]
    lines_without_rules: tuple[LineWithoutRule, ...]


class Wording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ledger's headings and statements in another language than the ledger's own, which is English."""

    sections: dict[str, str]
    rules: dict[str, str]


@cache
def ledger(game: str) -> Ledger:
    """The ledger of one of `GAMES`.

    >>> ledger("whispers").rules[0].id
    'W-001'
    """
    return msgspec.convert(_read(files(__package__).joinpath(f"{game}.yaml")), Ledger)


@cache
def worded(game: str, lang: str) -> Wording | None:
    """A ledger in a language, if the language has it; otherwise the ledger's own words stand."""
    file = files(text).joinpath(lang, "rules", f"{game}.yaml")
    return msgspec.convert(_read(file), Wording) if file.is_file() else None


def _read(file: Traversable) -> object:
    return yaml.load(file.read_text(encoding="utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader))


@cache
def _by_id(game: str) -> dict[str, Rule]:
    return {rule.id: rule for rule in ledger(game).rules}


def rule(id: str) -> Rule | None:
    """The rule with this id, or None if no ledger has it."""
    game = _BY_LETTER.get(id.partition("-")[0])
    return _by_id(game).get(id) if game else None


def statement(rule: Rule, lang: str) -> str:
    """What a rule says, in the language of whoever asks."""
    said = worded(_BY_LETTER[rule.id[0]], lang)
    return said.rules[rule.id] if said else rule.rule


def heading(rule: Rule, lang: str) -> str:
    """The title over a rule, in the language of whoever asks."""
    said = worded(_BY_LETTER[rule.id[0]], lang)
    return said.sections[rule.section] if said else rule.section
