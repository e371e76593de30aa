"""The browser says of every event exactly what the terminal says."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from random import Random

import msgspec

from nightbell import bots, games
from nightbell.engine import SPECTATOR, Seat, Table, may_know, play_out
from nightbell.server.wording import words_file
from nightbell.text import LANGUAGES, Words
from nightbell.text.names import Form
from nightbell.text.words import VOICES
from tests.web.conftest import ROOT

OPTIONS: dict[str, dict[str, object]] = {
    "clocktower": {"players": 7},
    "betrayal": {"players": 3},
    "whispers": {},
}
PEOPLE = ("Лев", "Ася", "Мария Иванова", "Игорь", "Тень", "Zoë", "Илья", "Гость 2", "Инга", "Саша")
FORMS: tuple[Form, ...] = ("he", "she", "")
SEEDS = range(3)
MOST_LINES = 400


def test_both_sides_say_the_same(client: None, tmp_path: Path):
    cases = [case for game in games.GAMES for seed in SEEDS for case in told(game, seed)]
    file = tmp_path / "twin.json"
    file.write_bytes(msgspec.json.encode(cases))
    environment = {**os.environ, "NIGHTBELL_TWIN": str(file)}
    npm = str(ROOT / "tools" / "npm")
    run = subprocess.run([npm, "exec", "--", "vitest", "run"], env=environment, capture_output=True)
    assert run.returncode == 0, run.stdout.decode()[-3000:] + run.stderr.decode()[-1000:]
    assert f"{len(cases)} passed" in run.stdout.decode()


def told(game: str, seed: int) -> list[dict[str, object]]:
    """A game of bots, as somebody at it and the public hear of it; in the first of each they talk."""
    rules = games.load(game)
    table = Table(rules, OPTIONS[game], seed)
    play_out(table, bots.players(table, {"": "random" if seed else bots.best(game)}, seed), Random(seed))
    nouns = json.loads((ROOT / "web" / "src" / "protocol" / f"{game}.nouns.json").read_text())
    seats = list(rules.seats(table.state))
    cases: list[dict[str, object]] = []
    for lang in LANGUAGES:
        for viewer in (Seat(seed % len(seats)), SPECTATOR):
            names = [
                name if "-" in id and id[-1].isdecimal() else ""
                for id, name in zip(seats, PEOPLE, strict=False)
            ]
            forms = [FORMS[place % 3] for place in range(len(names))]
            voices = [VOICES[place % len(VOICES)] for place in range(len(seats))]
            words = Words(
                lang,
                game,
                seats=seats,
                names=names,
                forms=forms,
                voices=voices,
                nouns=rules.nouns,
                viewer=viewer,
            )
            events = [each.event for each in table.history if may_know(viewer, each.to)][:MOST_LINES]
            options = {
                "seats": seats,
                "names": names,
                "forms": forms,
                "voices": voices,
                "viewer": viewer,
                **nouns,
            }
            lines = [(event, words.event(event)) for event in events]
            source = words_file(lang, game).decode()
            cases.append({"lang": lang, "source": source, "options": options, "lines": lines})
    return cases
