"""What a game must offer to be played at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, ClassVar, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from nightbell.engine.audience import Audience, Seat, only
from nightbell.engine.chance import Chance
from nightbell.engine.choices import Answer
from nightbell.engine.code import fingerprint
from nightbell.engine.desk import Blind, Tool, Watcher
from nightbell.engine.effects import Call, Command, Decision
from nightbell.engine.errors import EngineFault, Refusal
from nightbell.engine.manners import Manners
from nightbell.engine.state import State
from nightbell.engine.visibility import HIDDEN, PUBLIC, Word, words_of

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=msgspec.Struct)
O = TypeVar("O", bound="GameOptions")  # noqa: E741

OptionNumber = Annotated[int, Meta(ge=-999, le=999)]
OptionName = Annotated[str, Meta(max_length=60)]
OptionNames = Annotated[tuple[OptionName, ...], Meta(max_length=99)]
"""What an option may hold at most, so that nothing large is built before the rules have had a look at it.
Which of it a game allows is a rule, refused with the rule's id."""


class GameOptions(msgspec.Struct, frozen=True):
    """What a table may choose before a game. Each field says whether everybody may know it: Public or Hidden.

    What is hidden says who is dealt what. All are told that it was chosen, nobody is told what.
    """

    def __init_subclass__(cls) -> None:
        for field, (_, words) in words_of(cls).items():
            if words not in ((HIDDEN,), (Word(PUBLIC),)):
                raise TypeError(f"{cls.__name__}.{field} is an option, and those are Public or Hidden")

    @classmethod
    @cache
    def hidden(cls) -> tuple[str, ...]:
        """The options that are told to nobody."""
        return tuple(field for field, (_, words) in words_of(cls).items() if words == (HIDDEN,))

    @classmethod
    def told(cls, options: Mapping[str, object]) -> dict[str, object]:
        """Those of these options that everybody may know."""
        known = cls.__struct_fields__
        return {name: value for name, value in options.items() if name in known and name not in cls.hidden()}


Box: TypeAlias = Mapping[str, Mapping[str, object]]
"""For each kind of piece and each id something that JSON can say."""


class Rules(Generic[S, V]):
    """One game's rules. There is one object of it for each game, and it holds no state."""

    name: ClassVar[str]
    version: ClassVar[str]
    """Raised whenever an old log would play differently; the golden logs say when that is."""
    options: ClassVar[type[GameOptions]] = GameOptions
    nouns: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """For each verb of a menu, what its arguments are: `{"trade": ("seat", "item")}`."""
    manners: Manners[V] = Manners()
    """How it is played among people, beside the rules."""
    poses: ClassVar[bool] = False
    """Whether it ever shows a decision otherwise than it is asked, by `posed`."""
    desk: ClassVar[Mapping[str, Tool]] = {}
    """What it offers beside its tables, such as the check of a file, by name."""

    def __init_subclass__(cls) -> None:
        cls.poses = cls.posed is not Rules.posed

    @property
    def fingerprint(self) -> str:
        """The meaning of all the code that plays this game. A log that it plays, it plays the same again."""
        home = type(self).__module__.rpartition(".")[0]
        return fingerprint("nightbell.engine", home)

    def named(self, options: Mapping[str, object]) -> Mapping[tuple[str, object], str]:
        """Names that a table's options give to things, by noun and id; `role.about` is what a role does."""
        return {}

    def new(self, options: Mapping[str, object], seed: int) -> S:
        """The state before the first step. Raises `Refusal` for options that do not fit."""
        raise NotImplementedError

    def dated(self, options: Mapping[str, object], month: int, day: int) -> Mapping[str, object]:
        """Options with the day of the game filled in, where that day decides anything.

        The rules know no clock, so they are told.
        """
        return options

    def flow(self, state: S, /) -> Call[S, object]:
        """The phase that the State stands at. It is asked for again whenever a phase has ended.

        So a game is entered at the beginning of any phase from State alone, and no effect outlives its phase.
        The shorter the phases, the cheaper is a copy's next answer.
        """
        raise NotImplementedError

    def seats(self, state: S, /) -> Sequence[str]:
        """Public ids of the seats, in order: "killer", "storyteller", "seat-3"."""
        raise NotImplementedError

    def view(self, state: S, viewer: Seat, /) -> V:
        """All that this viewer may know, as a record of its own."""
        raise NotImplementedError

    def imagine(self, view: V, chance: Chance, /) -> S:
        """A complete State that its viewer could not tell from the true one."""
        raise NotImplementedError

    def content(self) -> Mapping[str, Sequence[str]]:
        """What is in the box: for each noun (plural) the ids."""
        raise NotImplementedError

    def box(self) -> Box:
        """What is printed on the pieces, by kind and id, for a board that draws them."""
        return {}

    def returns(self, state: S, /) -> tuple[float, ...]:
        """What the end is worth to each seat: 1 for who has won, -1 for who has lost, otherwise 0.

        A game that is not over is worth nothing to anybody.
        """
        return (0.0,) * len(self.seats(state))

    def parts(self, state: S, /) -> tuple[tuple[str, str], ...]:
        """What each seat was in the end, for whoever looks back: noun and id, both empty for nothing."""
        return (("", ""),) * len(self.seats(state))

    def standing(self, state: S, seat: Seat, /) -> Sequence[Decision[Answer]]:
        """Decisions that a seat may take at any moment, beside the open one: talk, claims, an override."""
        return ()

    def interrupt(self, state: S, decision: Decision[Answer], answer: Answer, /) -> Command[S, None]:
        """What a standing decision sets off. Carried out at once; then the game goes on waiting."""
        raise EngineFault(f"{self.name} has no standing decisions")

    def posed(self, state: S, asked: Mapping[Seat, Decision[Answer]], /) -> Mapping[Seat, Decision[Answer]]:
        """Decisions as their owners get to see them, where these are not to know what it is about."""
        return asked

    def hearers(self, state: S, speaker: Seat, to: Sequence[Seat], /) -> Audience:
        """Who hears what is said apart. Raises `Refusal` where nothing may be."""
        return only(speaker, *to)

    def watcher(self) -> Watcher[V]:
        """A layer for one seat: where the others could be."""
        return Blind()

    def from_file(self, option: str, raw: bytes) -> Mapping[str, object]:
        """The options that a file stands for which was given in an option's place."""
        raise Refusal("option-is-no-file", option=option)

    def why_not(self, state: S, decision: Decision[Answer], answer: object, /) -> Refusal:
        """Why an answer is not among the legal ones. Must say only what the seat may know."""
        return Refusal("illegal-answer", rule=decision.rule, kind=decision.kind)


def read_options(kind: type[O], options: Mapping[str, object]) -> O:
    """Options as the game's own struct, or one sentence about the field that does not fit."""
    unknown = sorted(set(options) - set(kind.__struct_fields__))
    if unknown:
        raise Refusal("unknown-option", option=unknown[0], known=", ".join(kind.__struct_fields__))
    try:
        return msgspec.convert(dict(options), kind)
    except msgspec.ValidationError as fault:
        reason, _, path = str(fault).partition(" - at `$.")
        raise Refusal("bad-option", option=path.rstrip("`") or "?", reason=reason) from None
