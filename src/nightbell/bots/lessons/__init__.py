"""First games: a table prepared so that the important moments come, and partners who know their parts.

A lesson is a game of the real engine with a fixed seed, fixed options and a script. The script says what each
partner answers, and what a tutor would advise the pupil, page by page; wherever it ends or no longer fits,
because the pupil went another way, everybody plays as the sensible players do. Nobody gets more than a person
in that chair would: a page is found by what the chair sees, and its answer counts only if it is legal.

Each game has a module beside this file with its `LESSON`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

import msgspec

from nightbell.engine import Answer, Chair, Decision, Player, Seat, Talker

PARTNER = "partner"
"""The name under which partners sit at a table."""


class Page(msgspec.Struct, frozen=True):
    """What one chair answers in one stretch of the game, and why.

    A line is the kind of a question, with its subject if the game names one (`act anna`), and the answer.
    Where a question comes twice, the first line that is legal counts.
    """

    seat: Seat
    at: int
    why: str
    lines: tuple[tuple[str, Answer], ...]


def _nothing(chair: Chair[msgspec.Struct]) -> Collection[Answer]:
    return ()


class Lesson(msgspec.Struct, frozen=True):
    game: str
    seed: int
    """Of the table, which gives each of its games a seed; the lesson is the table's first."""
    seat: Seat
    """The pupil's chair."""
    options: dict[str, object]
    moment: Callable[[msgspec.Struct], int]
    """The stretch of the game that a view shows: a round, a day, a turn."""
    subject: Callable[[msgspec.Struct, Decision[Answer]], str]
    """What tells one question of a kind from the next."""
    pages: tuple[Page, ...]
    said: Callable[[Chair[msgspec.Struct]], Collection[Answer]] = _nothing
    """What a chair has said by itself, in the game's own form: nobody says it twice."""

    def line(self, view: msgspec.Struct, decision: Decision[Answer]) -> Iterable[Answer]:
        """The answers that the script has for a question, in order."""
        at = self.moment(view)
        asked = f"{decision.kind} {self.subject(view, decision)}".rstrip()
        for page in self.pages:
            if page.seat == decision.seat and page.at == at:
                yield from (answer for question, answer in page.lines if question == asked)


class Partner:
    """Plays its part of the lesson, and beyond it as the sensible players do."""

    def __init__(self, lesson: Lesson, seed: str, usual: Player[msgspec.Struct]) -> None:
        self.lesson = lesson if seed.startswith(f"{lesson.seed}/1/") else None
        self.usual = usual

    def answer(self, chair: Chair[msgspec.Struct], decision: Decision[Answer]) -> Answer:
        if self.lesson is not None:
            for answer in self.lesson.line(chair.view, decision):
                try:
                    return decision.choice.take(answer)
                except LookupError:
                    continue
        return self.usual.answer(chair, decision)

    def interject(self, chair: Chair[msgspec.Struct]) -> tuple[str, Answer] | None:
        if self.lesson is not None:
            for decision in chair.standing:
                for answer in self.lesson.line(chair.view, decision):
                    if answer not in self.lesson.said(chair):
                        return decision.kind, answer
        return self.usual.interject(chair) if isinstance(self.usual, Talker) else None


@cache
def lesson(game: str) -> Lesson | None:
    """The first game of a game, if it has one."""
    name = f"{__name__}.{game}"
    found = import_module(name).LESSON if find_spec(name) else None
    assert found is None or isinstance(found, Lesson)
    return found
