"""Claims: things that are said in a form that people tap together and bots understand.

    ("am", "empath")                      I am the Empath
    ("number", 2, 1)                      in night 2 I was shown the number 1
    ("yes", 1, 3, 5, True)                in night 1 I pointed at two players and got a yes
    ("saw", 2, 4, "drunk")                in night 2 I was shown that player's role
    ("pair", "spy", 2, 6)                 at the start: one of these two is the Spy
    ("none",)                             at the start: there is none
    ("two", 3, 2, 6)                      in night 3: one of these two is the one I look for
    ("side", 4, "good")                   I was shown that player's side
    ("shown", 2, 4)                       in night 2 I was shown that player
    ("neither", 2, 6)                     at the start: neither of these is the Demon
    ("trio", 2, 4, 6)                     at the start: just one of these is evil
    ("way", "clockwise")                  at the start: somebody evil is nearer this way round
    ("ahead", 2, "good")                  in night 2: that side is ahead
    ("living", 4, "monk")                 in night 4: somebody alive has that role
    ("chose", 3, 4)                       in night 3 I pointed at that player
    ("think", 4, "demon")                 I think so
    ("blame", 4, "silent")                that player is the Demon, for this reason
    ("agree", 4)                          I suspect that player too
    ("doubt", 4)                          I do not believe that of that player
    ("believe", 4)                        I believe what that player says
    ("disbelieve", 4)                     I do not believe what that player says
    ("retract", 4)                        I suspected that player, and do so no more
    ("propose", 4)                        let us nominate that player
    ("promise", 4)                        my hand goes up for that player
    ("ask", 4)                            who are you, and what do you know?
    ("later",)                            I will not tell yet

No rule checks whether a claim is true.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise, product
from typing import Final, TypeAlias

from nightbell.engine import Box, Choice, Random, Seat
from nightbell.games.clocktower.catalogue import LEADS, SIDES, WAYS, RoleId
from nightbell.games.clocktower.readings import CLAIMED, HIGHEST_NUMBER, SHAPES, Said

Uttered: TypeAlias = tuple[str, Seat, tuple[Said]]
UNSPOKEN: Final = "…"
OPINIONS: Final = ("good", "evil", "townsfolk", "outsider", "minion", "demon")
REASONS: Final = ("silent", "double", "named", "votes", "left", "feeling")
"""Why somebody is blamed: says nothing, claims what another claims, was pointed at, votes strangely, is
who is left, or just so."""


class Statement(Choice[Said], frozen=True, gc=False):
    """Everything that can be claimed by now."""

    seats: tuple[Seat, ...]
    roles: tuple[RoleId, ...]
    nights: int

    def take(self, answer: object) -> Said:
        match answer:
            case tuple((str(verb), *_)) if verb in FORMS:
                parts = _parts(self, verb)
                if len(answer) == len(parts) + 1 and all(
                    any(given == option and given.__class__ is option.__class__ for option in part)
                    for given, part in zip(answer[1:], parts, strict=True)
                ):
                    if _in_order(answer):
                        return answer
        raise LookupError

    def sample(self, rng: Random) -> Said:
        while True:
            verb = rng.choice(tuple(FORMS))
            said = (verb, *(rng.choice(part) for part in _parts(self, verb)))
            if _in_order(said):
                return said

    def listed(self) -> Iterator[Said]:
        for verb in FORMS:
            yield from filter(_in_order, product((verb,), *_parts(self, verb)))

    def count(self) -> int:
        return sum(1 for _ in self.listed())

    def forms(self) -> Iterator[tuple[_Part, ...]]:
        return (((verb,), *_parts(self, verb)) for verb in FORMS)


WORDS: Final = "words"
"""What is said in no form at all."""
LONGEST: Final = 200


class Utterance(Choice[Uttered], frozen=True, gc=False):
    """Who has told everybody what in own words: `("spoke", 3, (("think", 4, "imp"),))`, or just the words."""

    seats: tuple[Seat, ...]
    roles: tuple[RoleId, ...]
    longest: int = LONGEST

    @property
    def statement(self) -> Statement:
        return Statement(self.seats, self.roles, 0)

    def take(self, answer: object) -> Uttered:
        match answer:
            case ("spoke", int(seat), (("words", str(text)),)) if self._sits(seat):
                if 0 < len(text) <= self.longest and text.isprintable():
                    return "spoke", Seat(seat), ((WORDS, text),)
            case ("spoke", int(seat), ((("am" | "think"), *_) as said,)) if self._sits(seat):
                return "spoke", Seat(seat), (self.statement.take(said),)
        raise LookupError

    def _sits(self, seat: int) -> bool:
        return type(seat) is int and seat in self.seats

    def sample(self, rng: Random) -> Uttered:
        of, what = (rng.choice(part) for part in _parts(self.statement, "think"))
        return "spoke", rng.choice(self.seats), (("think", of, what),)

    def listed(self) -> Iterator[Uttered]:
        """Words cannot be listed; each can have said one thing without any."""
        said = [
            *(("am", *rest) for rest in product(*_parts(self.statement, "am"))),
            *(("think", *rest) for rest in product(*_parts(self.statement, "think"))),
            (WORDS, UNSPOKEN),
        ]
        return (("spoke", seat, (each,)) for seat in self.seats for each in said)

    def count(self) -> int:
        of, what = _parts(self.statement, "think")
        return len(self.seats) * (len(self.roles) + len(of) * len(what) + 1)


def said(answer: object) -> Said:
    """An answer that `Statement` has already taken, as what it is."""
    return tuple(part for part in answer if isinstance(part, str | int)) if isinstance(answer, tuple) else ()


_Part: TypeAlias = tuple[str | int | bool, ...]

FORMS: Final[dict[str, tuple[str, ...]]] = {
    "am": ("role",),
    **SHAPES,
    "chose": ("night", "seat"),
    "think": ("seat", "role"),
    "blame": ("seat", "reason"),
    "agree": ("seat",),
    "doubt": ("seat",),
    "believe": ("seat",),
    "disbelieve": ("seat",),
    "retract": ("seat",),
    "propose": ("seat",),
    "promise": ("seat",),
    "ask": ("seat",),
    "later": (),
}
"""For each verb what it is put together with: what was learned, by its shape, and what else one says."""

OF_OTHERS: Final = frozenset(
    (
        *("think", "blame", "agree", "doubt", "believe", "disbelieve", "retract"),
        *("propose", "promise", "ask", "later"),
    )
)
"""What tells nothing of who one is or what one has learned."""


VALUES: Final[dict[str, _Part]] = {
    "number": tuple(range(HIGHEST_NUMBER + 1)),
    "yes": (True, False),
    "side": SIDES,
    "reason": REASONS,
    "way": WAYS,
    "ahead": LEADS,
}
"""What can be said for a noun whatever the town."""
ALSO: Final[dict[str, _Part]] = {"think": OPINIONS}
"""What a verb's last part may be beside what its noun says."""


