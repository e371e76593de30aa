"""Moments of a game at which its content may speak.

The rules declare a moment once, with what is asked and what comes back; a role, a killer or a card says what
it does then. The rules never name who speaks:

    shields: Final = Moment[[Town, Ability, Seat, Harm], bool]("shields")

    @shields("soldier")
    def soldier(town, me, victim, harm): ...
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Moment(Generic[P, R]):
    """What each piece of content does at such a moment.

    >>> greets = Moment[[str], str]("greets")
    >>> @greets("butler")
    ... def bow(name: str) -> str:
    ...     return f"Good evening, {name}."
    >>> "butler" in greets, "imp" in greets, greets["butler"]("Ada")
    (True, False, 'Good evening, Ada.')
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.behaviours: dict[str, Callable[P, R]] = {}

    def __call__(self, *pieces: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
        """Used as a decorator: what these pieces of content do."""

        def hang(behaviour: Callable[P, R]) -> Callable[P, R]:
            for piece in pieces:
                if piece in self.behaviours:
                    raise ValueError(f"{piece} says twice what it does when it {self.name}")
                self.behaviours[piece] = behaviour
            return behaviour

        return hang

    def __getitem__(self, piece: str) -> Callable[P, R]:
        return self.behaviours[piece]

    def __contains__(self, piece: str) -> bool:
        return piece in self.behaviours

    def __iter__(self) -> Iterator[str]:
        return iter(self.behaviours)

    def forget(self, piece: str) -> None:
        """For content that exists for a while only, such as a test's."""
        self.behaviours.pop(piece, None)

    def __repr__(self) -> str:
        return f"Moment({self.name})"
