"""Script files drawn by lot, good and bad: each is played, or refused in one sentence of either language."""

from __future__ import annotations

import json
from random import Random

import pytest

from nightbell.engine import Refusal, Table
from nightbell.games.clocktower import RULES
from nightbell.games.clocktower.catalogue import COMPANY, TYPES, dealt, roles_of
from nightbell.games.clocktower.scripts import read_script, shortfalls, write_script
from nightbell.text import LANGUAGES, Words

DRAWN = 300
HOSTILE = (
    "<script>alert(1)</script>",
    "\u202e\u0000",
    "{ $x }",
    "[/b]",
    "'; --",
    "\ud83d\ude08" * 9,
    "  ",
    "ё" * 700,
)
JUNK: tuple[object, ...] = (None, True, 7, -1e9, [], {}, "", "nobody", [["x"]], {"id": 3}, *HOSTILE)
FEATURES = ("card", "grimoire", "bag-duplicate", "bag-disabled", "pointing", "multiplier", "ghost-votes", "")
TEAMS = (*TYPES, "traveler", "Demon")


def character(rng: Random, number: int) -> dict[str, object]:
    """A home-made character as people write them, complete or not."""
    features = rng.sample(FEATURES, rng.randrange(3))
    written: dict[str, object] = {
        "id": f"own_{number}",
        "name": f"Person {number}",
        "team": rng.choice(TEAMS),
        "ability": rng.choice(["Sings. [+1 Outsider]", "Dances. [-1 Изгой]", "", "Each night, sleeps."]),
        "firstNight": rng.choice([0, 3, 17.5, 99, 1e6]),
        "otherNight": rng.choice([0, 9, 54.2, -3]),
        "reminders": rng.sample(["Drunk", "Отравлен", "Sings", "Sings", "X"], rng.randrange(5)),
        "setup": rng.random() < 0.5,
        "special": [{"type": "x", "name": each, "value": rng.choice(["Y", 2])} for each in features],
        "image": ["https://example.org/x.png"],
    }
    return {key: value for key, value in written.items() if key in ("id", "team") or rng.random() < 0.8}


def drawn(seed: int) -> str:
    """Every third file is spoiled somewhere."""
    rng = Random(seed)
    lines: list[object] = [*rng.sample(dealt(), rng.randrange(5, 60)), *rng.sample(roles_of(*COMPANY), 2)]
    lines += [character(rng, number) for number in range(rng.randrange(12))]
    lines.append(
        {"id": "_meta", "name": "Drawn", "bootlegger": ["One."], "otherNight": ["own_0", "imp", "dawn"]}
    )
    rng.shuffle(lines)
    if seed % 3 == 0:
        place = rng.randrange(len(lines))
        line = lines[place]
        if isinstance(line, dict) and rng.random() < 0.7:
            line[rng.choice(list(line))] = rng.choice(JUNK)
        else:
            lines[place] = rng.choice((*JUNK, lines[place - 1]))
    text = json.dumps(lines)
    return text[: rng.randrange(len(text))] if seed % 29 == 0 else text


def outcome(seed: int) -> str:
    try:
        script = read_script(drawn(seed))
        again = read_script(write_script(script))
        assert (again.roles, again.company, again.homemade) == (script.roles, script.company, script.homemade)
        players = next((number for number in range(5, 16) if not any(shortfalls(script, number))), None)
        if players is None:
            return "too few"
        table = Table(
            RULES, {**RULES.from_file("script", drawn(seed).encode()), "players": players}, seed=seed
        )
    except Refusal as refusal:
        assert refusal.rule, refusal
        assert all(Words(lang, "clocktower", strict=True).refusal(refusal) for lang in LANGUAGES)
        return refusal.message
    rng = Random(seed)
    for _ in range(60):
        if table.open:
            decision = rng.choice(list(table.open.values()))
            table.answer(decision.seat, decision.choice.sample(rng))
    return "played"


@pytest.mark.parametrize("tenth", range(10))
def test_every_drawn_script_is_played_or_refused_in_one_sentence(tenth):
    found = [outcome(seed) for seed in range(tenth, DRAWN, 10)]
    assert found.count("played") > len(found) / 4, found
