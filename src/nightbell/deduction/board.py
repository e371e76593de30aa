"""A puzzle laid out for the search: who says what at which place of which night, and what was seen."""

from __future__ import annotations

from typing import Final

from nightbell.deduction.characters import (
    DEMON,
    EVERY_NIGHT,
    IS_GOOD,
    LATE,
    MINION,
    ONLY_SEEN,
    OUTSIDER,
    QUIET,
    TOWNSFOLK,
    TYPE,
    WILD,
    WILD_UNTOLD,
    places,
)
from nightbell.deduction.puzzle import DAY_KINDS, Event, Info, Puzzle
from nightbell.deduction.rulings import DEEDS, MAY_HAVE_BEEN

POSES_EVIL: Final = 1
POSES_GOOD: Final = 2

_SPOKEN_LATE: Final = frozenset(
    {"became", "told_nightwatchman", "told_twin", "told_widow_in_play", "no_evil_info"}
)
"""What is checked when the night is over."""


class Enough(Exception):
    """The time is over before everything has been looked at."""


class Board:
    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.seats = len(puzzle.players)
        self.everybody = (1 << self.seats) - 1
        self.nights = puzzle.nights
        self.conventions = puzzle.conventions
        self.wild = WILD_UNTOLD if self.ruled(DEEDS, MAY_HAVE_BEEN) else WILD
        self.wasted = "no_wasted_kills" not in puzzle.conventions
        self.script = puzzle.script
        self.of_type = {
            type: tuple(name for name in puzzle.script if TYPE[name] == type)
            for type in (TOWNSFOLK, OUTSIDER, MINION, DEMON)
        }
        self.steps = [self._steps(night) for night in range(puzzle.nights + 1)]
        """For each night, what comes in order: (place, acting role or "", seat, information)."""
        self.agenda: list[list[tuple[str, int, Info | None]]] | None = None
        """The same without what nobody does; `history.py` fills it in once."""
        self.dawn = [self._spoken(night, _SPOKEN_LATE) for night in range(puzzle.nights + 1)]
        self.today = self._spoken(puzzle.nights + 1, frozenset({"became"}))
        """Who says to have become somebody else today."""
        self.by_day = [self._spoken(day, DAY_KINDS) for day in range(puzzle.nights + 1)]
        self.events: list[tuple[Event, ...]] = [
            tuple(event for event in puzzle.events if event.day == day) for day in range(puzzle.nights + 1)
        ]
        self.deaths = puzzle.deaths
        self.counts_mishaps = any(
            info.kind == "mathematician" for claim in puzzle.claims for info in claim.info
        )
        self.acrobats = [
            seat
            for seat, claim in enumerate(puzzle.claims)
            if any(info.kind == "acrobat" for info in claim.info)
        ]
        self.hermit = self._hermit()
        self.alike = self._alike()
        self.living = self._living_now()

    def _steps(self, night: int) -> list[tuple[int, str, int, Info | None]]:
        if night == 0:
            return []
        place = places(night)
        steps: list[tuple[int, str, int, Info | None]] = [
            (place[name], name, -1, None) for name in self.script if name in place
        ]
        for seat, claim in enumerate(self.puzzle.claims):
            for info in claim.info:
                if info.night == night and info.kind not in DAY_KINDS and info.kind not in _SPOKEN_LATE:
                    if info.kind == "demon_choice":
                        continue
                    at = place.get(info.kind, place["grandmother"] if info.kind in places(1) else LATE)
                    steps.append((at, "", seat, info))
        return sorted(steps, key=lambda step: (step[0], step[1] == "", step[2]))

    def _spoken(self, when: int, kinds: frozenset[str]) -> list[tuple[int, Info]]:
        return [
            (seat, info)
            for seat, claim in enumerate(self.puzzle.claims)
            for info in claim.info
            if info.night == when and info.kind in kinds
        ]

    def _hermit(self) -> frozenset[str]:
        """The abilities of a Hermit: all Outsiders on the script, and those the puzzle's note names."""
        note = self.puzzle.note.lower()
        if "hermit" not in self.script:
            return frozenset()
        named = [name for name, type in TYPE.items() if type == OUTSIDER and name.replace("_", " ") in note]
        return frozenset((*self.of_type[OUTSIDER], *(named if "hermit" in note else ()))) - {"hermit"}

    def _alike(self) -> dict[str, tuple[object, ...]]:
        """Characters of which it is all the same which of them somebody is who tells nothing: all of one kind
        have the same value."""
        spoken = {name for claim in self.puzzle.claims for info in claim.info for name in _named(info)}
        spoken |= {name for event in self.puzzle.events for name in _named(event)}
        watched = any(info.kind == "chambermaid" for claim in self.puzzle.claims for info in claim.info)
        acted = {event.kind for event in self.puzzle.events}
        idle = {role for role, deeds in ONLY_SEEN.items() if acted.isdisjoint(deeds)}
        if "goon" in self.script or ("philosopher" in self.script and self.counts_mishaps):
            return {}
        return {
            role: (TYPE[role], role if watched else "", self.counts_mishaps and role in EVERY_NIGHT)
            for role in self.script
            if (role in QUIET or role in idle) and role not in spoken
        }

    def _living_now(self) -> int:
        """Who is alive in everybody's eyes now."""
        dead = 0
        for mask in self.deaths:
            dead |= mask
        for event in self.puzzle.events:
            if event.kind in ("execution", "slayer_shot") and event.yes:
                dead |= 1 << event.of
            elif event.kind == "nomination" and event.yes:
                dead |= 1 << event.by
            elif event.kind in ("dies_on_nominating", "dies_on_being_nominated", "doomsayer"):
                dead |= 1 << event.of
        return self.everybody & ~dead

    def said(self, seat: int, night: int, kind: str) -> Info | None:
        """What somebody reports of this kind for this night."""
        for info in self.puzzle.claims[seat].info:
            if info.night == night and info.kind == kind:
                return info
        return None

    def ruled(self, name: str, answer: str) -> bool:
        """Whether a contested ruling is decided otherwise than usual, in this way."""
        return f"{name}={answer}" in self.puzzle.rulings

    def becomings(self, seat: int, night: int) -> list[str]:
        """What somebody says to have become that night, in order."""
        return [
            info.characters[0]
            for info in self.puzzle.claims[seat].info
            if info.night == night and info.kind == "became"
        ]

    def poses(self, role: str) -> int:
        """As what a character may register beside the truth."""
        if role == "recluse" or (role == "hermit" and "recluse" in self.hermit):
            return POSES_EVIL
        return POSES_GOOD if role == "spy" else 0

    def believes(self, role: str) -> bool:
        """Whether such a player takes himself for another character."""
        if role == "hermit":
            return "drunk" in self.hermit
        return role in ("drunk", "marionette", "lunatic")

    def is_good(self, role: str) -> bool:
        return IS_GOOD[role]


def _named(told: Info | Event) -> list[str]:
    """The characters of which somebody speaks."""
    if isinstance(told, Info):
        return [*told.characters, *(name for said in told.statements for name in _words(said))]
    return [*(name for _, name in told.guesses), *_words(told.statement)]


def _words(said: object) -> list[str]:
    if isinstance(said, tuple):
        return [word for part in said for word in _words(part)]
    return [said] if isinstance(said, str) else []
