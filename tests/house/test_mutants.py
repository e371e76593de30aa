"""The tool that puts faults into the rules: it knows where they lie, and they are really there."""

import ast
import runpy

from tools.mutants.asking import Loaded
from tools.mutants.faults import Places
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
