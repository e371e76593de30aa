"""Which small faults there are: every place in the source where one token can be wrong."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
SWAPPED_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
SWAPPED_SIGNS: dict[type[ast.operator], str] = {ast.Add: "-", ast.Sub: "+"}
ALLOWED_ELSEWHERE = ("TYPE_CHECKING", "__all__", "__name__")
IN_MEMORY = ("gc", "lru_cache")
"""How something is kept in memory is no rule."""


def spot_of(file: str, node: ast.stmt | ast.Lambda) -> str:
    return f"{file}:{node.lineno}:{node.col_offset}"


def key_of(file: str, start: int, kind: str) -> str:
    return f"{file}:{start}:{kind}"


class Lines:
    """Where something stands in a source, in bytes."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.lines = source.split(b"\n")
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line) + 1)

    def at(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.at(node.lineno, node.col_offset)

    def after(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.at(node.end_lineno, node.end_col_offset)


@dataclass(frozen=True)
class Fault:
    """One change in one file. `spot` is where the innermost statement of a function (or lambda) around it
    begins; it is empty for what is read once, when the module is loaded."""

    file: str
    line: int
    spot: str
    kind: str
    start: int
    end: int
    new: str
    text: str
    """The line as it stands."""

    @property
    def key(self) -> str:
        return key_of(self.file, self.start, self.kind)

    @property
    def name(self) -> str:
        """No two of these sources have the same."""
        return f"{self.file}:{self.start}-{self.end}:{self.new}"

    def made_in(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]

    def can_be_read(self, source: bytes) -> bool:
        try:
            ast.parse(self.made_in(source))
        except SyntaxError:
            return False
        return True

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.kind}: {self.text.strip()}  →  {self.new}"


class Places(ast.NodeVisitor):
    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.lines = Lines(source)
        self.spot = ""
        self.found: list[Fault] = []

    def fault(self, node: ast.expr | ast.stmt, kind: str, new: str, start: int = -1, end: int = -1) -> None:
        self.found.append(
            Fault(
                self.file,
                node.lineno,
                self.spot,
                kind,
                start if start >= 0 else self.lines.start(node),
                end if end >= 0 else self.lines.after(node),
                new,
                self.lines.lines[node.lineno - 1].decode(),
            )
        )

    def between(self, left: ast.expr, right: ast.expr) -> str:
        return self.lines.source[self.lines.after(left) : self.lines.start(right)].decode()

    # ---- what is walked through

    def visit(self, node: ast.AST) -> None:
        if not self.spot or not isinstance(node, ast.stmt):
            super().visit(node)
        else:
            self.within(spot_of(self.file, node), [node])

    def within(self, spot: str, nodes: Sequence[ast.AST]) -> None:
        outside, self.spot = self.spot, spot
        for node in nodes:
            super().visit(node)
        self.spot = outside

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for each in (*node.decorator_list, *node.args.defaults, *node.args.kw_defaults):
            if each is not None:
                self.visit(each)
        for statement in node.body:
            self.within(spot_of(self.file, statement), [statement])

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.within(spot_of(self.file, node), [node.body])

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """What is asserted is promised to the type checker; a wrong promise is no rule."""

    def visit_If(self, node: ast.If) -> None:
        if not any(word in ast.unparse(node.test) for word in ALLOWED_ELSEWHERE):
            self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        """That two rows are of one length is a promise, too."""
        if node.arg not in IN_MEMORY and ast.unparse(node) != "strict=True":
            self.generic_visit(node)

    # ---- what can be wrong

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant) or ast.unparse(node.value) == "(yield from ())":
            return
        if self.spot and isinstance(node.value, ast.Yield | ast.YieldFrom):
            self.fault(node, "a step left out", "if False: yield")
        elif self.spot and isinstance(node.value, ast.Call):
            self.fault(node, "a step left out", "pass")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            if not {*"()"} & {*self.between(left, right)}:
                new = COMPARISONS[type(operator)]
                self.fault(node, "comparison", f" {new} ", self.lines.after(left), self.lines.start(right))
            left = right
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            between = self.between(left, right)
            if between.count(old) == 1:
                place = self.lines.after(left) + between.index(old)
                self.fault(node, old, new, place, place + len(old))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            span = slice(self.lines.start(node.operand), self.lines.after(node.operand))
            self.fault(node, "not", f"({self.lines.source[span].decode()})")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        new = SWAPPED_SIGNS.get(type(node.op))
        if new and self.between(node.left, node.right).strip() in ("+", "-"):
            start, end = self.lines.after(node.left), self.lines.start(node.right)
            self.fault(node, "sign", f" {new} ", start, end)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.fault(node, "constant", str(not node.value))
        elif isinstance(node.value, int):
            self.fault(node, "constant", str(node.value + 1))

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in IN_MEMORY:
            return
        if isinstance(node.func, ast.Name) and node.func.id in SWAPPED_NAMES:
            self.fault(node.func, "name", SWAPPED_NAMES[node.func.id])
        self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """What is written for a person to read."""


def faults_in(root: Path, game: str) -> Iterator[Fault]:
    """All faults that can be made in the rules of a game, file by file."""
    folder = root / "src" / "nightbell" / "games" / game
    for file in sorted(folder.rglob("*.py")):
        source = file.read_bytes()
        places = Places(str(file.relative_to(root)), source)
        places.visit(ast.parse(source))
        yield from places.found
