"""The frame of the game names nothing of what is in the box but the key, which the game is about.

A victim, a trait, a plan, an item, a killer or a card says in its own file what it does; see `moments`.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from nightbell.engine import Moment
from nightbell.games import whispers
from nightbell.games.whispers import moments
from nightbell.games.whispers.content import CARDS, ITEMS, KILLERS, VICTIMS
from nightbell.games.whispers.plans import PLANS
from nightbell.games.whispers.traits import KILLER_TRAITS, VICTIM_TRAITS

HOME = Path(whispers.__file__).parent
CONTENT = {"content.py", "items.py", "plans.py", "traits.py", "victims.py", "printed.py", "options.py"}
BOX = {*CARDS, *ITEMS, *KILLERS, *VICTIMS, *PLANS, *VICTIM_TRAITS, *KILLER_TRAITS}
WORDS = {
    "atoms/things.py": "key",
    "doors.py": "barricade",
    "encounter.py": "stay",
}
"""A clue, a question about a door and an answer of whoever does not flee, which are called as pieces are."""


def frame() -> list[Path]:
    files = (file for file in HOME.rglob("*.py") if "killers" not in file.parts)
    return sorted(file for file in files if file.name not in CONTENT)


def named(file: Path) -> set[str]:
    tree = ast.parse(file.read_text())
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    words = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in told)
    return {str(word.value) for word in words if word.value in BOX}


@pytest.mark.parametrize("file", frame(), ids=lambda file: str(file.relative_to(HOME)))
def test_the_frame_names_nothing_in_the_box(file):
    assert named(file) == set(WORDS.get(str(file.relative_to(HOME)), "").split())


def test_whoever_speaks_at_a_moment_is_in_the_box():
    spoken = {piece for each in vars(moments).values() if isinstance(each, Moment) for piece in each}

    assert spoken <= BOX
