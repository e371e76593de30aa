"""`make stress`: everything that the server must withstand, with its figures.

    python -m tools.stress [CHAPTER …] [--scale 0.01]

At the end stands the whole table with bars and figures; they are also written to build/stress.json. A chapter
that misses its bar ends the run with status 1. What was measured at another scale is called so.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from tools.stress.chapters import APART, CHAPTERS, Figures
from tools.stress.servant import many_files


def main(asked: Sequence[str] | None = None, file: Path = Path("build/stress.json")) -> int:
    parser = argparse.ArgumentParser(prog="tools.stress")
    parser.add_argument("chapters", nargs="*", metavar="CHAPTER", help=", ".join(CHAPTERS))
    parser.add_argument("--scale", type=_scale, default=1.0, help="1 is the whole size, 0.01 a hundredth")
    given = parser.parse_args(asked)
    if unknown := set(given.chapters) - set(CHAPTERS):
        parser.error(f"no chapter is called {min(unknown)}; there are {', '.join(CHAPTERS)}")
    many_files()
    file.parent.mkdir(exist_ok=True)
    known: dict[str, Figures] = json.loads(file.read_text()) if file.exists() else {}
    names: list[str] = given.chapters or [name for name in CHAPTERS if name not in APART]
    for name in names:
        known[name] = told(name, given.scale)
        file.write_text(json.dumps(known, indent=2, ensure_ascii=False))
    print_table(names, known)
    return int(any("missed" in known[name] for name in names))


def _scale(typed: str) -> float:
    scale = float(typed)
    if not 0 < scale <= 1:
        raise argparse.ArgumentTypeError("a scale is above 0, and 1 at most")
    return scale


def told(name: str, scale: float) -> Figures:
    """Run one chapter and say what came of it."""
    begun = perf_counter()
    chapter = CHAPTERS[name]
    print(f"{name}: {chapter.run.__doc__}", flush=True)
    try:
        found = chapter.run(scale)
    except Exception as fault:
        found = {"missed": f"{type(fault).__name__} {fault}"}
    if scale != 1:
        found["scale"] = scale
    found["seconds"] = round(perf_counter() - begun)
    for what, value in found.items():
        print(f"    {what}: {value}", flush=True)
    return found


def print_table(names: Sequence[str], figures: dict[str, Figures]) -> None:
    """The whole at a glance, as `docs/reliability.md` has it."""
    print("\n| | chapter | must reach | measured | |\n|---|---|---|---|---|")
    for name in names:
        chapter = CHAPTERS[name]
        measured = "; ".join(f"{what} {value}" for what, value in figures[name].items())
        held = "missed" if "missed" in figures[name] else "held"
        print(f"| {chapter.covers} | `{name}` | {chapter.bar} | {measured} | {held} |")


if __name__ == "__main__":
    sys.exit(main())
