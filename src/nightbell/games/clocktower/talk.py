"""Claims: things that are said in a form that people tap together and bots understand.

    ("am", "empath")                      I am the Empath
    ("number", 2, 1)                      in night 2 I was shown the number 1
    ("yes", 1, 3, 5, True)                in night 1 I pointed at two players and got a yes
    ("saw", 2, 4, "drunk")                in night 2 I was shown that player's role
    ("pair", "spy", 2, 6)                 at the start: one of these two is the Spy
    ("none",)                             at the start: there is none
    ("chose", 3, 4)                       in night 3 I pointed at that player
    ("think", 4, "demon")                 I think so
    ("ask", 4)                            who are you, and what do you know?
    ("later",)                            I will not tell yet

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
                if _in_order(answer):
                    return answer
        raise LookupError

    def sample(self, rng: Random) -> Said:
        while True:
            verb = rng.choice(tuple(_FORMS))
            said = (verb, *(rng.choice(part) for part in _FORMS[verb](self)))
            if _in_order(said):
                return said

    def listed(self) -> Iterator[Said]:
        for verb, parts in _FORMS.items():
            yield from filter(_in_order, product((verb,), *parts(self)))

    def count(self) -> int:
        return sum(1 for _ in self.listed())


def said(answer: object) -> Said:
    """An answer that `Statement` has already taken, as what it is."""
    return tuple(part for part in answer if isinstance(part, str | int)) if isinstance(answer, tuple) else ()


_Part: TypeAlias = tuple[str | int | bool, ...]


def _nights(statement: Statement) -> _Part:
    return tuple(range(1, statement.nights + 1))


def _in_order(said: Said) -> bool:
    """Of two players the one with the lower chair is named first, so that a pair is said in one way only."""
    return said[0] not in ("yes", "pair") or int(said[2]) < int(said[3])


_FORMS: Final[dict[str, Callable[[Statement], tuple[_Part, ...]]]] = {
    "am": lambda s: (s.roles,),
    "number": lambda s: (_nights(s), tuple(range(HIGHEST_NUMBER + 1))),
    "yes": lambda s: (_nights(s), s.seats, s.seats, (True, False)),
    "saw": lambda s: (_nights(s), s.seats, s.roles),
    "pair": lambda s: (s.roles, s.seats, s.seats),
    "none": lambda s: (),
    "chose": lambda s: (_nights(s), s.seats),
    "think": lambda s: (s.seats, (*OPINIONS, *s.roles)),
    "ask": lambda s: (s.seats,),
    "later": lambda s: (),
}
