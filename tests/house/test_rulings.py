"""Every ruling on a role of Clocktower is the id of a test, and no test carries an id that is none."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.data import printed

STORIES = Path(__file__).parents[1]


def carried() -> Iterator[str]:
    """The ids on the tests of the game."""
    texts = (file.read_text(encoding="utf-8") for file in STORIES.rglob("test_*.py"))
    for text in texts:
        for node in ast.walk(ast.parse(text)) if "mark.ruling" in text else ():
            match node:
                case ast.Call(func=ast.Attribute(attr="ruling"), args=args):
                    yield from (str(each.value) for each in args if isinstance(each, ast.Constant))


def test_every_ruling_is_carried_by_a_test() -> None:
    rulings = printed("clocktower_rulings")
    wanted = {f"{role}.{id}" for role, ids in rulings.items() for id in ids.split()}
    assert len(wanted) == 919
    found = set(carried())
    assert sorted(found - wanted) == []
    assert sorted(wanted - found) == []
