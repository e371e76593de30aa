"""Little boards for tests: claims by name, and whether a world stands or falls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import yaml

from nightbell.deduction.puzzle import FORMAT, Puzzle, parse
from nightbell.deduction.solving import possible, solve

COUNTS = {5: (3, 0, 1, 1), 6: (3, 1, 1, 1), 7: (5, 0, 1, 1), 8: (5, 1, 1, 1), 9: (5, 2, 1, 1)}


def board(
    claims: Mapping[str, Any],
    hidden: str,
    *,
    timeline: Sequence[dict[str, Any]] = (),
    nights: int = 1,
    viewer: str = "",
    could_be: str = "",
    conventions: str = "",
    duplicates: str = "",
    counts: tuple[int, int, int, int] | None = None,
    note: str = "",
    script: str = "",
) -> Puzzle:
    said = {name: (each, []) if isinstance(each, str) else each for name, each in claims.items()}
    types = ("townsfolk", "outsider", "minion", "demon")
    whole: dict[str, Any] = {
        "format": FORMAT,
        "players": list(said),
        "viewpoint": {"seat": viewer, "could_be": could_be.split()} if viewer else None,
        "setup": {
            "base_counts": dict(zip(types, counts or COUNTS[len(said)], strict=True)),
            "hidden": hidden.split(),
            "duplicates": duplicates.split(),
        },
        "script": sorted(
            {*script.split(), *hidden.split(), *could_be.split(), *(claim for claim, _ in said.values())}
        ),
        "conventions": conventions.split(),
        "rules_note": note,
        "claims": [{"name": name, "claims": claim, "info": info} for name, (claim, info) in said.items()],
        "timeline": list(timeline),
        "now": {"after_night": nights},
    }
    return parse(yaml.safe_dump(whole, sort_keys=False)).puzzle


def stands(puzzle: Puzzle, world: str) -> bool:
    """Whether the game can have begun so; the whole search must say the same."""
    roles = tuple(world.split())
    found = possible(puzzle, roles)
    assert found == (roles in {each.roles for each in solve(puzzle).worlds})
    return found
