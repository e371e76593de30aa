"""Recorded games: what was played once under a version of the rules is played the same for as long as it is
that version."""

from __future__ import annotations

import pytest
from tools.golden import HOME, differs, recordings

RECORDINGS = [(game, name) for game, name, _ in recordings()]


@pytest.mark.parametrize(("game", "name"), RECORDINGS, ids=["/".join(each) for each in RECORDINGS])
def test_a_recorded_game_plays_as_it_was_played(game: str, name: str) -> None:
    why = differs(game, name)
    assert not why, f"{why}. If the rules were meant to change, `make golden RAISE=1` raises their version."


def test_nothing_is_recorded_that_cannot_be_played() -> None:
    kept = {(file.parent.name, file.stem) for file in HOME.glob("*/*.log")}
    assert kept == set(RECORDINGS)
