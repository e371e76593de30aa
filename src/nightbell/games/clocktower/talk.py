"""Claims: things that are said in a form that people tap together and bots understand.

    ("am", "empath")                      I am the Empath
    ("number", 2, 1)                      in night 2 I was shown the number 1
    ("yes", 1, 3, 5, True)                in night 1 I pointed at two players and got a yes
    ("saw", 2, 4, "drunk")                in night 2 I was shown that player's role
    ("pair", 1, "spy", 2, 6)              in night 1: one of these two is the Spy
    ("none", 1)                           in night 1: there is none
    ("chose", 3, 4)                       in night 3 I pointed at that player
    ("think", 4, "demon")                 I think so

No rule checks whether a claim is true.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Final, TypeAlias

from nightbell.engine import Choice, Random, Seat
from nightbell.games.clocktower.catalogue import RoleId

Said: TypeAlias = tuple[str | int | bool, ...]
OPINIONS: Final = ("good", "evil", "townsfolk", "outsider", "minion", "demon")
HIGHEST_NUMBER: Final = 7


class Statement(Choice[Said], frozen=True, gc=False):
    """Everything that can be claimed by now."""

    seats: tuple[Seat, ...]
    roles: tuple[RoleId, ...]
    nights: int

    def take(self, answer: object) -> Said:
        if isinstance(answer, tuple) and answer and answer[0] in _FORMS:
            parts = _FORMS[answer[0]](self)
            if len(answer) == len(parts) + 1 and all(
                any(given == option and given.__class__ is option.__class__ for option in part)
                for given, part in zip(answer[1:], parts, strict=True)
            ):
                return self._ordered(answer)
        raise LookupError

    def _ordered(self, said: Said) -> Said:
        """Of two players the one with the lower chair is named first."""
        first = _PAIR_AT.get(str(said[0]))
        if first is not None and not said[first] < said[first + 1]:  # type: ignore[operator]
            raise LookupError
        return said

    def sample(self, rng: Random) -> Said:
        while True:
            verb = rng.choice(tuple(_FORMS))
            said = (verb, *(rng.choice(part) for part in _FORMS[verb](self)))
            try:
                return self.take(said)
            except LookupError:
                continue

    def listed(self) -> Iterator[Said]:
        for verb, parts in _FORMS.items():
            for rest in product(*parts(self)):
                try:
                    yield self.take((verb, *rest))
                except LookupError:
                    continue

    def count(self) -> int:
        return sum(1 for _ in self.listed())


class Whisper(Choice[tuple[Seat, Said]], frozen=True, gc=False):
    """Whom to draw aside, and what to claim to them; nothing, where only words are spoken."""

    seats: tuple[Seat, ...]
    statement: Statement

    def take(self, answer: object) -> tuple[Seat, Said]:
        if isinstance(answer, tuple) and len(answer) == 2 and answer[0] in self.seats:
            if answer[0].__class__ is int:
                return Seat(answer[0]), () if answer[1] == () else self.statement.take(answer[1])
        raise LookupError

    def sample(self, rng: Random) -> tuple[Seat, Said]:
        return rng.choice(self.seats), self.statement.sample(rng)

    def listed(self) -> Iterator[tuple[Seat, Said]]:
        for seat in self.seats:
            yield seat, ()
            for said in self.statement.listed():
                yield seat, said

    def count(self) -> int:
        return len(self.seats) * (1 + self.statement.count())


_Part: TypeAlias = tuple[str | int | bool, ...]
_PAIR_AT: Final = {"yes": 2, "pair": 3}


def said(answer: object) -> Said:
    """An answer that `Statement` has already taken, as what it is."""
    return tuple(part for part in answer if isinstance(part, str | int)) if isinstance(answer, tuple) else ()


def _nights(statement: Statement) -> _Part:
    return tuple(range(1, statement.nights + 1))


_FORMS: Final[dict[str, Callable[[Statement], tuple[_Part, ...]]]] = {
    "am": lambda s: (s.roles,),
    "number": lambda s: (_nights(s), tuple(range(HIGHEST_NUMBER + 1))),
    "yes": lambda s: (_nights(s), s.seats, s.seats, (True, False)),
    "saw": lambda s: (_nights(s), s.seats, s.roles),
    "pair": lambda s: (_nights(s), s.roles, s.seats, s.seats),
    "none": lambda s: (_nights(s),),
    "chose": lambda s: (_nights(s), s.seats),
    "think": lambda s: (s.seats, (*OPINIONS, *s.roles)),
}
