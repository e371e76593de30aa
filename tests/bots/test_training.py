"""What positions are worth is learned from games, and a run that was broken off goes on."""

from __future__ import annotations

from nightbell import bots
from nightbell.bots import training
from nightbell.bots.search import read_model
from nightbell.bots.training import Lesson, Notes, fit
from nightbell.cli import run


def test_a_model_learns_what_decides():
    """Who holds the bell wins; how tall somebody is says nothing."""
    told = [
        Lesson(({"one": 1.0, "bell": float(n % 5 < 2), "height": float(n % 7)},) * 4, won=n % 5 < 2)
        for n in range(240)
    ]
    model = fit(told, "by hand")
    assert model.of({"one": 1.0, "bell": 1.0, "height": 2.0}) > 0.7
    assert model.of({"one": 1.0, "bell": 0.0, "height": 2.0}) < 0.4
    assert model.figures["right"] == 1.0
    assert model.figures["surprise"] < model.figures["surprise without it"]
    assert model.of({"a thing that was never seen": 5.0}) == 0.5


def test_games_are_the_same_for_the_same_seed_and_can_be_skipped():
    school = bots.school("whispers")
    assert school is not None
    whole = list(training.lessons("whispers", school, 3, seed=7))
    assert list(training.lessons("whispers", school, 3, seed=7, skip=2)) == whole[2:]
    assert all(len(each.noted) > 5 for each in whole)


def test_a_run_that_was_broken_off_goes_on_where_it_stood(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert run(["train", "whispers", "--games", "6", "--to", "whole.json"]) == 0
    school = bots.school("whispers")
    assert school is not None
    notes = Notes(tmp_path / "parts.lessons", "whispers", 500_000)
    for lesson in training.lessons("whispers", school, 2, 500_000):
        notes.add(lesson)
    with notes.file.open("ab") as file:
        file.write(b'[{"torn')
    assert run(["train", "whispers", "--games", "6", "--to", "parts.json"]) == 0
    assert (tmp_path / "parts.json").read_bytes() == (tmp_path / "whole.json").read_bytes()
    assert not notes.file.exists()
    assert "6" in capsys.readouterr().out


def test_a_game_without_a_school_is_refused_in_one_sentence(capsys):
    assert run(["train", "betrayal", "--lang", "en"]) == 2
    assert "nothing to learn from" in capsys.readouterr().err


def test_the_model_that_is_shipped_has_its_recipe_and_foretells_better_than_guessing():
    model = read_model("nightbell.bots.whispers")
    assert model.recipe.startswith("nightbell train whispers --games")
    assert model.figures["surprise"] < model.figures["surprise without it"]
