"""One game, played token by token: what all three interfaces have in common.

Whose turn it is, which tokens that seat may say next, what it sees, and what the end is worth to each. Where
several may decide at once, the seed says who is quickest. Beside its open decision a seat may first take one
of its standing ones: it says `@claim` or the like, and then what it claims. Once it has, it must answer what
it was asked, so that talk does not go on for ever. The narrator's standing decisions, by which people mend
their mistakes, are left out.

With `explicit` luck every throw is a node too: nobody's turn, `outcomes` says of how many, and `step` tells
which (`luck.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress

import msgspec
import numpy as np

from nightbell import games
from nightbell.engine import (
    Answer,
    Chair,
    Chance,
    Decision,
    Event,
    Log,
    OneOf,
    Refusal,
    Seat,
    State,
    Table,
    Unimaginable,
    replay,
)
from nightbell.engine.log import Entry, Header
from nightbell.research.interfaces.luck import Deed, Untold
from nightbell.research.interfaces.sight import Encoder, Eye, encoder
from nightbell.research.interfaces.spelling import Speller, speller, vocabulary

AnyTable = Table[State, msgspec.Struct]

PROMPT = 10
"""So many numbers say where a seat stands in its answer: whether it is its turn, what it is asked, whether it
speaks unasked, and which tokens it has said so far."""
SAID = PROMPT - 3
MOST_TOKENS = 100_000
"""A game that has not ended by then is broken off."""


class Course(msgspec.Struct, frozen=True):
    """All that decides how a game begins."""

    game: str
    options: Mapping[str, object] = {}
    standing: bool = True
    """Whether standing decisions are among the actions."""
    explicit: bool = False
    """Whether throws after the deal are nodes of their own."""

    def with_options(self, more: Mapping[str, object] | None) -> Course:
        """The same with other options of the game, as `reset` is given them: under the name `game`."""
        own = (more or {}).get("game")
        return (
            msgspec.structs.replace(self, options={**self.options, **own}) if isinstance(own, dict) else self
        )


class Episode:
    """A running game. `seat` is whose turn it is, None once it is over; `legal` the tokens it may say."""

    __slots__ = (
        "_before",
        "_deed",
        "_eyes",
        "_order",
        "_spoke",
        "_table",
        "_throws",
        "course",
        "kind",
        "outcomes",
        "said",
        "seat",
        "seed",
        "speller",
        "standing",
        "vocabulary",
    )

    def __init__(self, course: Course, seed: int) -> None:
        rules = games.load(course.game)
        if rules.named(course.options):
            raise Refusal("no-tokens-for-own-names")
        self._begin(course, seed, Table(rules, course.options, seed, marking=False))
        self._next()

    def _begin(self, course: Course, seed: int, table: AnyTable) -> None:
        self.course = course
        self.seed = seed
        self.vocabulary = vocabulary(course.game)
        self.seat: Seat | None = None
        self.kind = ""
        self.said: list[int] = []
        """The tokens of the answer that is being spelled."""
        self.standing = ""
        self.speller: Speller | None = None
        self._table = table
        self._order = Chance.of(seed)
        self._spoke: set[Seat] = set()
        """Who has spoken unasked and not yet answered since."""
        self._eyes: dict[Seat, Eye] = {}
        self._before: tuple[Event, ...] = ()
        """Of an imagined game: what its viewer had been told before it was imagined."""
        self.outcomes = 0
        """How many outcomes the throw has that is to be told now; none is, if it is 0."""
        self._deed: Deed | None = None
        """The answer that waits for that throw."""
        self._throws: list[list[int]] = []
        """Where luck is explicit: what was thrown after each answer."""

    # ---- whose turn

    def _next(self) -> None:
        """Who decides now, and what."""
        open_now = self._table.open
        self.said = []
        self.standing = ""
        if not open_now:
            self.seat = self.speller = None
            self.kind = ""
            return
        seats = list(open_now)
        seat = seats[0] if len(seats) == 1 else seats[self._order.below("order", len(seats))]
        self._ask(seat, open_now[seat])

    def _ask(self, seat: Seat, decision: Decision[Answer]) -> None:
        self.seat = seat
        self.kind = decision.kind
        self.speller = asked = speller(self.vocabulary, decision.choice)
        if self.course.standing and seat not in self._spoke:
            unasked = [self.vocabulary.unasked(each.kind) for each in self._unasked(seat)]
            if unasked:
                asked.legal = [*asked.legal, *unasked]

    def _unasked(self, seat: Seat) -> Sequence[Decision[Answer]]:
        table = self._table
        narrator = table.rules.manners.narrator
        if narrator and table.rules.seats(table.state)[seat] == narrator:
            return ()
        found = table.rules.standing(table.state, seat)
        return [each for each in found if not isinstance(each.choice, OneOf) or each.choice.options]

    @property
    def legal(self) -> Sequence[int]:
        return self.speller.legal if self.speller is not None else range(self.outcomes)

    @property
    def over(self) -> bool:
        return self.speller is None and not self.outcomes

    def step(self, token: int) -> bool:
        """Say a token, which must be a legal one; gives whether an answer is whole with it.

        Where a throw is to be told, the token is its outcome.
        """
        if self._deed is not None:
            return self._throw(self._deed, token)
        spelling, seat = self.speller, self.seat
        assert spelling is not None and seat is not None, "the game is over"
        if token not in spelling.legal:
            raise Refusal("token-not-legal", token=self._name(token), kind=self.kind)
        if token >= self.vocabulary.speech:
            decision = next(
                each for each in self._unasked(seat) if self.vocabulary.unasked(each.kind) == token
            )
            self._spoke.add(seat)
            self.standing = self.kind = decision.kind
            self.speller = speller(self.vocabulary, decision.choice)
            return False
        spelling.take(token)
        if not spelling.whole:
            self.said.append(token)
            return False
        if self.standing:
            with suppress(Refusal):  # what the rules do not take now is as good as not said
                self._give(seat, spelling.answer, self.standing)
        else:
            self._spoke.discard(seat)
            self._give(seat, spelling.answer)
        if self._deed is None:
            self._next()
        return True

    def answer(self, answer: object, standing: str = "") -> None:
        """A whole answer of the seat whose turn it is, as bots give it."""
        assert self.seat is not None
        if not standing:
            self._spoke.discard(self.seat)
        self._give(self.seat, answer, standing)
        if self._deed is None:
            self._next()

    def _give(self, seat: Seat, answer: object, standing: str = "") -> None:
        if self.course.explicit:
            self._carry_on(Deed(seat, answer, standing))
        else:
            self._table.answer(seat, answer, standing)

    def _carry_on(self, deed: Deed) -> None:
        """Carry out an answer as far as its throws are told."""
        try:
            self._table = deed.done(self._table)
        except Untold as throw:
            self.seat = self.speller = None
            self.said, self.standing = [], ""
            self.kind = throw.stream
            self._deed, self.outcomes = deed, throw.outcomes
        else:
            self._deed, self.outcomes = None, 0
            self._throws.append(deed.thrown)

    def _throw(self, deed: Deed, outcome: int) -> bool:
        if not 0 <= outcome < self.outcomes:
            raise Refusal("token-not-legal", token=str(outcome), kind=self.kind)
        self._carry_on(Deed(deed.seat, deed.answer, deed.standing, [*deed.thrown, outcome]))
        if self._deed is None:
            self._next()
        return self._deed is None

    def _name(self, token: int) -> str:
        return self.vocabulary.names[token] if 0 <= token < len(self.vocabulary) else str(token)

    # ---- what a seat perceives

    @property
    def seats(self) -> int:
        return len(self._table.rules.seats(self._table.state))

    @property
    def ids(self) -> Sequence[str]:
        """The public ids of the seats."""
        return self._table.rules.seats(self._table.state)

    @property
    def answers(self) -> int:
        """How many have been given."""
        return len(self._table.log.entries)

    def chair(self, seat: Seat) -> Chair[msgspec.Struct]:
        """What the seat may know, for players who would rather have views than numbers."""
        return Chair(self._table, seat)

    @property
    def decision(self) -> Decision[Answer]:
        """What the seat whose turn it is has been asked."""
        assert self.seat is not None
        return self._table.open[self.seat]

    def encoder(self, seat: Seat) -> Encoder:
        return encoder(self.course.game, type(self._table.view(seat)))

    def width(self, seat: Seat) -> int:
        """How many numbers the seat sees."""
        return PROMPT + self.encoder(seat).width

    def observe(self, seat: Seat, out: np.ndarray | None = None) -> np.ndarray:
        """What a seat sees, and where it stands in its answer, as one row of numbers."""
        table = self._table
        eye = self._eyes.get(seat)
        if eye is None:
            eye = self._eyes[seat] = Eye(self.encoder(seat))
        moment = len(table.log.entries)
        if eye.moment != moment:
            eye.moment = moment
            eye.look(table.view(seat))
        numbers = eye.numbers
        if out is None:
            out = np.empty(PROMPT + len(numbers), np.float32)
        out[:PROMPT] = self.prompt(seat)
        out[PROMPT : PROMPT + len(numbers)] = numbers
        return out

    def prompt(self, seat: Seat) -> list[float]:
        numbers = [0.0] * PROMPT
        if seat == self.seat:
            said = self.said[-SAID:]
            numbers[0] = 1.0
            numbers[1] = 1.0 + self.vocabulary.unasked(self.kind)
            numbers[2] = 1.0 if self.standing else 0.0
            numbers[3 : 3 + len(said)] = [1.0 + token for token in said]
        return numbers

    def named(self, seat: Seat, numbers: np.ndarray) -> dict[str, np.ndarray]:
        """The parts of an observation by name; they are windows on the same numbers."""
        parts = {"prompt": numbers[:PROMPT]}
        for name, at, part in self.encoder(seat).fields:
            parts[name] = numbers[PROMPT + at : PROMPT + at + part.width]
        return parts

    def mask(self) -> np.ndarray:
        mask: np.ndarray = np.zeros(len(self.vocabulary), np.int8)
        mask[self.legal] = 1
        return mask

    def options(self) -> list[tuple[int, ...]]:
        """Every whole answer to the open decision in tokens, for those who score options and not tokens."""
        return [self.vocabulary.spell(answer) for answer in self.decision.choice.listed()]

    def known(self, seat: Seat) -> bytes:
        """All that a seat has been told and sees now, in a form that can be compared."""
        table = self._table
        return _encode(((*self._before, *table.events(seat)), table.view(seat), self.prompt(seat)))

    def seen(self, seat: Seat) -> bytes:
        """What a seat sees now, in a form that can be compared."""
        return _encode((self._table.view(seat), self.prompt(seat)))

    def returns(self) -> tuple[float, ...]:
        return self._table.rules.returns(self._table.state)

    # ---- copies

    def __deepcopy__(self, memo: object) -> Episode:
        return self.copy()

    def copy(self) -> Episode:
        """The same game at the same token, free to go another way."""
        twin = Episode.__new__(Episode)
        twin._begin(self.course, self.seed, self._table.copy())
        twin._order = self._order.copy()
        twin._spoke = self._spoke.copy()
        twin._eyes = {seat: eye.copy() for seat, eye in self._eyes.items()}
        twin._before = self._before
        twin._throws = self._throws.copy()
        twin._again(self.seat, self.standing, self.said)
        if self._deed is not None:
            twin._carry_on(self._deed)
        return twin

    def _again(self, seat: Seat | None, standing: str, said: Sequence[int]) -> None:
        """Come to the token at which another stands."""
        if seat is None:
            return
        spoke = self._spoke.copy()
        if standing:
            self._spoke.discard(seat)
        self._ask(seat, self._table.open[seat])
        for token in (*([self.vocabulary.unasked(standing)] if standing else []), *said):
            self.step(token)
        self._spoke = spoke

    def imagined(self, seat: Seat, seed: int) -> Episode:
        """A game that this seat could not tell from the true one, at the same token of the same answer.

        Only the seat whose turn it is stands at a question. It cannot be pickled, since no seed leads there.
        Raises `Unimaginable` where nothing fits what the seat has seen.
        """
        if seat != self.seat:
            raise Unimaginable("a seat imagines the game when it is asked something")
        chance = Chance.of(seed)
        twin = Episode.__new__(Episode)
        twin._begin(self.course, self.seed, self._table.imagined(seat, chance))
        twin._order = chance
        twin._spoke = self._spoke.copy()
        twin._before = (*self._before, *self._table.events(seat))
        twin._again(self.seat, self.standing, self.said)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        """A game is written down as its answers, and played again from them."""
        log = self._table.log
        entries = [(entry.seat, entry.answer, entry.standing) for entry in log.entries]
        where = (self.seat, self.standing, tuple(self.said))
        return _restored, (
            self.course,
            self.seed,
            entries,
            self._order,
            tuple(sorted(self._spoke)),
            where,
            self._throws,
            self._deed,
        )


_encode = msgspec.json.Encoder(order="deterministic").encode


def _restored(
    course: Course,
    seed: int,
    entries: Sequence[tuple[Seat, Answer, str]],
    order: Chance,
    spoke: Sequence[Seat],
    where: tuple[Seat | None, str, Sequence[int]],
    throws: list[list[int]],
    deed: Deed | None,
) -> Episode:
    rules = games.load(course.game)
    if course.explicit:
        table = Table(rules, course.options, seed, marking=False)
        for entry, thrown in zip(entries, throws, strict=True):
            table = Deed(*entry, thrown).done(table)
    else:
        header = Header(rules.name, rules.version, seed, course.options)
        table = replay(rules, Log(header, [Entry(*entry) for entry in entries], []))
        table.marking = False
    episode = Episode.__new__(Episode)
    episode._begin(course, seed, table)
    episode._order = order.copy()
    episode._spoke = set(spoke)
    episode._throws = list(throws)
    episode._again(*where)
    if deed is not None:
        episode._carry_on(deed)
    return episode
