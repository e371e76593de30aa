"""Effects under way, in a form that can be copied, saved and taken up again.

A frame is a trail: the command that started an effect, and the steps and results so far; its live generator
is a cache. After a copy the generator is built anew by running the atom on the present State and feeding it
the recorded results, without carrying anything out.
"""

from __future__ import annotations

from collections.abc import Callable
from types import GeneratorType, MethodType
from typing import TypeVar

import msgspec

from nightbell.engine.effects import (
    BOOK,
    KEPT,
    Call,
    Command,
    Decision,
    Effect,
    Every,
    First,
    Question,
    Step,
    Waiting,
)
from nightbell.engine.errors import Drift, EngineFault
from nightbell.engine.state import State

T = TypeVar("T")

QUESTIONS = frozenset({Decision, First, Every})
"""The steps that somebody must answer."""


class Frame(msgspec.Struct, gc=False):
    """An effect under way."""

    live: Effect[object] | None
    trail: list[object]
    """The command, then step, result, step, result…; while a step is still under way it is the last, without
    its result.

    A kept value stands behind the mark `KEPT`, as if it were the result of a step.
    """
    interrupted: Waiting | None = None
    """What the table was waiting for when this frame broke in."""

    def copy(self) -> Frame:
        return Frame(None, self.trail.copy(), self.interrupted)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled without its generator, which is only a cache."""
        return Frame, (None, self.trail, self.interrupted)

    def rebuild(self, state: State, past: Past | None = None) -> tuple[Effect[object], Step]:
        """A generator that stands where the recorded one stood, and the step at which it stands."""
        trail = self.trail
        past = past or Past(self)
        BOOK.trail = past
        try:
            live = self.command.carry_out(state)
            if not isinstance(live, GeneratorType):
                raise Drift(f"{self.name} had steps to take when it began, and now has none")
            again, end = live.send(None), len(trail) - 1
            while (at := past.at) <= end:
                step = trail[at]
                if step != again and not _alike(step, again):
                    raise Drift(f"{self.name} took the step {step}, and would now take {again}")
                if at == end:
                    return live, again
                past.at = at + 2
                again = live.send(trail[at + 1])
        except EngineFault:
            raise
        except Exception as fault:
            raise Drift(f"{self.name} cannot be taken up again: {type(fault).__name__}: {fault}") from fault
        finally:
            BOOK.trail = []
        raise Drift(f"{self.name} was not waiting for anything")

    @property
    def command(self) -> Command[State, object]:
        return self.trail[0]  # type: ignore[return-value]

    @property
    def name(self) -> str:
        command = self.command
        return command.effect.__name__ if isinstance(command, Call) else type(command).__name__


class Past:
    """Hands a rebuilt effect what the recorded one kept."""

    __slots__ = ("at", "frame", "trail")

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.trail = frame.trail
        self.at = 1

    def kept(self, value: T) -> T:
        trail, at = self.trail, self.at
        if at + 1 >= len(trail) or trail[at] is not KEPT:
            raise Drift(f"{self.frame.name} kept {value!r}, where it had gone on to something else")
        self.at = at + 2
        return trail[at + 1]  # type: ignore[return-value]

    def recalled(self, work: Callable[[], T]) -> T:
        return Past.kept(self, None)  # type: ignore[return-value]


def _alike(step: object, again: Step) -> bool:
    """Whether a rebuilt step is the recorded one: of the same kind, with the same subject.

    Options and amounts are not compared. They may honestly have been worked out from a State that has moved
    on, and what was answered and what came of it is in the trail.
    """
    kind = type(step)
    if kind is not type(again):
        return type(again) is Question and kind in QUESTIONS
    if isinstance(step, Decision) and isinstance(again, Decision):
        return step.seat == again.seat and step.kind == again.kind
    if kind is First or kind is Every:
        return True
    if isinstance(step, Call) and isinstance(again, Call):
        return _same(step.effect, again.effect) and step.args[:1] == again.args[:1]
    fields = kind.__struct_fields__  # pyright: ignore[reportAttributeAccessIssue]
    return not fields or getattr(step, fields[0]) == getattr(again, fields[0])


def _same(effect: object, again: object) -> bool:
    """Whether two effects are one function. Whose method it is may have been written down and read again."""
    if isinstance(effect, MethodType) and isinstance(again, MethodType):
        return effect.__func__ is again.__func__ and type(effect.__self__) is type(again.__self__)
    return effect == again
