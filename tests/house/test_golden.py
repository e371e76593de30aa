"""Recorded games: what was played once under a version of the rules is played the same for as long as it is
that version."""

from __future__ import annotations

from itertools import zip_longest

import pytest
from tools.golden import BOX, HOME, SWEEPS, boxed, recordings, shown_in, shows, sweeps, swept

from nightbell import games
from nightbell.engine import BadLog

RECORDINGS = [(game, name) for game, name, *_ in recordings()]
SWEPT = [(game, sweep) for game in games.GAMES for sweep in sweeps(game)]


@pytest.mark.parametrize(("game", "name"), RECORDINGS, ids=["/".join(each) for each in RECORDINGS])
def test_a_recorded_game_is_played_told_and_shown_as_it_was(game: str, name: str) -> None:
    """Answers and digests are those of its log; so are questions with their options, events with who hears
    them, views, and what can be imagined from them."""
    try:
        shown = shows(game, name)
    except BadLog as differs:
        pytest.fail(f"{differs}. If the rules were meant to change: `make golden RAISE=1`.")
    assert shown == shown_in(game)[name], "If it was meant to change: `make golden RAISE=1`."


@pytest.mark.parametrize("game", games.GAMES)
def test_a_box_holds_what_it_held(game: str) -> None:
    assert boxed(game) == shown_in(game)[BOX], "If it was meant to change: `make golden RAISE=1`."


@pytest.mark.parametrize(("game", "sweep"), SWEPT, ids=["/".join(each) for each in SWEPT])
def test_a_sweep_meets_everything_as_it_did(game: str, sweep: str) -> None:
    """Every card, role, jinx, room and haunt comes up in random games, and these go as they went."""
    for went, was in zip_longest(swept(game, sweep), shown_in(game)[SWEEPS][sweep].split()):
        assert went == was, "If it was meant to change: `make golden RAISE=1`."


def test_nothing_is_recorded_that_cannot_be_played() -> None:
    kept = {(file.parent.name, file.stem) for file in HOME.glob("*/*.log")}
    assert kept == set(RECORDINGS)
