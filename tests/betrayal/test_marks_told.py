"""What a haunt marks is told in words; a number stands beside a mark only where something is counted."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from nightbell.games.betrayal import haunts
from nightbell.games.betrayal.news import Mark, Marked
from nightbell.text import Words
from nightbell.text.bundle import Lang

HAUNTS = Path(haunts.__file__).parent
CLIENT = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "betrayal" / "tracks.ts"
TEXT = HAUNTS.parents[2] / "text" / "en"


def listed(name: str) -> set[str]:
    """One of the lists of the client: `const STATES = ["webbed", …]`."""
    told = CLIENT.read_text(encoding="utf-8")
    found = re.search(rf"^const {name} = \[(.*?)\]", told, re.DOTALL | re.MULTILINE)
    assert found, name
    return set(re.findall(r'"([^"]+)"', found[1]))


def worded() -> set[str]:
    """The marks that have words."""
    files = [TEXT / "betrayal.ftl", *(TEXT / "betrayal").glob("h*.ftl")]
    told = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r"(?m)^mark-(\S+) =", told))


def constants(tree: ast.Module) -> dict[str, str]:
    """`NAME, FOUND = "grooms-name", "body-found"` at the top of a haunt."""
    found: dict[str, str] = {}
    for line in tree.body:
        if not isinstance(line, ast.Assign):
            continue
        target = line.targets[0]
        names = target.elts if isinstance(target, ast.Tuple) else [target]
        values = line.value.elts if isinstance(line.value, ast.Tuple) else [line.value]
        for name, value in zip(names, values, strict=False):
            if isinstance(name, ast.Name) and isinstance(value, ast.Constant):
                found[name.id] = str(value.value)
    return found


def pattern(name: ast.expr, known: dict[str, str]) -> str | None:
    """What a mark may be called: `f"bitten-{seat}"` is anything that begins so."""
    if isinstance(name, ast.Constant):
        return re.escape(str(name.value))
    if isinstance(name, ast.Name):
        return re.escape(known[name.id]) if name.id in known else None
    if isinstance(name, ast.JoinedStr):
        parts = (str(part.value) if isinstance(part, ast.Constant) else None for part in name.values)
        return "".join("[a-z0-9-]+" if part is None else re.escape(part) for part in parts)
    return None


def marked() -> Iterator[tuple[str, bool]]:
    """The names under which haunts mark something, and whether they count it."""
    for file in sorted(HAUNTS.glob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                continue
            name = pattern(call.args[0], constants(tree)) if call.args else None
            if name is None or call.func.id not in ("Mark", "Count"):
                continue
            amount = call.args[1] if len(call.args) > 1 else None
            if isinstance(amount, ast.Constant) and amount.value == 0:
                continue
            yield name, call.func.id == "Count" or amount is not None


def test_what_is_only_so_or_not_is_told_without_a_number():
    """“Something unholy looks into the soul · Father Rhinehardt: 1” says nothing to anybody."""
    names = worded()

    def called(pattern: str) -> set[str]:
        return {name for name in names if any(re.fullmatch(pattern, each) for each in (name, f"{name}-0"))}

    plain: set[str] = set()
    counted: set[str] = set()
    for pattern, counts in marked():
        (counted if counts else plain).update(called(pattern))
    told = plain - counted
    assert len(told) > 20
    assert told - listed("STATES") - listed("SILENT") == set()


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_what_comes_about_is_told_in_a_sentence_of_its_own(lang: Lang):
    words = Words(lang, "betrayal")
    assert {name for name in listed("STATES") if not words.knows(f"told-mark-{name}")} == set()


def test_the_water_says_where_it_stands():
    def said(lang: Lang, mark: str, value: int) -> str:
        return Words(lang, "betrayal", strict=True).event(Marked(Mark(mark), value))

    assert said("ru", "water-basement", 1) == "Вода в подвале по колено."
    assert said("en", "water-upper", 2) == "The upper floor is under water to the ceiling."
    assert said("ru", "water-waits", 0) == "Вода снова поднимается."
    assert said("ru", "boat-leaks", 3) == "Отметка «пробоины в Лодке»: 3."
