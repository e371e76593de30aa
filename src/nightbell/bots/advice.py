"""Advice to a person who narrates: what an automatic narrator would answer, and why. Never a rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import msgspec

from nightbell.engine import Answer, Chair, Decision


class Reason(msgspec.Struct, frozen=True):
    """One sentence: `counsel-<id>` of the languages, with what it speaks of."""

    id: str
    about: tuple[tuple[str, Answer], ...] = ()


class Advised(msgspec.Struct, frozen=True):
    answer: Answer
    reasons: tuple[Reason, ...]
    honest: tuple[Answer, ...]
    """The options that are the plain truth, as nobody passes for anybody else."""
    untrue: tuple[tuple[Answer, tuple[Reason, ...]], ...] = ()
    """The others, each with what it would do; where they are few enough to be looked at one by one."""


class Adviser(Protocol):
    """A game's players come with one as `ADVISER`. It gets the narrator's chair, nothing more."""

    def advise(self, chair: Chair[msgspec.Struct], decision: Decision[Answer], seed: str) -> Advised | None:
        """Advice on an open decision; None where nothing speaks for one answer.

        The same question at the same moment gets the same advice.
        """
        ...

    def setup(self, view: msgspec.Struct) -> Mapping[str, msgspec.Struct]:
        """While the game is laid out: the pieces that change what may be laid out beside them, and how."""
        ...
