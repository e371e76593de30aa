"""Which code a game was played by.

Two prints, for two questions. `fingerprint` is made of what the sources *mean*: a comment, a docstring or the
layout may change without changing it, so it answers "would this code play the same?" with yes or perhaps.
`stamp` is made of every byte and of Python itself: what was pickled by one stamp is opened by no other.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

PRINT_BYTES = 8


@cache
def fingerprint(*packages: str) -> str:
    """The meaning of all sources of these packages, in sixteen letters; the same on every Python.

    >>> fingerprint("nightbell.engine") == fingerprint("nightbell.engine")
    True
    """
    return _printed(packages).hexdigest()


@cache
def _printed(packages: tuple[str, ...]) -> blake2b:
    """The print of several packages goes on where that of all but the last ended: the engine is read once."""
    if not packages:
        return blake2b(digest_size=PRINT_BYTES)
    printed, package = _printed(packages[:-1]).copy(), packages[-1]
    for name, source in _sources(package):
        printed.update(f"\n{package}/{name}\n".encode())
        for word in _meaning(ast.parse(source)):
            printed.update(word.encode())
    return printed


@cache
def stamp(package: str) -> str:
    """Every byte of a package's sources, and the Python that runs them."""
    printed = blake2b(sys.version.encode(), digest_size=PRINT_BYTES)
    for name, source in _sources(package):
        printed.update(f"\n{name}\n".encode())
        printed.update(source)
    return printed.hexdigest()


def meaning_of(source: str) -> str:
    """What a piece of source says, whatever it looks like.

    >>> meaning_of("x = 1  # one") == meaning_of("x = (1)")
    True
    >>> meaning_of("x = 1") == meaning_of("x = 2")
    False
    """
    return "".join(_meaning(ast.parse(source)))


def _sources(package: str) -> Iterator[tuple[str, bytes]]:
    spec = find_spec(package)
    assert spec is not None and spec.submodule_search_locations, f"{package} is not a package"
    home = Path(next(iter(spec.submodule_search_locations)))
    for file in sorted(home.rglob("*.py")):
        yield file.relative_to(home).as_posix(), file.read_bytes()


def _meaning(node: ast.AST) -> Iterator[str]:
    """A syntax tree in words, without docstrings, places, and the parts that only some Pythons know."""
    yield f"({type(node).__name__}"
    for name, value in ast.iter_fields(node):
        if name in _SAYS_NOTHING:
            continue
        if name == "body" and isinstance(value, list) and isinstance(node, _DOCUMENTED):
            value = value[1:] if _is_docstring(value) else value
        parts: Iterable[object] = value if isinstance(value, list) else (value,)
        for part in parts:
            if isinstance(part, ast.AST):
                yield f" {name}="
                yield from _meaning(part)
            elif part is not None:
                yield f" {name}={part!r}"
    yield ")"


_SAYS_NOTHING = frozenset({"ctx", "kind", "type_comment", "type_ignores"})
_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def _is_docstring(body: list[ast.stmt]) -> bool:
    first = body[0] if body else None
    return isinstance(first, ast.Expr) and _is_text(first.value)


def _is_text(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and isinstance(value.value, str)
