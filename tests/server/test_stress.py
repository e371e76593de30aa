"""`make stress` itself: it judges every bar at every scale, and says so."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from tools.stress import __main__ as stress
from tools.stress import flood
from tools.stress.chapters import CHAPTERS, Chapter, Figures
from tools.stress.crowd import cut_all

REVIEWED = ("S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10", "S11", "S12", "S13", "S16")
"""What the review asks for of the server; the others are about guesses, upgrades, copies and access."""


def test_every_row_of_the_review_has_a_chapter() -> None:
    assert set(REVIEWED) <= {chapter.covers for chapter in CHAPTERS.values()}


def test_a_chapter_that_misses_its_bar_fails_the_run_and_the_others_are_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def slow(scale: float) -> Figures:
        """Waits."""
        raise AssertionError("p99 was 9 s")

    def quick(scale: float) -> Figures:
        """Does not wait."""
        return {"words": round(500 * scale)}

    monkeypatch.setitem(CHAPTERS, "slow", Chapter("S98", "p99 1 s", slow))
    monkeypatch.setitem(CHAPTERS, "quick", Chapter("S99", "500 words", quick))
    file = tmp_path / "stress.json"
    assert stress.main(["slow", "quick", "--scale", "0.1"], file) == 1
    table = capsys.readouterr().out.splitlines()[-2:]
    assert table[0].startswith("| S98 | `slow` | p99 1 s | missed AssertionError p99 was 9 s; scale 0.1;")
    assert table[0].endswith("| missed |")
    assert table[1].startswith("| S99 | `quick` | 500 words | words 50; scale 0.1;")
    assert table[1].endswith("| held |")
    assert json.loads(file.read_text())["quick"]["words"] == 50
    assert stress.main(["quick"], file) == 0


@pytest.mark.parametrize("wrong", [["no-such-chapter"], ["junk", "--scale", "0"], ["junk", "--scale", "2"]])
def test_what_cannot_be_run_is_said_in_a_sentence(wrong: list[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as end:
        stress.main(wrong, tmp_path / "stress.json")
    assert end.value.code == 2


def test_whoever_is_cut_off_comes_back_under_the_usual_limits(tmp_path: Path) -> None:
    assert asyncio.run(cut_all(tmp_path, 10, at_each=5)).sockets == 10


@pytest.mark.parametrize("kind", ["compression", "ranges", "joins"])
def test_whatever_is_poured_the_honest_one_is_heard(kind: str, tmp_path: Path) -> None:
    found = asyncio.run(flood.flood(tmp_path, kind, seconds=1.0, scale=0.02))
    assert found.poured > 0 and found.words > 0
