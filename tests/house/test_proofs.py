"""What counts as proof: a passing test that carries the rule's id, and nothing else."""

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
def project(pytester):
    """A checkout of its own, with our rule markers; `runpytest` runs its tests in this process."""
    pytester.makeconftest(CONFTEST.read_text())
    pytester.makeini("[pytest]\nmarkers =\n    rule: the rules\n")
    (pytester.path / "src").mkdir()
    (pytester.path / "src" / "game.py").write_text("board = 1\n")
    return pytester


def story(*carried: str, body: str = "pass") -> str:
    """Tests that carry one rule each."""
    return "import pytest\n" + "".join(
        f"@pytest.mark.rule({id!r})\ndef test_{id[-1]}(): {body}\n" for id in carried
    )


def test_only_whole_passing_tests_prove(project):
    project.makepyfile(test_story=STORIES)
    project.runpytest_inprocess()
    assert proofs.proofs(project.path).proved == {"W-001", "W-002", "W-006", "W-007"}


def test_an_unknown_id_stops_the_run_and_is_named(project):
    project.makepyfile(test_story=story("W-001", "W-999"))
    done = project.runpytest_inprocess()
    assert done.ret != 0
    done.stdout.fnmatch_lines("*no ledger has 'W-999'*")
    assert not proofs.proofs(project.path).proved


def test_what_workers_prove_reaches_the_record_too(project):
    """The one run here that needs processes of its own."""
    project.makepyfile(test_story=STORIES, test_wrong=story("W-999"))
    done = project.runpytest_subprocess("-n", "2", "--continue-on-collection-errors")
    assert done.ret != 0
    done.stdout.fnmatch_lines("*no ledger has 'W-999'*")
    assert proofs.proofs(project.path).proved == {"W-001", "W-002", "W-006", "W-007"}


def test_a_part_of_the_tests_does_not_forget_the_others(project):
    project.makepyfile(test_a=story("W-001", "W-002"), test_b=story("W-003"))
    project.runpytest_inprocess()
    project.runpytest_inprocess("-k", "test_1")
    assert proofs.proofs(project.path).proved == {"W-001", "W-002", "W-003"}


def test_a_changed_or_vanished_test_proves_nothing_until_it_runs_again(project):
    written = project.makepyfile(test_a=story("W-001"))
    project.runpytest_inprocess()
    written.write_text(story("W-001", body="assert False"))
    found = proofs.proofs(project.path)
    assert (found.proved, found.changed) == (frozenset(), 1)
    written.unlink()
    assert proofs.proofs(project.path).proved == frozenset()


def test_proofs_made_with_other_sources_are_called_old(project):
    project.makepyfile(test_a=story("W-001"))
    project.runpytest_inprocess()
    assert proofs.proofs(project.path).old == 0
    (project.path / "src" / "game.py").write_text("board = 2\n")
    found = proofs.proofs(project.path)
    assert (found.proved, found.old) == (frozenset({"W-001"}), 1)


def test_advice_and_components_are_counted_apart():
    tally = proofs.tally("whispers", frozenset({"W-001"}))
    assert (tally.rules, tally.advice, tally.components) == (195, 3, 8)
    assert tally.proved == 1 and tally.kinds["setup"].proved == 1
    assert not {"advice", "component"} & set(tally.kinds)
    assert sum(count.rules for count in tally.kinds.values()) == 195
