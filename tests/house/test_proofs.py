"""What counts as proof: a passing test that carries the rule's id, and nothing else."""

import subprocess
import sys
from pathlib import Path

import pytest

from nightbell.rules import proofs

CONFTEST = Path(__file__).parents[1] / "conftest.py"

STORIES = """
import pytest

@pytest.mark.rule("W-001", "W-002")
def test_passes(): pass

@pytest.mark.rule("W-003")
def test_fails(): assert False

@pytest.mark.rule("W-004")
def test_is_skipped(): pytest.skip("not today")

@pytest.mark.rule("W-005")
def test_half(): pass

@pytest.mark.rule("W-005")
def test_other_half(): assert False

@pytest.mark.rule("W-006")
@pytest.mark.parametrize("n", [1, 2])
def test_each(n): pass

class TestGroup:
    pytestmark = pytest.mark.rule("W-007")
    def test_inside(self): pass

@pytest.fixture
def broken():
    yield
    raise RuntimeError

@pytest.mark.rule("W-008")
def test_that_cannot_clean_up(broken): pass
"""


@pytest.fixture
def project(tmp_path):
    (tmp_path / "tests").mkdir()
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "game.py").write_text("board = 1\n")
    (tmp_path / "tests" / "conftest.py").write_text(CONFTEST.read_text())
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n    rule: the rules\n")
    return tmp_path


def run(project: Path, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *more]
    return subprocess.run(command, cwd=project, capture_output=True, text=True)


@pytest.mark.parametrize("workers", [[], ["-n", "2"]], ids=["alone", "with workers"])
def test_only_whole_passing_tests_prove(project, workers):
    (project / "tests" / "test_story.py").write_text(STORIES)
    run(project, *workers)
    assert proofs.proofs(project).proved == {"W-001", "W-002", "W-006", "W-007"}


@pytest.mark.parametrize("workers", [[], ["-n", "2"]], ids=["alone", "with workers"])
def test_an_unknown_id_stops_the_run_and_is_named(project, workers):
    (project / "tests" / "test_story.py").write_text(
        "import pytest\n@pytest.mark.rule('W-001', 'W-999')\ndef test_it(): pass\n"
    )
    done = run(project, *workers)
    assert done.returncode != 0
    assert "no ledger has 'W-999'" in done.stdout
    assert not proofs.proofs(project).proved


def test_a_part_of_the_tests_does_not_forget_the_others(project):
    (project / "tests" / "test_a.py").write_text(
        "import pytest\n@pytest.mark.rule('W-001')\ndef test_a(): pass\n"
        "@pytest.mark.rule('W-002')\ndef test_b(): pass\n"
    )
    (project / "tests" / "test_b.py").write_text(
        "import pytest\n@pytest.mark.rule('W-003')\ndef test_c(): pass\n"
    )
    run(project)
    run(project, "-k", "test_a")
    assert proofs.proofs(project).proved == {"W-001", "W-002", "W-003"}


def test_a_changed_or_vanished_test_proves_nothing_until_it_runs_again(project):
    story = project / "tests" / "test_a.py"
    story.write_text("import pytest\n@pytest.mark.rule('W-001')\ndef test_a(): pass\n")
    run(project)
    story.write_text("import pytest\n@pytest.mark.rule('W-001')\ndef test_a(): assert False\n")
    found = proofs.proofs(project)
    assert (found.proved, found.changed) == (frozenset(), 1)
    story.unlink()
    assert proofs.proofs(project).proved == frozenset()


def test_proofs_made_with_other_sources_are_called_old(project):
    (project / "tests" / "test_a.py").write_text(
        "import pytest\n@pytest.mark.rule('W-001')\ndef test_a(): pass\n"
    )
    run(project)
    assert proofs.proofs(project).old == 0
    (project / "src" / "game.py").write_text("board = 2\n")
    found = proofs.proofs(project)
    assert (found.proved, found.old) == (frozenset({"W-001"}), 1)


def test_advice_is_counted_apart():
    tally = proofs.tally("whispers", frozenset({"W-001"}))
    assert tally.rules == 203 and tally.advice == 3
    assert tally.proved == 1 and tally.kinds["setup"].proved == 1
    assert "advice" not in tally.kinds and sum(count.rules for count in tally.kinds.values()) == 203
