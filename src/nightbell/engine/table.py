"""The table: one running game, and the only thing that moves it.

The stack holds durable frames (see `frames`), innermost last.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import GeneratorType
from typing import Generic, TypeVar

import msgspec

from nightbell.engine.audience import Seat, may_know
from nightbell.engine.chance import Chance
from nightbell.engine.choices import Answer, freeze
from nightbell.engine.effects import (
    BOOK,
    Command,
    Decision,
    Effect,
    Every,
    First,
    Question,
    Step,
    Waiting,
    call,
)
from nightbell.engine.errors import BadLog, Crash, Refusal, Runaway
from nightbell.engine.frames import Frame
from nightbell.engine.imagining import Imagination
from nightbell.engine.log import DIGEST_EVERY, Entry, Header, Log, Mark
from nightbell.engine.rules import Rules
from nightbell.engine.state import Event, State, Told

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=msgspec.Struct)

MOST_FRAMES = 64
MOST_STEPS = 20_000
"""Between two decisions. The longest honest stretch known is a few hundred."""
STEPS = range(MOST_STEPS)
PHASES_AT_A_STRETCH = 16
MOST_INTERRUPTIONS = 8
"""Inside each other: questions that somebody broke in on before they were answered."""


class Table(Generic[S, V]):
    """A game in progress.

    `open` holds what is to be decided now, by seat. `answer` is the one way forward. `copy` gives an
    independent game from this very moment on, `fork` one that remembers nothing of the way here.
    """

    __slots__ = ("_waiting", "broken", "history", "log", "marking", "open", "rules", "stack", "state")

    def __init__(
        self,
        rules: Rules[S, V],
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        names: Sequence[str] = (),
        marking: bool = True,
    ) -> None:
        """A new game. Without `marking` its log carries no digests: quicker, and good for simulating."""
        options = dict(options or {})
        header = Header(rules.name, rules.version, seed, options, tuple(names))
        self._begin(rules, rules.new(options, seed), Log(header, [], []), marking)

    def _begin(self, rules: Rules[S, V], state: S, log: Log, marking: bool) -> None:
        self._set(rules, state, log, marking)
        trail: list[object] = []
        self.stack.append(Frame(_phases(rules, state, trail), trail))
        self._go_on(None)
        if marking:
            self._mark()

    def _set(self, rules: Rules[S, V], state: S, log: Log, marking: bool) -> None:
        self.rules = rules
        self.state = state
        self.log = log
        self.marking = marking
        self.history: list[Told] = []
        self.broken = False
        self.stack: list[Frame] = []
        self._waiting: Waiting | None = None
        self.open: Mapping[Seat, Decision[Answer]] = {}

    @classmethod
    def enter(cls, rules: Rules[S, V], state: S) -> Table[S, V]:
        """A game from a State that stands at the beginning of a turn or phase, such as an imagined one.

        Its log cannot be replayed, since no seed leads there.
        """
        table = cls.__new__(cls)
        table._begin(rules, state.copy(), Log(_nowhere(rules.name, rules.version), [], []), marking=False)
        return table

    @classmethod
    def standing_at(cls, rules: Rules[S, V], state: S, stack: list[Frame], waiting: Waiting) -> Table[S, V]:
        """A game in the middle of its effects. Its log cannot be replayed."""
        table = cls.__new__(cls)
        table._set(rules, state, Log(_nowhere(rules.name, rules.version), [], []), marking=False)
        table.stack = stack
        table._wait(waiting)
        return table

    @property
    def waiting(self) -> Waiting | None:
        """What the game stands at; nothing when it is over."""
        return self._waiting

    # ---- what a viewer gets

    @property
    def outcome(self) -> str | None:
        return self.state.outcome

    def view(self, viewer: Seat) -> V:
        return self.rules.view(self.state, viewer)

    def events(self, viewer: Seat, since: int = 0) -> list[Event]:
        """What this viewer may know of all that happened after the first `since` entries of the history."""
        return [told.event for told in self.history[since:] if may_know(viewer, told.to)]

    # ---- the way of one move

    def answer(self, seat: Seat, answer: object, standing: str = "") -> None:
        """Give a seat's answer to its open decision, or to a standing one by its kind."""
        if type(answer) is list:
            answer = freeze(answer)
        waiting = self._waiting
        if self.broken or waiting is None:
            raise Refusal("table-broken" if self.broken else "game-over")
        if standing:
            self._answer_standing(seat, answer, standing)
            return
        decision = self.open.get(seat)
        if decision is None:
            raise self._not_yours(waiting, seat)
        try:
            taken = decision.choice.take(answer)
        except LookupError:
            raise self.rules.why_not(self.state, decision, answer) from None
        self.log.entries.append(Entry(seat, taken))
        question = waiting.question
        kind = type(question)
        if kind is Decision:
            self._go_on(question, taken)
        elif kind is First:
            self._go_on(question, (seat, taken))
        else:
            self._collect(waiting, seat, taken)
        if self.marking:
            self._mark_if_due()

    def _collect(self, waiting: Waiting, seat: Seat, taken: Answer) -> None:
        """One of several answers that are all waited for."""
        waiting = waiting.without(seat, taken)
        if waiting.open:
            self._wait(waiting)
        else:
            question, given = waiting.question, waiting.given
            assert type(question) is Every
            self._go_on(question, {each: given[each] for each in question.open})

    def _answer_standing(self, seat: Seat, answer: object, kind: str) -> None:
        self._seated(seat)
        for decision in self.rules.standing(self.state, seat):
            if decision.kind == kind:
                break
        else:
            raise Refusal("not-your-decision", kind=kind)
        if sum(frame.interrupted is not None for frame in self.stack) >= MOST_INTERRUPTIONS:
            raise Refusal("answer-first")
        try:
            taken = decision.choice.take(answer)
        except LookupError:
            raise self.rules.why_not(self.state, decision, answer) from None
        command = self.rules.interrupt(self.state, decision, taken)
        self.log.entries.append(Entry(seat, taken, kind))
        broken_in = call(_break_in, command)
        self.stack.append(Frame(broken_in.carry_out(self.state), [broken_in], self._waiting))
        self._go_on(None)
        if self.marking:
            self._mark_if_due()

    def _seated(self, seat: Seat) -> None:
        if type(seat) is not int or not 0 <= seat < len(self.rules.seats(self.state)):
            raise Refusal("unknown-seat", seat=repr(seat)[:40])

    def _not_yours(self, waiting: Waiting, seat: Seat) -> Refusal:
        self._seated(seat)
        return Refusal("already-answered" if seat in waiting.given else "not-your-decision", kind="")

    def _asked_anew(self, waiting: Waiting) -> Waiting:
        """The question that was broken in on, worked out again: its answers may have changed since."""
        frame = self.stack[-1]
        frame.trail.append(waiting.question)
        frame.live, again = frame.rebuild(self.state)
        frame.trail.pop()
        if type(again) is Question:
            again = again.work(self.state, *again.args)
        return waiting.anew(again)

    def _wait(self, waiting: Waiting | None) -> None:
        """Open what is asked, as each seat gets to see it."""
        self._waiting = waiting
        rules = self.rules
        if waiting is None:
            self.open = {}
        else:
            self.open = rules.posed(self.state, waiting.open) if rules.poses else waiting.open

    def _go_on(self, question: Step | None, result: object = None) -> None:
        """Behind a question with what was answered, or at the beginning of the innermost effect."""
        try:
            waiting = self._run(question, result)
        except Exception as fault:
            self.broken = True
            raise Crash(self.log.copy(), fault) from fault
        # As `_wait` does: once an answer, so a call less is felt.
        self._waiting = waiting
        rules = self.rules
        if waiting is None:
            self.open = {}
        else:
            self.open = rules.posed(self.state, waiting.open) if rules.poses else waiting.open
        outbox = self.state.outbox
        if outbox:
            self.history += outbox
            outbox.clear()

    def _run(self, question: Step | None, result: object) -> Waiting | None:
        """Carry out steps until a decision opens or the game is over."""
        state, stack = self.state, self.stack
        frame = stack[-1]
        live = frame.live
        trail: list[object] = frame.trail
        if question is not None:
            trail.append(question)
            if live is None:
                live = frame.live = frame.rebuild(state)[0]
            trail.append(result)
        assert live is not None
        BOOK.trail = trail
        for _ in STEPS:
            try:
                step = live.send(result)  # type: ignore[union-attr] # pyright: ignore[reportArgumentType]
            except StopIteration as stop:
                if frame.interrupted is not None:
                    stack.pop()
                    return self._asked_anew(frame.interrupted)
                if len(stack) == 1:
                    live = frame.live = _phases(self.rules, state, trail)
                    result = None
                    continue
                stack.pop()
                frame = stack[-1]
                live, trail = frame.live, frame.trail
                if live is None:
                    live = frame.live = frame.rebuild(state)[0]
                BOOK.trail = trail
                result = stop.value
                trail.append(result)
                continue
            result = step.carry_out(state)  # type: ignore[arg-type]
            if result is not None:
                kind = type(result)
                if kind is Waiting:
                    return result  # type: ignore[return-value]
                if kind is GeneratorType:
                    if len(stack) >= MOST_FRAMES:
                        raise Runaway(f"more than {MOST_FRAMES} effects inside each other", self._names())
                    trail.append(step)
                    trail = [step]
                    frame = Frame(result, trail)  # type: ignore[arg-type]
                    live = frame.live
                    stack.append(frame)
                    BOOK.trail = trail
                    result = None
                    continue
            trail.append(step)
            trail.append(result)
            if state.outcome is not None:
                stack.clear()
                return None
        raise Runaway(f"more than {MOST_STEPS} steps without a decision", self._names())

    def _names(self) -> list[str]:
        return [frame.name for frame in self.stack]

    # ---- the log

    def _mark_if_due(self) -> None:
        if self.state.outcome is not None or len(self.log.entries) % DIGEST_EVERY == 0:
            self._mark()

    def _mark(self) -> None:
        log = self.log
        log.marks.append(Mark(len(log.entries), log.chain(self.digest()), self.state.outcome or ""))

    def digest(self) -> bytes:
        """The State and what is open in it: what happened, never how the code that did it is called."""
        standing = ",".join(f"{seat}:{decision.kind}" for seat, decision in self.open.items())
        return self.state.digest() + standing.encode()

    def imagined(self, viewer: Seat, chance: Chance) -> Table[S, V]:
        """A game that this viewer could not tell from the true one, at the same question.

        For many worlds at one moment prepare an `Imagination` once. Raises `Unimaginable`.
        """
        return Imagination(self, viewer).world(chance)

    def copy(self) -> Table[S, V]:
        """The same game, free to go another way."""
        return self._twin(self.log.copy(), self.history.copy(), self.marking)

    def __deepcopy__(self, memo: object) -> Table[S, V]:
        return self.copy()

    def fork(self) -> Table[S, V]:
        """The same moment without the way to it, for search: no log, no history, no digests.

        What happens from here on is told in its history; its log cannot be replayed.
        """
        rules = self.rules
        return self._twin(Log(_nowhere(rules.name, rules.version), [], []), [], marking=False)

    def _twin(self, log: Log, history: list[Told], marking: bool) -> Table[S, V]:
        twin: Table[S, V] = Table.__new__(Table)
        twin.rules = self.rules
        twin.state = self.state.copy()
        twin.log = log
        twin.marking = marking
        twin.history = history
        twin.broken = self.broken
        twin.stack = [frame.copy() for frame in self.stack]
        twin._waiting = self._waiting
        twin.open = self.open
        return twin

    def undone(self, answers: int = 1) -> Table[S, V]:
        """The game as it stood so many answers ago."""
        if not 0 <= answers <= len(self.log.entries):
            raise Refusal("cannot-undo", answers=answers, given=len(self.log.entries))
        return replay(self.rules, self.log.until(len(self.log.entries) - answers))


