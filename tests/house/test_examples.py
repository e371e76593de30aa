"""The examples in docstrings say what happens.

Modules with examples are found by their text: pytest's own way would import and search every module there is,
in every process that runs tests.
"""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src"
SHOWING = [
    ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
    for file in sorted(SOURCES.rglob("*.py"))
    if ">>> " in file.read_text("utf-8")
]


@pytest.mark.parametrize("module", SHOWING)
def test_examples_show_what_happens(module: str) -> None:
    went = doctest.testmod(import_module(module))
    assert went.attempted and not went.failed
