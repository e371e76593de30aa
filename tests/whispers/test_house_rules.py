"""How the rules are written: only atoms change the hunt, and the same position offers the same answers."""

import ast
from pathlib import Path

import pytest

import nightbell.games.whispers as whispers
from nightbell.engine import Table
from nightbell.games.whispers import RULES
from nightbell.games.whispers.content import CARDS, DEEDS, KILLERS, VICTIMS
from nightbell.games.whispers.items import ITEM_DEEDS
from nightbell.games.whispers.places import MAP_DEEDS
from nightbell.games.whispers.plans import PLAN_DEEDS
from nightbell.games.whispers.seen import View
from nightbell.games.whispers.state import Hunt
from nightbell.games.whispers.traits import TRAIT_DEEDS

FOLDER = Path(whispers.__file__).parent
BUILDERS = {"setup", "deal", "new_hunt"}
"""Functions that put a hunt together before it is played."""


def changes(file: Path) -> list[str]:
    """Where a function writes to the hunt, as `function: line`."""
    found = []
    for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef) and function.name not in BUILDERS:
            for node in ast.walk(function):
                if not isinstance(node, ast.Assign | ast.AugAssign):
                    continue
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                for target in targets:
                    inner = target.value if isinstance(target, ast.Subscript) else target
                    owner = inner.value if isinstance(inner, ast.Attribute) else None
                    if isinstance(owner, ast.Name) and owner.id == "hunt":
                        found.append(f"{function.name}: {node.lineno}")
    return found


def folder_and_name(file: Path) -> str:
    return f"{file.parent.name}-{file.stem}"


@pytest.mark.parametrize("file", sorted(FOLDER.rglob("*.py")), ids=folder_and_name)
def test_only_atoms_change_the_hunt(file):
    wrong = changes(file)
    if file.parent.name == "atoms":
        assert wrong or file.name == "__init__.py", "the search for changes finds none where all of them are"
    elif file.name not in ("imagine.py", "printed.py"):  # both fill in hunts of their own
        assert wrong == []


def test_every_deed_belongs_to_somebody():
    owned = [name for names in (*ITEM_DEEDS.values(), *MAP_DEEDS.values()) for name in names]
    owned += [name for table in (TRAIT_DEEDS, PLAN_DEEDS) for names in table.values() for name in names]
    owned += [name for person in VICTIMS.values() for name in person.deeds]
    owned += [name for killer in KILLERS.values() for name in killer.deeds]
    assert sorted(owned) == sorted(DEEDS)


def test_every_card_belongs_to_a_deck_of_thirteen():
    assert {card for killer in KILLERS.values() for card in killer.order} == set(CARDS)
    sizes = {name: len(killer.cards) for name, killer in KILLERS.items()}
    assert sizes.pop("unidentified") == 14
    assert set(sizes.values()) == {13}


def lines_of_play(table: Table[Hunt, View], depth: int) -> int:
    """How many ways the next so many answers can go."""
    if not table.open or depth == 0:
        return 1
    total = 0
    for seat, decision in table.open.items():
        for answer in decision.choice.listed():
            branch = table.copy()
            branch.answer(seat, answer)
            total += lines_of_play(branch, depth - 1)
    return total


@pytest.mark.parametrize(
    ("options", "counts"),
    [
        ({"players": 2}, [3, 17, 63, 169]),
        ({"players": 4, "map": "castle", "killer": "statues"}, [4, 12, 44, 108]),
        (
            {"players": 2, "map": "cabin", "killer": "werewolf", "victims": ["sophia", "george", "dylan"]},
            [3, 11, 37, 97],
        ),
    ],
)
def test_golden_counts_of_legal_answers(options, counts):
    table = Table(RULES, options, 1)
    assert [lines_of_play(table, depth) for depth in (1, 2, 3, 4)] == counts
