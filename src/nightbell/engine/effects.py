"""Effects and what they yield.

An effect is a generator that reads like a paragraph of the rulebook. It yields steps; the table carries each
out and sends the result back:

    yield kill(target)                                  # do it
    died = yield from kill(target)                      # do it and learn what came of it
    target = yield from ask(me, "monk", a_player())     # let a seat decide

A step is a `Command` of a game (with its atom), a decision, or one of the few below.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from enum import Enum
from threading import local
from typing import (
    Concatenate,
    Final,
    Generic,
    Never,
    ParamSpec,
    Protocol,
    TypeAlias,
    TypeVar,
    dataclass_transform,
    overload,
)

import msgspec

from nightbell.engine.audience import Seat
from nightbell.engine.choices import Answer, Choice
from nightbell.engine.errors import EngineFault

S = TypeVar("S", contravariant=True)
T = TypeVar("T", covariant=True)
P = ParamSpec("P")
K = TypeVar("K")


@dataclass_transform(frozen_default=True)
class Step(msgspec.Struct, frozen=True, gc=False):
    """Anything an effect may yield."""

    def carry_out(self, state: Never, /) -> object:
        """What comes of it; for a question, that the game waits."""
        raise NotImplementedError


Effect: TypeAlias = Generator[Step, object, T]


class Command(Step, Generic[S, T]):
    """A change to a State of type S that results in a T, with its atom.

    The atom is the only code that may change State. It returns its result, or is itself an effect; then it
    runs in a durable frame of its own.
    """

    def carry_out(self, state: S, /) -> T | Effect[T]:
        raise NotImplementedError

    def __iter__(self) -> Effect[T]:
        return (yield self)  # type: ignore[return-value]


class Call(Command[S, T]):
    """Another effect, in a durable frame of its own."""

    effect: Callable[..., Effect[T]]
    args: tuple[object, ...] = ()

    def carry_out(self, state: S, /) -> Effect[T]:
        return self.effect(state, *self.args)


def call(effect: Callable[Concatenate[S, P], Effect[T]], *args: P.args, **named: P.kwargs) -> Call[S, T]:
    """Run an effect in its own frame, so that its trail does not lengthen this one's."""
    assert not named, "a frame keeps positional arguments only"
    return Call(effect, args)


class Past(Protocol):
    """Where an effect that is being rebuilt gets what it kept."""

    def kept(self, value: K) -> K: ...

    def recalled(self, work: Callable[[], K]) -> K: ...


class Book(local):
    """Where what the running effect keeps is written down. Effects run only inside a table's `send`, so each
    thread has just one."""

    trail: list[object] | Past | None = None
    """The trail of the effect; while it is rebuilt, its past."""


BOOK: Final = Book()


class _Sign(Enum):
    KEPT = "kept"


KEPT: Final = _Sign.KEPT
"""Stands in a trail before a kept value, as if a step had given it. It is the same object after pickling."""


def keep(value: K) -> K:
    """A value read from State before it changes, remembered in the frame. See `Drift`.

    The value goes into the trail of the frame that is running; a rebuilt effect gets what stands there.
    """
    trail = BOOK.trail
    if type(trail) is list:
        trail.append(KEPT)
        trail.append(value)
        return value
    return trail.kept(value)  # type: ignore[union-attr]


def recall(work: Callable[P, K], *args: P.args, **named: P.kwargs) -> K:
    """What a function gives, remembered as by `keep`; a rebuilt effect does not work it out again."""
    trail = BOOK.trail
    if type(trail) is list:
        return keep(work(*args, **named))
    return trail.recalled(lambda: work(*args, **named))  # type: ignore[union-attr]


def afresh(value: K) -> K:
    """Keep a value and forget the way here: begun now, from State alone, the running effect would first keep
    this very value.

    For an effect that goes round, so that each round is as short to take up again as a phase of its own. Not
    for one that runs inside another's frame (by `yield from`), whose way would be forgotten with it.
    """
    trail = BOOK.trail
    if type(trail) is list:
        trail[1:] = (KEPT, value)
        return value
    return trail.kept(value)  # type: ignore[union-attr]


class Decision(Step, Generic[T]):
    """Whose it is, what is asked, which answers are legal, and which rule says so."""

    seat: Seat
    kind: str
    choice: Choice[T]
    rule: str = ""
    about: tuple[tuple[str, Answer], ...] = ()
    """What the question speaks of, for its wording: pairs of noun and id."""

    def carry_out(self, state: object, /) -> Waiting:
        return Waiting(self, {self.seat: self})  # type: ignore[dict-item]

    def __iter__(self) -> Effect[T]:
        return (yield self)  # type: ignore[return-value]


