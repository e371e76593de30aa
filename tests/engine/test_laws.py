"""The laws that types cannot check, read off the source of every game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "src" / "nightbell" / "games"
SOURCES = sorted(GAMES.rglob("*.py"))
CHANGES = {"append", "extend", "insert", "pop", "popitem", "remove", "clear", "update", "setdefault"}
FOREIGN = {"random", "time", "datetime", "uuid", "secrets", "os", "socket", "asyncio", "threading"}


def name(path: Path) -> str:
    return str(path.relative_to(GAMES))


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_rules_know_no_clock_and_no_chance_but_their_own(path):
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            roots = {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            roots = {(node.module or "").split(".")[0]}
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in {"hash", "id", "open", "print", "input"}, (
                f"{node.func.id}() at {node.lineno}"
            )
            continue
        else:
            continue
        assert not roots & FOREIGN, f"line {node.lineno} imports {roots & FOREIGN}"


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_only_atoms_change_state(path):
    """Outside `carry_out` no function that is handed a State may assign to it or call what changes a list."""
    for function, states in functions(ast.parse(path.read_text())):
        for node in own_nodes(function):
            changed = list(changed_roots(node))
            for root in changed:
                assert root not in states, (
                    f"{function.name} changes State at line {node.lineno}, outside an atom"
                )


def functions(tree: ast.Module) -> Iterator[tuple[ast.FunctionDef, set[str]]]:
    """Every function but atoms, with the names of its arguments that are annotated with a game's State."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and is_effect(node):
            states = {
                arg.arg
                for arg in node.args.args
                if isinstance(arg.annotation, ast.Name) and arg.annotation.id in STATES
            }
            yield node, states


STATES = {"Town", "House", "Mansion", "State", "Night"}


def is_effect(function: ast.FunctionDef) -> bool:
    """An effect outside an atom: annotated as one and not `carry_out`."""
    returns = function.returns
    return (
        function.name != "carry_out"
        and isinstance(returns, ast.Subscript)
        and isinstance(returns.value, ast.Name)
        and returns.value.id == "Effect"
    )


def own_nodes(function: ast.FunctionDef) -> Iterator[ast.stmt | ast.expr]:
    for node in ast.walk(function):
        if isinstance(node, ast.stmt | ast.expr):
            yield node


def changed_roots(node: ast.stmt | ast.expr) -> Iterator[str]:
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        targets = [node.target]
    elif isinstance(node, ast.Delete):
        targets = node.targets
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
        targets = [node.func]
    for target in targets:
        if isinstance(target, ast.Attribute | ast.Subscript):
            root: ast.expr = target
            while isinstance(root, ast.Attribute | ast.Subscript):
                root = root.value
            if isinstance(root, ast.Name):
                yield root.id


def test_the_check_itself_sees_a_raw_change():
    raw = "def f(town: Town) -> Effect[None]:\n    town.seats[0].alive = False\n    town.dead.append(3)\n"
    found = [
        root
        for function, states in functions(ast.parse(raw))
        for node in own_nodes(function)
        for root in changed_roots(node)
        if root in states
    ]
    assert found == ["town", "town"]
