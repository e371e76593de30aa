"""Which statements of a game each test touches, and how long the test takes.

The modules of the game are compiled with a mark before every statement of their functions, so that this costs
little more than the tests themselves.
"""

from __future__ import annotations

import ast
import builtins
import functools
import gc
import time
from collections import defaultdict
from collections.abc import Generator, Iterable, Set
from pathlib import Path
from types import CodeType

import msgspec
import pytest

from nightbell import rules
from tools.mutants.faults import Fault, spot_of
from tools.mutants.felt import FELT, Feeler, Feeling

MARKS = "_mutants_marks"
GAMES = frozenset(rules.GAMES)


class Touched(msgspec.Struct):
    """`at`: for each spot the tests that touch it, as the bits of a number. `early`: spots that are touched
    before any test, when the modules are loaded. `felt`: for each fault that could be felt, the tests in
    which it would be (`felt.py`)."""

    tests: list[str]
    seconds: list[float]
    at: dict[str, str]
    early: list[str]
    felt: dict[str, str]
    failed: list[str]
    """Tests that fail even without a fault; they are not asked."""

    def never_felt(self, fault: Fault) -> bool:
        """Whether there is no test in which anything could be different."""
        return bool(fault.spot) and fault.spot not in self.early and not self.touching(fault)

    def touching(self, fault: Fault) -> list[int]:
        """Tests in which it could be noticed, the quickest first."""
        bits = int(self.felt.get(fault.key, self.at.get(fault.spot, "0")), 16)
        return self.quickest([test for test in range(len(self.tests)) if bits >> test & 1])

    def touching_file(self, file: str) -> list[int]:
        return self.touching_any(spot for spot in self.at if spot.startswith(f"{file}:"))

    def touching_lines(self, lines: Set[str]) -> list[int]:
        return self.touching_any(spot for spot in self.at if spot.rpartition(":")[0] in lines)

    def touching_any(self, spots: Iterable[str]) -> list[int]:
        bits = 0
        for spot in spots:
            bits |= int(self.at[spot], 16)
        return self.quickest([test for test in range(len(self.tests)) if bits >> test & 1])

    def quickest(self, tests: list[int]) -> list[int]:
        return sorted(tests, key=lambda test: (self.seconds[test], self.tests[test]))


class Marking(ast.NodeTransformer):
    """Puts a mark before every statement of functions, and into every lambda."""

    def __init__(self, file: str, spots: list[str]) -> None:
        self.file = file
        self.spots = spots

    def mark(self, node: ast.stmt | ast.Lambda) -> ast.expr:
        self.spots.append(spot_of(self.file, node))
        made = ast.parse(f"{MARKS}.add({len(self.spots) - 1})", mode="eval").body
        for each in ast.walk(made):
            ast.copy_location(each, node)
        return made

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self.generic_visit(node)
        self.mark_all(node, in_function=True)
        return node

    def mark_all(self, node: ast.AST, in_function: bool = False) -> None:
        for name, value in ast.iter_fields(node):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                setattr(node, name, self.marked(value, in_function and name == "body"))
            for inner in value if isinstance(value, list) else [value]:
                if isinstance(inner, ast.match_case | ast.ExceptHandler):
                    self.mark_all(inner)

    def marked(self, body: list[ast.stmt], may_be_docstring: bool) -> list[ast.stmt]:
        out: list[ast.stmt] = []
        for number, statement in enumerate(body):
            if not isinstance(statement, ast.FunctionDef | ast.ClassDef):
                self.mark_all(statement)
            docstring = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
            if not (docstring and may_be_docstring and number == 0):
                out.append(ast.copy_location(ast.Expr(self.mark(statement)), statement))
            out.append(statement)
        return out

    def visit_Lambda(self, node: ast.Lambda) -> ast.Lambda:
        self.generic_visit(node)
        node.body = ast.copy_location(ast.BoolOp(ast.Or(), [self.mark(node), node.body]), node.body)
        return node


class Watch:
    """A plugin of pytest."""

    def __init__(self, root: Path, game: str, out: Path) -> None:
        self.root = root
        self.game = game
        self.home = root / "src" / "nightbell" / "games" / game
        self.out = out
        self.spots: list[str] = []
        self.marks: set[int] = set()
        self.keys: list[str] = []
        self.felt: set[int] = set()
        self.early: set[int] = set()
        self.found: list[tuple[str, float, set[int], set[int]]] = []
        self.failed: set[str] = set()
        self.remembering: list[functools._lru_cache_wrapper[object]] = []

    def code(self, file: Path) -> CodeType | None:
        """The module with marks; `None` for what is no rule of the game."""
        if not file.is_relative_to(self.home):
            return None
        name, source = str(file.relative_to(self.root)), file.read_bytes()
        tree = Feeling(name, source, self.keys).visit(ast.parse(source))
        tree = Marking(name, self.spots).visit(tree)
        vars(builtins).update({MARKS: self.marks, FELT: Feeler(self.felt)})
        return compile(tree, str(file), "exec", dont_inherit=True)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Recordings of other games have nothing to say."""
        items[:] = [item for item in items if not self.of_another(item.name)]

    def of_another(self, name: str) -> bool:
        return name.partition("[")[2].partition("/")[0].rstrip("]") in GAMES - {self.game}

    def pytest_collection_finish(self) -> None:
        self.early = set(self.marks)
        self.remembering = [
            each for each in gc.get_objects() if isinstance(each, functools._lru_cache_wrapper)
        ]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        for each in self.remembering:
            if each.__module__.startswith("nightbell.games"):
                each.cache_clear()
        self.marks.clear()
        self.felt.clear()
        before = time.process_time()
        try:
            return (yield)
        finally:
            self.found.append((item.nodeid, time.process_time() - before, {*self.marks}, {*self.felt}))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        good = [each for each in self.found if each[0] not in self.failed]
        at, felt = by_mark([marks for *_, marks, _ in good]), by_mark([felt for *_, felt in good])
        touched = Touched(
            [test for test, *_ in good],
            [seconds for _, seconds, *_ in good],
            {self.spots[mark]: f"{some:x}" for mark, some in at.items()},
            [self.spots[mark] for mark in sorted(self.early)],
            {key: f"{felt[number]:x}" for number, key in enumerate(self.keys)},
            sorted(self.failed),
        )
        self.out.write_bytes(msgspec.json.encode(touched))


def by_mark(tests: list[set[int]]) -> defaultdict[int, int]:
    """The tests of every mark, as the bits of a number."""
    bits: defaultdict[int, int] = defaultdict(int)
    for number, marks in enumerate(tests):
        for mark in marks:
            bits[mark] |= 1 << number
    return bits
