"""Levels against each other."""

from __future__ import annotations

import msgspec
import pytest

from nightbell.cli import run
from nightbell.research.arena import Arena, cells, play_arena


def test_sensible_players_beat_random_ones_from_both_sides():
    *played, whole = play_arena("whispers", ["random", "sensible"], games=8, seed=3)
    assert isinstance(whole, Arena)
    assert len(played) == 3 * 8
    assert [match.camp for match in whole.matches] == ["killer", "victim"]
    assert all(match.won.value >= match.usual.value for match in whole.matches)
    (rating,) = whole.ratings
    assert rating.low < rating.elo <= rating.high
    assert rating.elo > 100
    assert len(cells(whole)) == 4


def test_the_command_prints_a_table_or_json(capsys, tmp_path):
    drawn = tmp_path / "arena.svg"
    order = ["arena", "whispers", "--levels", "random,easy", "--games", "2", "--jobs", "1", "--lang", "en"]
    assert run([*order, "--plot", str(drawn)]) == 0
    assert "easy over random" in capsys.readouterr().out
    assert drawn.read_text().startswith("<?xml")
    assert run([*order, "--json"]) == 0
    whole = msgspec.json.decode(capsys.readouterr().out, type=Arena)
    assert whole.games == 2 and whole.errors == 0


@pytest.mark.parametrize(
    ("order", "said"),
    [
        (["whispers", "--levels", "sensible"], "at least two levels"),
        (["whispers", "--levels", "sensible,godlike"], "godlike"),
    ],
)
def test_what_cannot_be_set_against_each_other_is_refused(capsys, order, said):
    assert run(["arena", *order, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err
