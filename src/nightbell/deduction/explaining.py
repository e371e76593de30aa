"""A solved puzzle told as a chain of thought, and hints that lead along it.

Every link says who is cleared or found, and whose words it takes: nobody is named who is not needed.
"""

from __future__ import annotations

import msgspec

from nightbell.deduction.characters import DEMON, MINION, TYPE
from nightbell.deduction.reasons import conflict_without, why_not_demon
from nightbell.deduction.solving import Solution

LOOK, CLEARED, PLAIN, LEFT, FOUND, DRUNK, AMONG = (
    "look",
    "cleared",
    "plain",
    "left",
    "found",
    "drunk",
    "among",
)
HINTS = 3


class Link(msgspec.Struct, frozen=True, gc=False):
    """One step: `seats` are whom it concerns, `speakers` whose words show it.

    `cleared` are no Demon, by those words; `plain`, by what everybody saw; who is `left` is the Demon; a
    Minion is `found`; somebody was `drunk`. A hint says where to `look`, or `among` whom the Demon is.
    """

    kind: str
    seats: tuple[int, ...]
    speakers: tuple[int, ...] = ()
    role: str = ""


def explained(solution: Solution) -> tuple[Link, ...]:
    """Why a puzzle with one world has that one: the easiest thoughts first."""
    puzzle, world = solution.puzzle, solution.worlds[0].roles
    by_words: dict[tuple[int, ...], list[int]] = {}
    for seat, role in enumerate(world):
        if TYPE[role] != DEMON:
            by_words.setdefault(why_not_demon(puzzle, seat) or (), []).append(seat)
    chain = [
        Link(CLEARED if speakers else PLAIN, tuple(cleared), speakers)
        for speakers, cleared in sorted(by_words.items(), key=lambda each: (len(each[0]), each[0]))
    ]
    for seat, role in enumerate(world):
        if TYPE[role] == DEMON:
            chain.append(Link(LEFT, (seat,), role=role))
    for seat, role in enumerate(world):
        if TYPE[role] == MINION:
            chain.append(Link(FOUND, (seat,), conflict_without(puzzle, seat, role), role))
    for seat, role in enumerate(world):
        if role == "drunk":
            chain.append(Link(DRUNK, (seat,), role=puzzle.claims[seat].character))
    return tuple(chain)


def hints(chain: tuple[Link, ...], demon: int, viewer: int) -> tuple[Link, ...]:
    """Where to begin; what follows from it; and between whom it lies in the end."""
    by_words = [link for link in chain if link.kind == CLEARED]
    if not by_words:
        by_words = [link for link in chain if link.kind == PLAIN]
    first, last = by_words[0], by_words[-1]
    other = next((seat for seat in last.seats if seat != viewer), last.seats[0])
    return (
        Link(LOOK, (), first.speakers),
        first,
        Link(AMONG, tuple(sorted((demon, other)))),
    )
