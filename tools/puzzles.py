"""Writes the shelf of puzzles anew: `python -m tools.puzzles`. Which games they are made of stands here."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import nightbell.deduction
from nightbell.research.puzzles import from_game, written

SHELF: Final = Path(nightbell.deduction.__file__).parent / "shelf"
GAMES: Final = (
    ("snv", 7, "easy", (1014, 1032)),
    ("snv", 7, "medium", (1008, 1044, 1075)),
    ("snv", 8, "easy", (1004, 1042)),
    ("snv", 8, "medium", (1000, 1015, 1021)),
    ("snv", 9, "easy", (1008, 1019)),
    ("snv", 9, "hard", (1016,)),
    ("snv", 9, "medium", (1002, 1004, 1011, 1020)),
    ("tb", 7, "easy", (1001, 1009, 1015)),
    ("tb", 7, "hard", (1027, 1029, 1042, 1052)),
    ("tb", 7, "medium", (1018, 1032)),
    ("tb", 8, "easy", (1042, 1048)),
    ("tb", 8, "hard", (1004, 1012, 1084, 1106)),
    ("tb", 8, "medium", (1002, 1025, 1036)),
    ("tb", 9, "easy", (1018,)),
    ("tb", 9, "hard", (1035, 1061, 1072, 1083)),
)
"""Script, players, level, and the games of which the last puzzle of that level is kept."""


def main() -> None:
    SHELF.mkdir(exist_ok=True)
    for old in SHELF.glob("*.yaml"):
        old.unlink()
    for script, players, level, games in GAMES:
        for game in games:
            *_, made = (each for each in from_game(script, players, game) if each.level == level)
            id = f"{script}-{players}-{game}"
            (SHELF / f"{id}.yaml").write_text(written(made, id, script), encoding="utf-8")


if __name__ == "__main__":
    main()
