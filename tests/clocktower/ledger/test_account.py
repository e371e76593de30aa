"""The account of the ledger: a rule is carried by a test, or the page of what is left says why not."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from nightbell.rules import ADVICE, ledger

TESTS = Path(__file__).resolve().parents[2]
PAGE = TESTS.parent / "docs" / "clocktower-rules.md"
PLACES = ("clocktower/**/test_*.py", "server/test_town_*.py", "web/test_town_*.py")
"""Where the rules of the game, of its clock and talk, and of its screens are proved."""


def carried():
    """The ids in the markers of all tests of the game."""
    found: set[str] = set()
    for file in (file for place in PLACES for file in TESTS.glob(place)):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "rule":
                found |= {str(each.value) for each in node.args if isinstance(each, ast.Constant)}
    return found


def explained():
    """The ids in the first column of the page's tables."""
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| C-")]
    return {id for row in rows for id in re.findall(r"C-\d{3}", row.split("|")[1])}


def test_every_rule_is_proved_or_accounted_for():
    rules = {rule.id for rule in ledger("clocktower").rules if rule.kind != ADVICE}
    assert sorted(rules - carried() - explained()) == []
    assert sorted(carried() & explained()) == []
