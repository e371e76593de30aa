"""`nightbell dataset`: a documented set of games, with a card that says what is in it and how it was made."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

import msgspec

from nightbell import games
from nightbell.cli.simulate import simulate
from nightbell.engine import Refusal
from nightbell.research.crews import Crew
from nightbell.research.simulation import Plan
from nightbell.research.tables import DECISIONS, GAMES, Run, rows_of
from nightbell.text import Words

GAMES_FILE = "games.parquet"
DECISIONS_FILE = "decisions.parquet"
LOGS = "logs"
CARD = "README.md"


def dataset(words: Words, plan: Plan, folder: Path, hire: Callable[[], Crew]) -> int:
    """Play the games, or the rest of them, and write the card beside the tables; 1 if a game went wrong."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise Refusal("cannot-write", file=str(folder)) from None
    plan = msgspec.structs.replace(plan, save=str(folder / LOGS), decisions=True)
    status = simulate(words, plan, hire, False, folder / GAMES_FILE, folder / DECISIONS_FILE)
    try:
        (folder / CARD).write_text(card(Words(words.lang, plan.game), plan, folder), encoding="utf-8")
    except OSError:
        raise Refusal("cannot-write", file=str(folder / CARD)) from None
    return status


def card(words: Words, plan: Plan, folder: Path) -> str:
    """What anybody needs to know who did not make the set."""
    run, count = Run.of(plan), rows_of(folder / GAMES_FILE)
    title = words.say("dataset-title", game=words.say(f"game-{plan.game}"))
    facts = {
        "game": f"`{plan.game}`, {games.load(plan.game).version}",
        "games": str(count),
        "seeds": f"{plan.seed}–{plan.seed + count - 1}",
        "options": f"`{json.dumps(plan.options, ensure_ascii=False, sort_keys=True)}`",
        "players": f"`{json.dumps(plan.players, ensure_ascii=False, sort_keys=True)}`",
        "code": f"nightbell {version('nightbell')}, `{run.code}`",
    }
    parts = [
        "---",
        f"pretty_name: {json.dumps(title, ensure_ascii=False)}",
        "license: mit",
        f"language: {words.lang}",
        "tags: [games, hidden-information, simulation]",
        "configs:",
        f"  - {{config_name: games, data_files: {GAMES_FILE}}}",
        f"  - {{config_name: decisions, data_files: {DECISIONS_FILE}}}",
        "---",
        f"\n# {title}\n",
        words.say("dataset-about"),
        f"\n## {words.say('dataset-made')}\n",
        *(f"- {words.say(f'dataset-fact-{name}')}: {value}" for name, value in facts.items()),
        f"\n{words.say('dataset-same')}",
        f"\n## {words.say('dataset-files')}\n",
        *_columns(
            words,
            GAMES_FILE,
            {name: (kind, words.say(f"dataset-games-{name}")) for name, kind in GAMES.items()},
        ),
        *_columns(
            words,
            DECISIONS_FILE,
            {name: (kind, words.say(f"dataset-decisions-{name}")) for name, kind in DECISIONS.items()},
        ),
        f"### `{LOGS}/`\n\n{words.say('dataset-logs')}",
        f"\n## {words.say('dataset-use')}\n",
        f"```python\nimport pandas\ngames = pandas.read_parquet({GAMES_FILE!r})\n```\n",
        words.say("dataset-split"),
        f"\n## {words.say('dataset-limits')}\n",
        words.say("dataset-bots"),
        f"\n## {words.say('dataset-sums')}\n",
        *(f"- `{name}`: `{_sum(folder / name)}`" for name in (GAMES_FILE, DECISIONS_FILE)),
    ]
    return "\n".join(parts) + "\n"


def _columns(words: Words, file: str, columns: Mapping[str, tuple[str, str]]) -> list[str]:
    head = f"| {words.say('dataset-column')} | {words.say('dataset-type')} | {words.say('dataset-holds')} |"
    rows = [f"| `{name}` | {kind} | {holds} |" for name, (kind, holds) in columns.items()]
    return [f"### `{file}`\n", head, "|---|---|---|", *rows, ""]


def _sum(file: Path) -> str:
    digest = sha256()
    with file.open("rb") as opened:
        while part := opened.read(1 << 20):
            digest.update(part)
    return digest.hexdigest()
