"""Rulings: what the rules leave to the Storyteller, who tells the town and keeps to it.

Some odd combinations are known beforehand and asked for when they come up, each once in a game. Everything
else is ruled in the Storyteller's own words, about a role of the sheet or about none.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from nightbell.engine import Choice, Effect, OneOf, Random, Seat, ask, keep
from nightbell.games.clocktower.atoms import KeepRuling, Rule
from nightbell.games.clocktower.catalogue import RoleId, RulingId
from nightbell.games.clocktower.talk import UNSPOKEN
from nightbell.games.clocktower.town import Town

LONGEST: Final = 200
LONGEST_SLIP: Final = 40

EVIL_SAINT: Final = "evil-saint"
SAME_CHOICE: Final = "same-choice"

OWN_SIDE_LOSES: Final = RulingId("own-side-loses")
GOOD_LOSES: Final = RulingId("good-loses")
BOTH_HAVE_IT: Final = RulingId("both-have-it")
FIRST_IS_DRUNK: Final = RulingId("first-is-drunk")
SECOND_GAINS_NOTHING: Final = RulingId("second-gains-nothing")

CASES: Final = {
    EVIL_SAINT: (OWN_SIDE_LOSES, GOOD_LOSES),
    SAME_CHOICE: (BOTH_HAVE_IT, FIRST_IS_DRUNK, SECOND_GAINS_NOTHING),
}
"""The odd combinations, and how each may be decided; what follows most closely from the words comes first."""


Spoken: TypeAlias = tuple[str, RoleId | None, str]


class Decree(Choice[Spoken], frozen=True, gc=False):
    """A ruling in own words, about a role of the sheet or none: `("rule", "slayer", "One shot only")`."""

    roles: tuple[RoleId, ...]

    def take(self, answer: object) -> Spoken:
        match answer:
            case ("rule", (str() | None) as role, str(text)) if role is None or role in self.roles:
                spoken = text.strip()
                if 0 < len(spoken) <= LONGEST and spoken.isprintable():
                    return "rule", (None if role is None else RoleId(role)), spoken
        raise LookupError

    def sample(self, rng: Random) -> Spoken:
        return "rule", rng.choice((*self.roles, None)), UNSPOKEN

    def listed(self) -> Iterator[Spoken]:
        """Words cannot be listed; about each role there is one ruling without any."""
        return (("rule", role, UNSPOKEN) for role in (*self.roles, None))

    def count(self) -> int:
        return len(self.roles) + 1


Jotted: TypeAlias = tuple[str, Seat, str]


class Jotting(Choice[Jotted], frozen=True, gc=False):
    """A reminder in own words beside a token: `("jot", 3, "bluffs the Chef")`. Said again, it is taken up."""

    seats: tuple[Seat, ...]
    longest: int = LONGEST_SLIP

    def take(self, answer: object) -> Jotted:
        match answer:
            case ("jot", int(seat), str(text)) if type(seat) is int and seat in self.seats:
                written = " ".join(text.split())
                if 0 < len(written) <= self.longest and written.isprintable():
                    return "jot", Seat(seat), written
        raise LookupError

    def sample(self, rng: Random) -> Jotted:
        return "jot", rng.choice(self.seats), UNSPOKEN

    def listed(self) -> Iterator[Jotted]:
        """Words cannot be listed; beside each token there is one slip without any."""
        return (("jot", seat, UNSPOKEN) for seat in self.seats)

    def count(self) -> int:
        return len(self.seats)


def ruling(town: Town, case: str, role: RoleId) -> Effect[RulingId]:
    """How an odd combination is decided: asked and published the first time, then kept to."""
    known = keep(town.ruled(case))
    if known is not None:
        yield KeepRuling(role, known)
        return known
    decided = yield from ask(
        town.storyteller, "odd-case", OneOf(CASES[case], "ruling"), "C-559", role=role, case=case
    )
    yield Rule(role, case, decided)
    return decided
