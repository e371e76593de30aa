"""How a game is played among people: what a house must know of it to keep its tables in order.

None of it is a rule of the game, and nothing in it changes how a log plays. A game that says nothing has none
of it: nobody narrates, nothing runs by a clock of its own, no screen goes dark. What a game calls its
decisions is its own affair; only what it names here is treated as such.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple, TypeVar

import msgspec

from nightbell.engine.audience import Seat
from nightbell.engine.choices import Answer
from nightbell.engine.errors import Refusal
from nightbell.engine.state import Event

V = TypeVar("V", bound=msgspec.Struct)


class Discussion(NamedTuple):
    """People talk before the game goes on. `done` have said all they had to say; `idle` are not asked."""

    done: frozenset[Seat] = frozenset()
    idle: frozenset[Seat] = frozenset()


def _never(view: msgspec.Struct) -> bool:
    return False


def _no_chapter(event: Event) -> bool:
    return False


def _silence(view: msgspec.Struct) -> Discussion | None:
    return None


def _nothing(view: msgspec.Struct) -> frozenset[str]:
    return frozenset()


def _no_one(view: msgspec.Struct) -> frozenset[Seat]:
    return frozenset()


class Hush(msgspec.Struct, frozen=True):
    """Who says nothing to all when a part of the game begins, and for how long."""

    seats: frozenset[Seat]
    seconds: int


def _nobody(view: msgspec.Struct) -> Hush | None:
    return None


class Heard(NamedTuple):
    """What somebody said to all in own words, as far as it could be read."""

    text: str
    names: Callable[[str, str], bool]
    """Whether it names a thing, by noun and id, in any language."""
    own: tuple[tuple[str, bool], ...] = ()
    """What the speaker claims to be; and whether there was nothing else in the sentence."""
    of: tuple[tuple[Seat, str, bool], ...] = ()
    """What the speaker says that somebody is, and the same."""
    long_words: bool = False
    """Whether some word has more than one syllable."""


class Cue(msgspec.Struct, frozen=True):
    """What the narrator would do about something that was said."""

    standing: str
    """The standing decision of the narrator."""
    answer: Answer
    """None where only the narrator can say which."""
    sure: bool = True
    """Whether a narrator without a person does it too."""


def _unheeded(view: msgspec.Struct, speaker: Seat, heard: Heard) -> tuple[Cue, ...]:
    return ()


class Manners(msgspec.Struct, Generic[V], frozen=True, kw_only=True):
    """What is said of views is asked of the public's, except `unsaid` and `laying`: of the narrator's."""

    narrator: str = ""
    """The public id of the seat that tells the story and knows everything."""

    # ---- decisions that the house treats in a way of their own, by kind

    hands: frozenset[str] = frozenset()
    """Hands: answered by the clock, as the hand stands when it comes by."""
    raised: str = ""
    """The standing decision by which hands are shown before they are counted."""
    defended: str = ""
    """The kind of hands before which somebody is heard: whoever the decision is about (`seat`)."""
    dawn: str = ""
    """The narrator's, with which everybody wakes: answered by the house, after a breath."""
    seconds: frozenset[str] = frozenset()
    """The narrator's that belong to the answer before them, and are taken back together with it."""
    speech: frozenset[str] = frozenset()
    """Standing decisions by which something is said to all. They wait while somebody has the floor."""

    # ---- moments

    dark: Callable[[V], bool] = _never
    """Whether this is a time of secret answers, in which nobody must see who is awake."""
    discussion: Callable[[V], Discussion | None] = _silence
    hush: Callable[[V], Hush | None] = _nobody
    moving: Callable[[V], frozenset[Seat]] = _no_one
    """Whose turn it is, as everybody can see: whoever of them thinks may be seen to think."""
    closed: Callable[[V], bool] = _never
    """Whether the hands of the vote under way are nobody's to see."""
    laying: Callable[[V], bool] = _never
    """Whether the narrator lays out the game, which is done on one page and taken back as a whole."""

    # ---- words

    unsaid: Callable[[V], frozenset[str]] = _nothing
    """The roles that the narrator should not name aloud."""
    cues: Callable[[V, Seat, Heard], tuple[Cue, ...]] = _unheeded
    """What the narrator would do about what a seat has said to all, by the narrator's view."""
    traits: frozenset[str] = frozenset()
    """What can be said of somebody beside a role."""
    everyday: frozenset[str] = frozenset()
    """Terms of the glossary that are words of every question too."""
    rules: Mapping[str, str] = {}
    """By which rule the house refuses something in this game's name: message and rule's id."""

    # ---- pace

    unspoken: float = 1.0
    """The pause after a move of which everybody is told nothing, in units of a table's pace: somebody has
    nothing to say, or it is a secret."""
    reading: Mapping[type[Event], float] = {}
    """How much there is to read in an event, in the same units. Others are read in passing."""
    beginnings: frozenset[type[Event]] = frozenset()
    """Public events after which everybody is waited for again."""
    own_beginnings: frozenset[type[Event]] = frozenset()
    """Public events after which the person in the chair that they name (`seat`) is waited for again."""

    chapter: Callable[[Event], bool] = _no_chapter
    """Whether a part of the story begins with a public event, a night or a round; recordings show it."""

    def refusal(self, message: str, **args: object) -> Refusal:
        """A refusal of the house, with the rule by which this game asks for it, if any."""
        return Refusal(message, self.rules.get(message, ""), **args)
