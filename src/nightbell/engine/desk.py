"""What a game offers beside its tables: tools at its desk, and a layer over its board.

A house serves all of it without knowing what it is: it reads what a tool takes, bounded as everything from
outside, and sends what it gives.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, TypeAlias, TypeVar, cast

import msgspec

from nightbell.engine.errors import Refusal

T = TypeVar("T")
G = TypeVar("G")
V_contra = TypeVar("V_contra", bound=msgspec.Struct, contravariant=True)


class Remark(msgspec.Struct):
    """A sentence in the asker's language, with the rule that it goes by, if any."""

    code: str
    text: str
    rule: str = ""


class Clerk(Protocol):
    """What a tool may ask of the house."""

    def worded(self, refusal: Refusal) -> Remark:
        """What would be refused, or is only to be said, in the asker's language."""
        ...

    def cleaned(self, text: str) -> str:
        """One line of somebody's text as it may be shown to others, not too long."""
        ...


class Tool(msgspec.Struct, frozen=True):
    """A service at a game's desk, served at `/api/games/<game>/<tool>`."""

    does: str
    takes: object
    gives: object
    use: Callable[[object, Clerk], object]
    cost: float


def tool(does: str, takes: type[T], gives: type[G], use: Callable[[T, Clerk], G], cost: float = 1.0) -> Tool:
    """A tool of which the types fit. `cost` is what it takes of a visitor's credit."""
    return Tool(does, takes, gives, cast(Callable[[object, Clerk], object], use), cost)


Chances: TypeAlias = Mapping[str, Mapping[str, float]]
"""For each of the others, the places that fit all that is known, and how likely each is."""


class Watcher(Protocol[V_contra]):
    """One seat's layer: where the others could be, kept up to date as its view goes on.

    The view is the whole input, so an answer holds no more than its viewer was told.
    """

    def look(self, view: V_contra) -> Chances: ...


class Blind:
    """The layer of a game that has none."""

    def look(self, view: msgspec.Struct) -> Chances:
        return {}
