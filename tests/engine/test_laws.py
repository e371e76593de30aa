"""The laws that types cannot check, read off the source of every game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "src" / "nightbell" / "games"
SOURCES = sorted(GAMES.rglob("*.py"))
CHANGES = {"append", "extend", "insert", "pop", "popitem", "remove", "clear", "update", "setdefault"}
FOREIGN = {"random", "time", "datetime", "uuid", "secrets", "os", "socket", "asyncio", "threading"}
BANNED_CALLS = {"hash", "id", "open", "print", "input"}


def name(path: Path) -> str:
    return str(path.relative_to(GAMES))


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_rules_know_no_clock_and_no_chance_but_their_own(path):
    for node in ast.walk(ast.parse(path.read_text())):
        roots: set[str] = set()
        if isinstance(node, ast.Import):
            roots = {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            roots = {(node.module or "").split(".")[0]}
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in BANNED_CALLS, f"{node.func.id}() at line {node.lineno}"
        assert not roots & FOREIGN, f"an import of {roots & FOREIGN}"


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_only_atoms_change_state(path):
    """State is changed in `carry_out`, and in what stands beside it in the atoms' own modules, nowhere else.

    A State may have methods that change it, for an index to be kept up; calling one counts as a change.
    """
    if path.stem == "atoms" or path.parent.name == "atoms":
        return
    states = state_classes()
    assert list(raw_changes(ast.parse(path.read_text()), set(states), changers(states))) == []


def test_the_check_itself_sees_a_raw_change():
    effect = "def f(town: Town) -> Effect[None]:\n    town.seats[0].alive = False\n    town.dead.append(3)\n"
    atom = "class Kill:\n    def carry_out(self, town: Town) -> None:\n        town.dead.append(3)\n"
    method = "class Town(State):\n    def bury(self) -> None:\n        self.dead.append(3)\n"
    call = "def f(town: Town) -> Effect[None]:\n    town.bury()\n"
    assert list(raw_changes(ast.parse(effect), {"Town"}, set())) == [
        "f changes town in line 2",
        "f changes town in line 3",
    ]
    assert list(raw_changes(ast.parse(atom), {"Town"}, set())) == []
    bury = changers(
        {"Town": [node for node in ast.walk(ast.parse(method)) if isinstance(node, ast.ClassDef)]}
    )
    assert list(raw_changes(ast.parse(call), {"Town"}, bury)) == ["f changes town in line 2"]
    assert set(state_classes()) >= {"Hunt", "Town", "House"}


@cache
def state_classes() -> dict[str, list[ast.ClassDef]]:
    """The games' State classes, by name."""
    found: dict[str, list[ast.ClassDef]] = {}
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef) and any(named(base) == "State" for base in node.bases):
                found.setdefault(node.name, []).append(node)
    return found


def changers(states: dict[str, list[ast.ClassDef]]) -> set[str]:
    """The methods of State classes that change the State."""
    return {
        method.name
        for classes in states.values()
        for each in classes
        for method in each.body
        if isinstance(method, ast.FunctionDef)
        and any("self" in changed_roots(node, set()) for node in ast.walk(method))
    }


def raw_changes(tree: ast.Module, states: set[str], changing: set[str]) -> Iterator[str]:
    """Changes to an argument that is a State, outside atoms."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name != "carry_out":
            held = {arg.arg for arg in node.args.args if arg.annotation and named(arg.annotation) in states}
            for part in ast.walk(node):
                for root in changed_roots(part, changing):
                    if root in held:
                        yield f"{node.name} changes {root} in line {part.lineno}"  # type: ignore[attr-defined]


def changed_roots(node: ast.AST, changing: set[str]) -> Iterator[str]:
    """The names at the root of everything that one statement assigns to, deletes or calls a change on."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign | ast.Delete):
        targets = node.targets
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        targets = [node.target]
    elif (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in CHANGES | changing
    ):
        targets = [node.func]
    for target in targets:
        root = target
        while isinstance(root, ast.Attribute | ast.Subscript):
            root = root.value
        if root is not target and isinstance(root, ast.Name):
            yield root.id


def named(base: ast.expr) -> str:
    if isinstance(base, ast.Constant):
        return str(base.value)
    return base.id if isinstance(base, ast.Name) else ""
