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
    """An effect that is not an atom neither changes State nor calls a plain function or method that does.

    Plain functions may: atoms are made of them, and so are setting up and imagining.
    """
    assert list(raw_changes(ast.parse(path.read_text()), state_classes(), changers(game_of(path)))) == []


def test_the_check_itself_sees_a_raw_change():
    raw = "def f(town: Town) -> Effect[None]:\n    town.seats[0].alive = False\n    town.dead.append(3)\n"
    atom = "class Kill:\n    def carry_out(self, town: Town) -> Effect[None]:\n        town.dead.append(3)\n"
    calls = "def f(town: Town) -> Effect[None]:\n    bury(town)\n    town.shroud()\n"
    two = ["f changes town in line 2", "f changes town in line 3"]
    assert list(raw_changes(ast.parse(raw), {"Town"}, set())) == two
    assert list(raw_changes(ast.parse(atom), {"Town"}, set())) == []
    assert list(raw_changes(ast.parse(calls), {"Town"}, {"bury", "shroud"})) == two
    assert state_classes() >= {"Hunt", "Town", "House"}
    assert all(changers(game) for game in ("whispers", "clocktower", "betrayal"))


@cache
def state_classes() -> set[str]:
    """The names of the games' State classes."""
    return {
        node.name
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ClassDef) and any(named(base) == "State" for base in node.bases)
    }


@cache
def changers(game: str) -> set[str]:
    """The plain functions and methods of a game that change its State, directly or through another."""
    states = state_classes()
    plain = []
    for path in (GAMES / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            inside = node.name if isinstance(node, ast.ClassDef) else ""
            for child in ast.iter_child_nodes(node):
                if isinstance(child, ast.FunctionDef) and not is_effect(child) and child.name != "carry_out":
                    plain.append((child, held_in(child, states) | ({"self"} if inside in states else set())))
    found: set[str] = set()
    while True:
        more = {
            function.name
            for function, held in plain
            if any(root in held for part in ast.walk(function) for root in changed_roots(part, found))
        }
        if more <= found:
            return found
        found |= more


def raw_changes(tree: ast.Module, states: set[str], changing: set[str]) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name != "carry_out" and is_effect(node):
            held = held_in(node, states)
            for part in ast.walk(node):
                for root in changed_roots(part, changing):
                    if root in held:
                        yield f"{node.name} changes {root} in line {part.lineno}"  # type: ignore[attr-defined]


def game_of(path: Path) -> str:
    return path.relative_to(GAMES).parts[0]


def is_effect(function: ast.FunctionDef) -> bool:
    returns = function.returns
    return isinstance(returns, ast.Subscript) and named(returns.value) == "Effect"


def held_in(function: ast.FunctionDef, states: set[str]) -> set[str]:
    """The arguments of a function that are States."""
    return {arg.arg for arg in function.args.args if arg.annotation and named(arg.annotation) in states}


def changed_roots(node: ast.AST, changing: set[str]) -> Iterator[str]:
    """The names at the root of everything that one statement assigns to, deletes, or hands to a change."""
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
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in changing:
        yield from (arg.id for arg in node.args if isinstance(arg, ast.Name))
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