@cache
def _nowhere(game: str, version: str) -> Header:
    """The header of a game that no seed leads to."""
    return Header(game, version, -1)


def _phases(rules: Rules[S, V], state: S, trail: list[object]) -> Effect[None]:
    """One phase after the other; the trail begins anew with each. After some the table is asked to go on, so
    that phases without a step are counted as well."""
    for _ in range(PHASES_AT_A_STRETCH):
        phase = rules.flow(state)
        trail.clear()
        trail.append(phase)
        args = phase.args
        yield from phase.effect(state, *args) if args else phase.effect(state)


def _break_in(state: S, command: Command[S, None]) -> Effect[None]:
    yield command


def retell(rules: Rules[S, V], log: Log) -> Iterator[Table[S, V]]:
    """Play a log again: the table as it was set out, then the same table after each answer.

    The one way to tell a game again, and it verifies as it goes: raises `BadLog` with the answer from which
    on the log tells another game than these rules would have played. A log without digests is taken at its
    word as far as its answers are legal.
    """
    header = log.header
    if header.game != rules.name:
        raise BadLog("log-of-another-game", game=header.game, rules=rules.name)
    if header.rules != rules.version:
        raise BadLog("log-of-other-rules", game=header.game, rules=header.rules, known=rules.version)
    try:
        table = Table(rules, header.options, header.seed, header.names)
    except Refusal as refusal:
        raise BadLog("log-cannot-start", why=str(refusal)) from None
    marks = iter(log.marks) if log.marks else None
    _compare(table, marks)
    yield table
    for number, entry in enumerate(log.entries, start=1):
        try:
            table.answer(entry.seat, entry.answer, entry.standing)
        except Refusal as refusal:
            raise BadLog("log-goes-elsewhere", answer=number, why=str(refusal)) from None
        _compare(table, marks)
        yield table
    if marks is not None and next(marks, None) is not None:
        raise BadLog("log-differs", answer=len(log.entries))


def replay(rules: Rules[S, V], log: Log) -> Table[S, V]:
    """The game that a log tells, at its end. See `retell`."""
    told = deque(retell(rules, log), maxlen=1)
    return told[0]


def _compare(table: Table[S, V], marks: Iterator[Mark] | None) -> None:
    """If the table has just made a mark, it must be the log's next one."""
    made = table.log.marks[-1]
    if marks is not None and made.after == len(table.log.entries) and next(marks, None) != made:
        raise BadLog("log-differs", answer=made.after)
