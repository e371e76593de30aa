"""Luck that waits to be told: every throw of a game as a node of its own.

A game asks its `Chance` in the middle of an effect, where nobody can be asked anything. So an answer is given
on a copy of the table; where the copy comes to a throw that nobody has told yet, the copy is dropped and the
throw is a chance node. Once its outcome is told the answer is given again, one throw further.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from nightbell.engine import Chance, Crash, Seat, State, Table


class Untold(Exception):
    """The game came to a throw of which the outcome is not known: one of `outcomes`, each as likely."""

    def __init__(self, stream: str, outcomes: int) -> None:
        super().__init__(f"{stream}: one of {outcomes}")
        self.stream = stream
        self.outcomes = outcomes


class ToldChance(Chance):
    """Chance that knows only what it was told."""

    told: list[int] = []

    def each_below(self, stream: str, bounds: Sequence[int]) -> list[int]:
        found: list[int] = []
        for bound in bounds:
            if bound > 1 and not self.told:
                raise Untold(stream, bound)
            found.append(self.told.pop(0) if bound > 1 else 0)
        return found

    def copy(self) -> ToldChance:
        return ToldChance(self.seed, self.streams.copy(), told=self.told.copy())


class Deed(msgspec.Struct):
    """An answer on its way, with the throws that it has met so far."""

    seat: Seat
    answer: object
    standing: str
    thrown: list[int] = []

    def done(self, table: Table[State, msgspec.Struct]) -> Table[State, msgspec.Struct]:
        """The game after it. Raises `Untold` at the first throw whose outcome nobody has told."""
        twin = table.copy()
        twin.state.chance = ToldChance(table.state.chance.seed, told=self.thrown.copy())
        try:
            twin.answer(self.seat, self.answer, self.standing)
        except Crash as crash:
            if isinstance(crash.__cause__, Untold):
                raise crash.__cause__ from None
            raise
        return twin
