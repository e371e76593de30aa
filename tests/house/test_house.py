"""The house itself: what a stranger needs to build it, and what may not stand in it."""

import ast
import re
import subprocess
from pathlib import Path
from statistics import median

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = {f"{name}.in": f"{name}.lock" for name in ("requirements", "requirements-dev", "requirements-node")}


def requirements(file: Path) -> set[str]:
    lines = (line.strip() for line in file.read_text().splitlines())
    return {canonical(line) for line in lines if line and not line.startswith(("#", "-"))}


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=!~;]", name)[0].strip()).lower()


@pytest.mark.parametrize(("wanted", "lock"), LOCKS.items())
def test_a_lock_pins_all_that_is_asked_for_with_hashes_and_names_no_registry(wanted, lock):
    text = (ROOT / lock).read_text()
    pinned = re.findall(r"^([\w.-]+)==\S+.*?\\\n\s+--hash=sha256:", text, re.MULTILINE)
    assert len(pinned) == len(re.findall(r"^\w.*==", text, re.MULTILINE))
    assert requirements(ROOT / wanted) <= {canonical(name) for name in pinned}
    assert "://" not in text


def test_the_package_needs_no_more_than_what_is_pinned():
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert {canonical(name) for name in project["dependencies"]} <= requirements(ROOT / "requirements.in")


def test_ci_runs_the_tests_and_nothing_else():
    lines = (ROOT / ".ci" / "run").read_text().splitlines()
    assert [line for line in lines if "make" in line] == ["make test"]


@pytest.mark.parametrize(
    "target", ["play", "serve", "terminal", "web", "test", "lint", "bench", "rules", "clean"]
)
def test_make_help_names_every_target(target):
    told = subprocess.run(["make", "-s"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert f"make {target} " in told


def test_one_version():
    import tomllib

    import nightbell

    assert tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"] == nightbell.__version__


def lines_of(file: Path) -> int:
    """The lines of a role: its functions, from `def` on, without blank lines, comments and docstrings.
    What is declared (its line on the night sheet, reminders, jinxes, what it hangs on) is no line of it."""
    source = file.read_text()
    tree = ast.parse(source)
    functions = [each for each in tree.body if isinstance(each, ast.FunctionDef)]
    told = {
        line
        for function in functions
        for node in ast.walk(function)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for line in range(node.lineno, (node.end_lineno or 0) + 1)
    }
    written = source.splitlines()
    lines = {n for each in functions for n in range(each.lineno, (each.end_lineno or 0) + 1)} - told
    return sum(not written[n - 1].strip().startswith("#") for n in lines if written[n - 1].strip())


def test_roles_are_short():
    """As the rulebook has them: half of all official roles in ten lines, none in more than forty."""
    homes = (ROOT / "src/nightbell/games/clocktower/roles").glob("*/*.py")
    lengths = {file.stem: lines_of(file) for file in homes if file.parent.name != "homemade"}
    del lengths["__init__"]
    assert len(lengths) == 181
    assert {role for role, length in lengths.items() if length > 40} == set()
    assert median(lengths.values()) <= 10


def test_what_viewers_see_and_imagine_follows_from_the_words_on_the_fields():
    """What is left to be written by hand is what must be worked out or guessed; copying would show here."""
    written = [
        len((ROOT / "src/nightbell/games" / game / f"{name}.py").read_text().splitlines())
        for game in ("betrayal", "clocktower", "whispers")
        for name in ("seen", "glimpses", "imagine")
    ]
    assert sum(written) <= 400
