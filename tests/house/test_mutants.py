"""The tool that puts faults into the rules: it knows where they lie, and they are really there."""

import ast
import runpy
from typing import Any

import pytest
from tools.mutants.asking import Loaded
from tools.mutants.faults import Places
from tools.mutants.felt import FELT, Feeler, Feeling
from tools.mutants.touched import Marking

RULES = '''
LIMIT = 3
"""Read once."""

def full(bag, keep=2):
    """How many are too many?"""
    if len(bag) > LIMIT and not keep:
        bag.clear()
    else:
        while len(bag) < 1:
            bag.append(0)
    return sorted(bag, key=lambda each: each + 1)
'''


def faults():
    places = Places("rules.py", RULES.encode())
    places.visit(ast.parse(RULES))
    return places.found


def test_every_fault_of_a_function_lies_at_a_statement_that_is_marked():
    spots: list[str] = []
    marked = Marking("rules.py", spots).visit(ast.parse(RULES))
    compile(marked, "rules.py", "exec")
    found = {fault.spot for fault in faults()}
    assert found - set(spots) == {""}
    assert [fault.text.strip() for fault in faults() if not fault.spot] == [
        "LIMIT = 3",
        "def full(bag, keep=2):",
    ]


def test_a_fault_is_put_into_a_module_that_is_loaded(tmp_path):
    file = tmp_path / "rules.py"
    file.write_text(RULES)
    full = runpy.run_path(str(file))["full"]
    assert full([]) == [0]
    [fault] = [each for each in faults() if each.text.strip() == "bag.append(0)" and each.kind == "constant"]
    Loaded().put_in(fault, tmp_path)
    assert full([]) == [1]


def test_a_step_with_a_lambda_of_its_own_is_left_out(tmp_path):
    file = tmp_path / "rules.py"
    file.write_text("def order(bag):\n    bag.sort(key=lambda each: -each)\n    return bag\n")
    order = runpy.run_path(str(file))["order"]
    assert order([1, 2]) == [2, 1]
    places = Places("rules.py", file.read_bytes())
    places.visit(ast.parse(file.read_bytes()))
    Loaded().put_in(places.found[0], tmp_path)
    assert order([1, 2]) == [1, 2]


JUDGED = """
def may_open(key, doors, strong):
    if len(doors) > 2 and key or strong and doors:
        return max(doors) - 1
    return any(door > 7 for door in doors)
"""


def felt_when(*given):
    """The faults that would be felt when this is asked, by what stands instead."""
    places = Places("rules.py", JUDGED.encode())
    places.visit(ast.parse(JUDGED))
    keys: list[str] = []
    felt: set[int] = set()
    tree = Feeling("rules.py", JUDGED.encode(), keys).visit(ast.parse(JUDGED))
    plain: dict[str, Any] = {}
    watched: dict[str, Any] = {FELT: Feeler(felt)}
    exec(compile(ast.parse(JUDGED), "rules.py", "exec"), plain)
    exec(compile(tree, "rules.py", "exec"), watched)
    assert watched["may_open"](*given) == plain["may_open"](*given)
    known = {keys[number] for number in felt}
    return {(each.kind, each.new.strip()) for each in places.found if each.key in known}


@pytest.mark.parametrize(
    ("given", "felt"),
    [
        ((False, (), False), {("name", "all")}),
        ((False, (9,), False), {("and", "or")}),
        ((False, (8,), False), {("and", "or"), ("constant", "8")}),
        ((False, (7, 9), False), {("and", "or"), ("comparison", ">="), ("name", "all")}),
        ((True, (1, 2), False), {("and", "or"), ("comparison", ">=")}),
        ((True, (1, 2, 3), False), {("constant", "3"), ("name", "min"), ("sign", "+"), ("or", "and")}),
    ],
)
def test_a_fault_is_felt_where_something_comes_out_differently(given, felt):
    assert felt_when(*given) == felt
