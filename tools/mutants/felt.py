"""Which faults would be felt: a condition with another number, comparison, `and` or sign comes to something
else only now and then. Modules are compiled so that such places note when that is the case, while they come
to what they always did. A test in which a fault is never felt cannot notice it.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from tools.mutants.faults import SWAPPED_NAMES, Lines, key_of

FELT = "_mutants_felt"
Does = Callable[..., object]
Swap = tuple[Does, Does]
ORDERED: dict[str, Swap] = {
    "Lt": (operator.lt, operator.le),
    "LtE": (operator.le, operator.lt),
    "Gt": (operator.gt, operator.ge),
    "GtE": (operator.ge, operator.gt),
}
EQUAL: dict[str, Swap] = {"Eq": (operator.eq, operator.ne), "NotEq": (operator.ne, operator.eq)}
COMPARED = {**ORDERED, **EQUAL}
SWAPPED: dict[str, Does] = {"min": max, "max": min, "any": all, "all": any}
UNCHANGED: dict[str, Does] = {"min": min, "max": max, "any": any, "all": all}
CHANGES = ("pop", "chance", "_take")
"""Whoever calls these changes something, or draws a lot."""
NONE = -1


class Feeler:
    """What stands in the modules instead of those places. `extra`: inside of what is only tried."""

    def __init__(self, felt: set[int]) -> None:
        self.felt = felt
        self.extra = 0

    def unsure(self, id: int) -> bool:
        return id != NONE and not self.extra and id not in self.felt

    def tried(self, id: int, came: object, otherwise: Callable[[], object]) -> None:
        """Whatever cannot be done at all is felt, too."""
        self.extra += 1
        try:
            if differs(came, otherwise()):
                self.felt.add(id)
        except Exception:
            self.felt.add(id)
        finally:
            self.extra -= 1

    def compared(self, name: str, left: object, right: object, swap: int, one: int, other: int) -> object:
        does, swapped = COMPARED[name]
        came = does(left, right)
        if self.unsure(swap):
            self.tried(swap, came, lambda: swapped(left, right))
        if self.unsure(one):
            self.tried(one, came, lambda: does(operator.add(left, 1), right))
        if self.unsure(other):
            self.tried(other, came, lambda: does(left, operator.add(right, 1)))
        return came

    def joined(
        self, every: bool, is_test: bool, ids: tuple[int, ...], *parts: Callable[[], object]
    ) -> object:
        known: dict[int, object] = {}

        def value(part: int) -> object:
            if part not in known:
                known[part] = parts[part]()
            return known[part]

        came = chained(value, [every] * len(ids))
        judged = bool if is_test else same
        for place, id in enumerate(ids):
            if self.unsure(id):
                signs = [every != (place == other) for other in range(len(ids))]
                self.tried(id, judged(came), partial(joined_by, value, signs, judged))
        return came

    def kept(self, keep: Does, value: object) -> object:
        """What is only tried is not kept for an effect that is taken up again."""
        return value if self.extra else keep(value)

    def added(self, plus: bool, left: object, right: object, id: int) -> object:
        does, swapped = (operator.add, operator.sub) if plus else (operator.sub, operator.add)
        came = does(left, right)
        if self.unsure(id):
            self.tried(id, came, lambda: swapped(left, right))
        return came

    def called(self, name: str, id: int, *args: object, **named: object) -> object:
        if len(args) != 1 or not isinstance(args[0], Iterable):
            came = UNCHANGED[name](*args, **named)
            if self.unsure(id):
                self.tried(id, came, lambda: SWAPPED[name](*args, **named))
            return came
        seen: list[object] = []
        rest = iter(args[0])
        came = UNCHANGED[name](remembered(rest, seen), **named)
        if self.unsure(id):
            self.tried(id, came, lambda: SWAPPED[name]([*seen, *rest], **named))
        return came


def same(value: object) -> object:
    return value


def joined_by(value: Callable[[int], object], ands: list[bool], judged: Callable[[object], object]) -> object:
    return judged(chained(value, ands))


def differs(one: object, other: object) -> bool:
    return type(one) is not type(other) or bool(one != other)


def remembered(items: Iterator[object], seen: list[object]) -> Iterator[object]:
    for item in items:
        seen.append(item)
        yield item


def chained(value: Callable[[int], object], ands: list[bool]) -> object:
    """What operands come to that are joined by these: `and` binds more tightly than `or`."""
    came = value(0)
    for place, is_and in enumerate(ands, start=1):
        if is_and:
            if came:
                came = value(place)
            continue
        if came:
            return came
        came = value(place)
    return came


class Feeling(ast.NodeTransformer):
    """Puts the feelers in. `keys`: the faults by number."""

    def __init__(self, file: str, source: bytes, keys: list[str]) -> None:
        self.file = file
        self.lines = Lines(source)
        self.keys = keys
        self.tests: set[ast.expr] = set()
        self.inside = False

    def number(self, kind: str, start: int) -> ast.Constant:
        self.keys.append(key_of(self.file, start, kind))
        return ast.Constant(len(self.keys) - 1)

    def call(
        self, node: ast.expr, method: str, *args: ast.expr, keywords: Iterable[ast.keyword] = ()
    ) -> ast.Call:
        feeler = ast.Attribute(ast.Name(FELT, ast.Load()), method, ast.Load())
        made = ast.copy_location(ast.Call(feeler, [*args], [*keywords]), node)
        return ast.fix_missing_locations(made)

    # ---- what is walked through

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        outside, self.inside = self.inside, True
        node.body = [self.visit(statement) for statement in node.body]
        self.inside = outside
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.Lambda:
        outside, self.inside = self.inside, True
        node.body = self.visit(node.body)
        self.inside = outside
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.JoinedStr:
        return node

    def visit_Assert(self, node: ast.Assert) -> ast.Assert:
        return node

    def visit_If(self, node: ast.If) -> ast.AST:
        return self.with_test(node)

    def visit_While(self, node: ast.While) -> ast.AST:
        return self.with_test(node)

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        return self.with_test(node)

    def with_test(self, node: ast.If | ast.While | ast.IfExp) -> ast.AST:
        self.tests.add(node.test)
        return self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        self.tests.update(node.ifs)
        return self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        if isinstance(node.op, ast.Not):
            self.tests.add(node.operand)
        return self.generic_visit(node)

    # ---- what can be felt

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        name = type(node.ops[0]).__name__
        if not self.inside or len(node.ops) > 1 or name not in COMPARED:
            return self.generic_visit(node)
        left, right = node.left, node.comparators[0]
        swap: ast.expr = ast.Constant(NONE)
        if name in ORDERED:
            swap = self.number("comparison", self.lines.after(left))
        numbers = [
            self.number("constant", self.lines.start(side)) if is_number(side) else ast.Constant(NONE)
            for side in (left, right)
        ]
        if all(isinstance(each, ast.Constant) and each.value == NONE for each in (swap, *numbers)):
            return self.generic_visit(node)
        return self.call(
            node, "compared", ast.Constant(name), self.visit(left), self.visit(right), swap, *numbers
        )

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        is_test = node in self.tests
        if is_test:
            self.tests.update(node.values)
        if not self.inside or not all(map(can_wait, node.values)):
            return self.generic_visit(node)
        kind = "and" if isinstance(node.op, ast.And) else "or"
        ids = []
        for left, right in zip(node.values, node.values[1:], strict=False):
            start = self.lines.after(left)
            between = self.lines.source[start : self.lines.start(right)].decode()
            ids.append(self.number(kind, start + between.find(kind)))
        parts = [Waiting(NOTHING, self.visit(value)) for value in node.values]
        flags = (ast.Constant(kind == "and"), ast.Constant(is_test), ast.Tuple([*ids], ast.Load()))
        return self.call(node, "joined", *flags, *parts)

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        if not self.inside or not isinstance(node.op, ast.Add | ast.Sub):
            return self.generic_visit(node)
        id = self.number("sign", self.lines.after(node.left))
        plus = ast.Constant(isinstance(node.op, ast.Add))
        return self.call(node, "added", plus, self.visit(node.left), self.visit(node.right), id)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        if self.inside and isinstance(node.func, ast.Name) and node.func.id == "keep":
            return self.call(node, "kept", node.func, *(self.visit(each) for each in node.args))
        if not self.inside or not isinstance(node.func, ast.Name) or node.func.id not in SWAPPED_NAMES:
            return self.generic_visit(node)
        id = self.number("name", self.lines.start(node.func))
        name = ast.Constant(node.func.id)
        args = [self.visit(each) for each in node.args]
        return self.call(
            node, "called", name, id, *args, keywords=[self.visit(each) for each in node.keywords]
        )


class Waiting(ast.Lambda):
    """An operand. It is visited as no lambda of the rules."""


NOTHING = ast.arguments(posonlyargs=[], args=[], kwonlyargs=[], kw_defaults=[], defaults=[])


def is_number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def can_wait(node: ast.expr) -> bool:
    """Whether it can be put into a function of its own, and be tried without harm: sweeps note whatever of a
    role, card or haunt is called (`moment[role](…)`)."""
    return not any(
        isinstance(each, ast.Yield | ast.YieldFrom | ast.NamedExpr)
        or (isinstance(each, ast.Call) and isinstance(each.func, ast.Subscript))
        or (isinstance(each, ast.Name) and each.id == "super")
        or (isinstance(each, ast.Attribute) and each.attr in CHANGES)
        or (isinstance(each, ast.Name) and each.id in CHANGES)
        for each in ast.walk(node)
    )
