"""How many rules are proved, truly."""

import json

import pytest

from nightbell.rules import proofs
from nightbell.rules.proofs import Results


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A checkout with one test file that has proved two rules of Whispers, one of them advice."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "src").mkdir()
    story = tmp_path / "tests" / "test_story.py"
    story.write_text("# a story\n")
    sources = proofs.sources_digest(tmp_path)
    proved = {"test_it": ["W-001", advice()]}
    proofs.record(
        tmp_path,
        {"tests/test_story.py": Results(proofs.digest_of(story), sources, proved, {"test_no": ["W-002"]})},
    )
    monkeypatch.setattr(proofs, "checkout", lambda: tmp_path)
    return tmp_path


def advice() -> str:
    from nightbell.rules import ledger

    return next(rule.id for rule in ledger("whispers").rules if rule.kind == "advice")


def test_json_has_an_object_per_game(nightbell, checkout):
    told = nightbell("rules", "--json")
    counted = json.loads(told.out)
    assert set(counted) == {"whispers", "clocktower", "betrayal"}
    whispers = counted["whispers"]
    assert (whispers["rules"], whispers["proved"]) == (195, 1)
    assert (whispers["advice"], whispers["advice_proved"]) == (3, 1)
    assert (whispers["components"], whispers["components_proved"]) == (8, 0)
    assert whispers["kinds"]["setup"] == {"rules": 19, "proved": 1}
    assert not told.err


def test_the_table_says_when_the_record_is_old(nightbell, checkout):
    assert "--run" not in nightbell("rules").err
    (checkout / "src" / "game.py").write_text("new\n")
    told = nightbell("rules")
    assert told.status == 0 and "1 more ran with earlier code" in told.err.replace("\n", " ")


def test_no_record_is_said_plainly(nightbell, checkout):
    proofs.record_file(checkout).unlink()
    told = nightbell("rules", "--lang", "ru")
    assert told.status == 0 and "Записи о тестах нет" in told.err


def test_run_runs_the_tests_that_carry_rules(nightbell, checkout):
    (checkout / "pytest.ini").write_text("[pytest]\nmarkers =\n    rule: the rules\n")
    (checkout / "tests" / "test_ran.py").write_text(
        "import pytest\nfrom pathlib import Path\n"
        "@pytest.mark.rule('W-001')\ndef test_rule(): Path('ran').touch()\n"
        "def test_other(): Path('ran-other').touch()\n"
    )
    assert nightbell("rules", "--run", "--json").status == 0
    assert (checkout / "ran").exists() and not (checkout / "ran-other").exists()


def test_an_installed_package_has_no_tests_to_speak_of(nightbell, monkeypatch):
    monkeypatch.setattr(proofs, "checkout", lambda: None)
    told = nightbell("rules")
    assert told.status == 2 and told.err