def _parts(statement: Statement, verb: str) -> list[_Part]:
    parts = [VALUES[noun] if noun in VALUES else _OPTIONS[noun](statement) for noun in FORMS[verb]]
    if verb in ALSO:
        parts[-1] = (*ALSO[verb], *parts[-1])
    return parts


_OPTIONS: Final[dict[str, Callable[[Statement], _Part]]] = {
    "night": lambda s: tuple(range(1, s.nights + 1)),
    "seat": lambda s: s.seats,
    "role": lambda s: s.roles,
}


def claims_in_print() -> Box:
    """How claims are put together, for whoever draws the form: parts behind the verb, and as what is said
    that was learned."""
    events = {shape.verb: (event.__name__, shape.fields) for event, shape in CLAIMED.items()}
    claims = {
        verb: {
            "parts": parts,
            "also": ALSO.get(verb, ()),
            "of_others": verb in OF_OTHERS,
            "event": events.get(verb, ("", ()))[0],
            "fields": events.get(verb, ("", ()))[1],
        }
        for verb, parts in FORMS.items()
    }
    return {"claims": claims, "values": VALUES}


def _in_order(said: Said) -> bool:
    """Of several players the lower chair is named first, so that they are said in one way only."""
    seats = [int(part) for noun, part in zip(FORMS[str(said[0])], said[1:], strict=True) if noun == "seat"]
    return all(one < other for one, other in pairwise(seats))