def ask(seat: Seat, kind: str, choice: Choice[T], /, rule: str = "", **about: Answer) -> Decision[T]:
    return Decision(seat, kind, choice, rule, tuple(about.items()) if about else ())


def decide(question: Decision[K]) -> Effect[K]:
    """Ask, unless only one answer is left. What was asked is remembered, so its options need no `keep`."""
    asked = keep(question)
    if asked.choice.count() == 1:
        return next(asked.choice.listed())
    return (yield from asked)


class First(Step, Generic[T]):
    """Several open decisions, by seat; whoever answers first goes on, the others close."""

    open: dict[Seat, Decision[T]]

    def carry_out(self, state: object, /) -> Waiting:
        if not self.open:
            raise EngineFault("nobody is asked, and the first answer is waited for")
        return Waiting(self, self.open)  # type: ignore[arg-type]

    def __iter__(self) -> Effect[tuple[Seat, T]]:
        return (yield self)  # type: ignore[return-value]


class Every(Step, Generic[T]):
    """Several open decisions, by seat, answered in any order; goes on when all have been."""

    open: dict[Seat, Decision[T]]

    def carry_out(self, state: object, /) -> Waiting | dict[Seat, T]:
        return Waiting(self, self.open) if self.open else {}  # type: ignore[arg-type]

    def __iter__(self) -> Effect[dict[Seat, T]]:
        return (yield self)  # type: ignore[return-value]


class Question(Step, Generic[T]):
    """A question that is worked out when somebody is to answer it.

    For long menus: an effect that is taken up again after a copy comes past its question without working
    out anew what was asked.
    """

    work: Callable[..., Decision[object] | First[object] | Every[object]]
    args: tuple[object, ...] = ()
    decided: bool = False
    """Whether nobody is asked if only one answer is left, as by `decide`."""

    def carry_out(self, state: object, /) -> object:
        args = self.args
        asked = self.work(state, *args) if args else self.work(state)
        if self.decided and isinstance(asked, Decision) and asked.choice.count() == 1:
            return next(asked.choice.listed())
        return asked.carry_out(state)

    def __iter__(self) -> Effect[T]:
        return (yield self)  # type: ignore[return-value]


class Waiting(msgspec.Struct, frozen=True, gc=False):
    """The question that the game stands at, which seats it is still open to, and the answers that came in.

    Copies of a game share it, so what it holds is never changed.
    """

    question: Step
    open: dict[Seat, Decision[Answer]]
    given: dict[Seat, Answer] = {}

    def without(self, seat: Seat, answer: Answer) -> Waiting:
        """The same question when this seat has answered it."""
        left = self.open.copy()
        del left[seat]
        return Waiting(self.question, left, {**self.given, seat: answer})

    def anew(self, question: Step) -> Waiting:
        """The same question worked out again: it is open to those who have not answered it yet."""
        if isinstance(question, First | Every):
            asked = question.open
        else:
            assert isinstance(question, Decision)
            asked = {question.seat: question}
        left = {seat: each for seat, each in asked.items() if seat not in self.given}
        return Waiting(question, left, self.given.copy())


def by_seat(decisions: Iterable[Decision[T]]) -> dict[Seat, Decision[T]]:
    """One decision for each of several seats."""
    asked: dict[Seat, Decision[T]] = {}
    for decision in decisions:
        if decision.seat in asked:
            raise EngineFault(f"one seat has two decisions at once: {asked[decision.seat]} and {decision}")
        asked[decision.seat] = decision
    return asked


@overload
def question(
    work: Callable[Concatenate[S, P], Decision[K]], *args: P.args, **named: P.kwargs
) -> Question[K]: ...
@overload
def question(
    work: Callable[Concatenate[S, P], First[K]], *args: P.args, **named: P.kwargs
) -> Question[tuple[Seat, K]]: ...
def question(work: Callable[..., object], *args: object, **named: object) -> Question[object]:
    assert not named, "a frame keeps positional arguments only"
    return Question(work, args)  # type: ignore[arg-type]


def decide_on(
    work: Callable[Concatenate[S, P], Decision[K]], *args: P.args, **named: P.kwargs
) -> Question[K]:
    """A question that is worked out when it comes to it, and asked unless only one answer is left."""
    assert not named, "a frame keeps positional arguments only"
    return Question(work, args, decided=True)


def ask_any(decisions: Iterable[Decision[T]]) -> First[T]:
    return First(by_seat(decisions))


def ask_all(decisions: Iterable[Decision[T]]) -> Every[T]:
    return Every(by_seat(decisions))
