"""`nightbell train GAME`: learn what positions are worth, and write it down as data."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console

from nightbell import bots
from nightbell.bots import training
from nightbell.cli.progress import games_bar
from nightbell.engine import Refusal
from nightbell.text import Words


def train(words: Words, game: str, games: int, seed: int, file: Path) -> None:
    """Goes on from the games that a broken-off run has left beside the file."""
    school = bots.school(game)
    if school is None:
        raise Refusal("no-school", game=game)
    own = Words(words.lang, game)
    notes = training.Notes(file.with_suffix(".lessons"), game, seed)
    with games_bar(words) as bar:
        task = bar.add_task(own.say(f"game-{game}"), total=games)
        told = notes.read()[:games]
        bar.advance(task, len(told))
        for lesson in training.lessons(game, school, games, seed, skip=len(told)):
            told.append(lesson)
            notes.add(lesson)
            bar.advance(task)
    model = training.fit(told, f"nightbell train {game} --games {games} --seed {seed}")
    try:
        file.write_bytes(msgspec.json.format(msgspec.json.encode(model), indent=1) + b"\n")
    except OSError:
        raise Refusal("cannot-write", file=str(file)) from None
    notes.drop()
    console = Console(highlight=False, soft_wrap=True)
    console.print(own.say("train-done", file=str(file), games=len(told)), markup=False)
    told_by = {name: model.figures[key] for name, key in FIGURES.items()}
    console.print(own.say("train-figures", **told_by), markup=False)


FIGURES = {"right": "right", "surprise": "surprise", "without": "surprise without it"}
