"""A whole game imagined from one chair, standing at the very question that the chair is asked.

`Rules.imagine` gives a State. What is missing is where the effects under way stand: which of them run inside
which, and what they have kept. They are built anew on the imagined State. A value that an effect kept and
that State still gives is read from the imagined State instead, so that nothing of the true one is carried
over; a value that State has left behind since is what the effect has already acted upon.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

from nightbell.engine.audience import Seat
from nightbell.engine.chance import Chance
from nightbell.engine.effects import Command, Every, Question, Step, Waiting
from nightbell.engine.errors import Unimaginable
from nightbell.engine.frames import Frame, Past
from nightbell.engine.state import State

if TYPE_CHECKING:
    from nightbell.engine.table import Table

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=msgspec.Struct)
T = TypeVar("T")

TRIES = 24
"""Worlds that are thrown away, because their viewer would be asked something else, before giving up."""


class _Noted(Past):
    """Notes which of the kept values State still gives."""

    def __init__(self, frame: Frame) -> None:
        super().__init__(frame)
        self.still: list[bool] = []

    def kept(self, value: T) -> T:
        before = super().kept(value)
        self.still.append(type(before) is type(value) and before == value)
        return before

    def recalled(self, work: Callable[[], T]) -> T:
        before = super().recalled(work)
        try:
            now = work()
        except Exception:
            self.still.append(False)
        else:
            self.still.append(type(before) is type(now) and before == now)
        return before


class _Imagined(Past):
    """Hands out what the imagined State gives, where the true one still gave what had been kept."""

    def __init__(self, frame: Frame, still: list[bool]) -> None:
        super().__init__(frame)
        self.still = iter(still)

    def kept(self, value: T) -> T:
        before = super().kept(value)
        if not next(self.still):
            return before
        self.trail[self.at - 1] = value
        return value

    def recalled(self, work: Callable[[], T]) -> T:
        before = super().recalled(work)
        if next(self.still):
            before = self.trail[self.at - 1] = work()
        return before


class Imagination(Generic[S, V]):
    """What one chair can imagine of a table as it stands: prepared once, for any number of worlds."""

    def __init__(self, table: Table[S, V], viewer: Seat) -> None:
        self.table = table
        self.viewer = viewer
        self.view = table.view(viewer)
        self.asked = table.open.get(viewer)
        waiting = table.waiting
        if waiting is None:
            raise Unimaginable("the game is over")
        above = (*(frame.interrupted for frame in table.stack[1:]), waiting)
        self.questions = above
        """For each frame what it was asked when it was broken in on; the last has the open question."""
        self.still = [
            _still(frame, pending, table.state) for frame, pending in zip(table.stack, above, strict=True)
        ]

    def world(self, chance: Chance) -> Table[S, V]:
        """A game that the viewer could not tell from the true one, at the same question."""
        for _ in range(TRIES):
            state = self.table.rules.imagine(self.view, chance)
            try:
                world = self._on(state, chance)
            except Exception:
                continue
            if world.open.get(self.viewer) == self.asked and world.view(self.viewer) == self.view:
                return world
        raise Unimaginable(f"{self.asked.kind if self.asked else 'a pause'} of seat {self.viewer}")

    def _on(self, state: S, chance: Chance) -> Table[S, V]:
        stack: list[Frame] = []
        command: Command[State, object] = self.table.stack[0].command
        waiting: Waiting | None = None
        for frame, pending, still in zip(self.table.stack, self.questions, self.still, strict=True):
            again = frame.copy()
            again.interrupted = waiting
            again.trail[0] = command if waiting is None else frame.command
            if pending is not None:
                again.trail.append(pending.question)
            again.live, step = again.rebuild(state, _Imagined(again, still))
            if pending is None:
                waiting = None
                again.trail[-1] = step
                assert isinstance(step, Command)
                command = step
            else:
                again.trail.pop()
                waiting = self._asked(pending, state, step, chance)
            stack.append(again)
        assert waiting is not None
        return type(self.table).standing_at(self.table.rules, state, stack, waiting)

    def _asked(self, pending: Waiting, state: S, step: Step, chance: Chance) -> Waiting:
        """The question in the imagined world. What others have answered in secret is drawn anew."""
        if type(step) is Question:
            step = step.work(state, *step.args)
        asked = pending.anew(step)
        if type(step) is Every:
            luck = Random(chance.below("imagined-answers", 2**32))
            for decision in step.open.values():
                if decision.seat in asked.given and decision.seat != self.viewer:
                    given = decision.choice.sample(luck)
                    asked.given[decision.seat] = given  # pyright: ignore[reportArgumentType]
        return asked


def _still(frame: Frame, pending: Waiting | None, state: State) -> list[bool]:
    """For each value that the effect kept, whether State gives the same today."""
    twin = frame.copy()
    if pending is not None:
        twin.trail.append(pending.question)
    noted = _Noted(twin)
    twin.rebuild(state, noted)
    return noted.still
