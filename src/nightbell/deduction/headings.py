"""What a puzzle may be called: something that everybody saw or heard in it, never its answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from nightbell.deduction.characters import names
from nightbell.deduction.puzzle import Puzzle


class Heading(msgspec.Struct, frozen=True, gc=False):
    """A title: its kind, and whom or what number it speaks of."""

    kind: str
    player: int = -1
    number: int = 0


def headings(puzzle: Puzzle) -> tuple[Heading, ...]:
    """All titles that fit, the most telling first. There is always one."""
    return tuple(dict.fromkeys(_fitting(puzzle)))


def _fitting(puzzle: Puzzle) -> Iterator[Heading]:
    for event in puzzle.events:
        if event.kind == "slayer_shot":
            yield Heading("hit" if event.yes else "shot")
        elif event.kind == "nomination" and event.yes:
            yield Heading("virgin")
        elif event.kind in ("dies_on_nominating", "klutz_choice"):
            yield Heading(event.kind.replace("_", "-"))
    for seat, claim in enumerate(puzzle.claims):
        for info in claim.info:
            if info.kind == "ravenkeeper":
                yield Heading("last-words", seat)
            elif info.kind in _COUNTS:
                yield Heading(info.kind, number=min(info.number, _COUNTS[info.kind]))
    for seat, claim in enumerate(puzzle.claims):
        if claim.character in _ROLES:
            yield Heading(claim.character.replace("_", "-"))
        elif not claim.info and seat != puzzle.viewer:
            yield Heading("silent", seat)
    for mask in puzzle.deaths[2:]:
        if mask == 0:
            yield Heading("quiet-night")
        elif mask & (mask - 1):
            yield Heading("two-at-once")
        else:
            yield Heading("gone", mask.bit_length() - 1)
    if not any(event.kind == "execution" for event in puzzle.events):
        yield Heading("empty-scaffold")
    yield Heading("seats", number=len(puzzle.players))


_COUNTS: Final = {"empath": 2, "chef": 2, "clockmaker": 9, "oracle": 1, "chambermaid": 0, "mathematician": 0}
"""Up to which number a count has a title of its own."""
_ROLES: Final = frozenset(
    names("""
        washerwoman librarian investigator fortune_teller undertaker monk soldier mayor saint butler
        recluse dreamer seamstress flowergirl town_crier artist savant snake_charmer sage philosopher
        juggler grandmother sailor innkeeper gambler exorcist courtier fool tea_lady pacifist minstrel
    """)
)
"""Roles after which a puzzle may be called."""
