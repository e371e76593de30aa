"""Boards whose answers were worked out by hand (`handmade.yaml`), above all two abilities at once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from nightbell.deduction.puzzle import Puzzle
from nightbell.deduction.solving import possible, solve
from tests.deduction.board import board

BOARDS: list[dict[str, Any]] = yaml.safe_load(Path(__file__).with_name("handmade.yaml").read_text("utf-8"))


def keys(words: str) -> dict[str, Any]:
    """What stands in front of equals signs, and what behind: `players=[A,B] count=1`."""
    parts = [part.partition("=") for part in re.split(r"\s+(?=\w+=)", words) if part]
    return {key: yaml.safe_load(value) for key, _, value in parts}


def said(words: str) -> dict[str, Any]:
    when, kind, *rest = words.split(maxsplit=2)
    of_day = "day" if when.startswith("d") else "night"
    return {of_day: int(when.removeprefix("d")), "kind": kind, **keys(" ".join(rest))}


def seen(words: str) -> dict[str, Any]:
    first, second, *rest = words.split(maxsplit=2)
    if first == "died":
        return {"night": int(second), "event": "deaths", "players": " ".join(rest).split()}
    if first in ("executed", "spared"):
        return {"day": int(second), "event": "execution", "player": rest[0], "died": first == "executed"}
    return {"day": int(first), "event": second, **keys(" ".join(rest))}


def laid(out: dict[str, Any]) -> Puzzle:
    claims = {}
    for name, words in out["table"].items():
        character, *informed = [part.strip() for part in words.split(";")]
        claims[name] = (character, [said(each) for each in informed])
    more = {
        key: out[key] for key in ("viewer", "could_be", "conventions", "duplicates", "script") if key in out
    }
    return board(
        claims,
        out["hidden"],
        timeline=[seen(each) for each in out.get("seen", [])],
        nights=out.get("nights", 1),
        counts=tuple(out["counts"]) if "counts" in out else None,
        **more,
    )


@pytest.mark.parametrize("out", BOARDS, ids=lambda out: out["board"])
def test_the_answer_is_the_one_worked_out_by_hand(out):
    puzzle = laid(out)
    found = {" ".join(world.roles) for world in solve(puzzle).worlds}
    if "worlds" in out:
        assert found == set(out["worlds"])
    assert found.issuperset(out.get("fits", ()))
    assert found.isdisjoint(out.get("fails", ()))
    for world in (*out.get("fits", ()), *out.get("fails", ())):
        assert possible(puzzle, tuple(world.split())) == (world in found)


def test_no_board_asks_for_nothing_and_none_is_there_twice():
    names = [out["board"] for out in BOARDS]
    assert len(set(names)) == len(names)
    assert all({"worlds", "fits", "fails"}.intersection(out) for out in BOARDS)
