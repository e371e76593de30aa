"""`nightbell puzzle make`: a new puzzle in the format that `nightbell deduce` reads."""

from __future__ import annotations

from pathlib import Path

from nightbell.engine import Refusal
from nightbell.research.puzzles import make, written
from nightbell.text import Words

ORDERS = ("make",)


def puzzle(
    words: Words, order: str, script: str, players: int, level: str, seed: int, out: Path | None
) -> None:
    if order not in ORDERS:
        raise Refusal("unknown-order", order=order, known=", ".join(ORDERS))
    made = make(script, players, level, seed)
    text = written(made, f"{script}-{players}-{level}-{seed}", script)
    if out is None:
        print(text, end="")
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError:
        raise Refusal("cannot-write", file=str(out)) from None
    print(words.say("cli-puzzle-written", file=str(out)))
