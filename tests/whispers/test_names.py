"""The frame of the game names what is in the box in few places, and in no new ones.

A card, an item, a killer or a trait says in its own file what it does. Where the frame still names one, it
stands here; whoever moves it away takes it off the list.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from nightbell.games import whispers
from nightbell.games.whispers.content import CARDS, ITEMS, KILLERS, VICTIMS
from nightbell.games.whispers.plans import PLANS
from nightbell.games.whispers.traits import KILLER_TRAITS, VICTIM_TRAITS

HOME = Path(whispers.__file__).parent
CONTENT = {"content.py", "items.py", "plans.py", "traits.py", "victims.py", "printed.py", "options.py"}
BOX = {*CARDS, *ITEMS, *KILLERS, *VICTIMS, *PLANS, *VICTIM_TRAITS, *KILLER_TRAITS}
NAMED = {
    "atoms/cards.py": "self_challenge",
    "atoms/deeds.py": "george",
    "atoms/harm.py": "amulet dylan",
    "atoms/killer.py": "anna",
    "atoms/notes.py": "lie_wait marksman revolver",
    "atoms/things.py": "key",
    "deck.py": "devious",
    "doors.py": "barricade",
    "encounter.py": (
        "ammo execution george heroic longsword luck marksman martial molotov powder revolver "
        "secret_weapon silver_bullets stay strike_ambush strike_seal strike_trap survival toying "
        "whiskey william"
    ),
    "harm.py": "amulet deterrence dylan execution sly terrorising",
    "imagine.py": "key",
    "setup.py": "george key",
    "state.py": (
        "caleb chainsaw fatal huntress johnson life_drain maniac self_challenge suppressed unidentified"
    ),
    "steps.py": "heightened huntress immediate murderous",
    "turns.py": "anna george hurried intrepid key ophelia secret_map silent sleight",
    "whereabouts.py": "anna sophia william",
}


def frame() -> list[Path]:
    files = (file for file in HOME.rglob("*.py") if "killers" not in file.parts)
    return sorted(file for file in files if file.name not in CONTENT)


def named(file: Path) -> set[str]:
    tree = ast.parse(file.read_text())
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    words = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in told)
    return {str(word.value) for word in words if word.value in BOX}


@pytest.mark.parametrize("file", frame(), ids=lambda file: str(file.relative_to(HOME)))
def test_the_frame_names_nothing_new(file):
    assert named(file) == set(NAMED.get(str(file.relative_to(HOME)), "").split())
