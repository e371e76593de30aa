"""What became of a game: how long it was, who died when, whose abilities did something, who took part.

Each game is told from its own events; one that nobody has written a chronicle for is told by its length.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias, cast

import msgspec

from nightbell.engine import Event, State, Table

AnyTable: TypeAlias = Table[State, msgspec.Struct]


class Death(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """`who` is a role, a victim or an explorer; `how` one of the game's own words for it."""

    moment: int
    who: str
    how: str


class Chronicle(msgspec.Struct, frozen=True):
    """`moments` are days of a town, rounds of a hunt, turns of a house."""

    moments: int = 0
    deaths: tuple[Death, ...] = ()
    deeds: Mapping[str, int] = {}
    """How often each ability, card or deed did something, by its id."""
    cast: tuple[str, ...] = ()
    """What makes this game differ from the next: the roles in play, the haunt."""
    heard: tuple[str, ...] = ()
    """Of the cast those whose knowledge everybody was told."""


NOUNS: Mapping[str, tuple[str, str, str]] = {
    "clocktower": ("role", "role", "role"),
    "whispers": ("victim", "card", "victim"),
    "betrayal": ("explorer", "card", "haunt"),
}
"""Of each game the nouns of those who die, of what is done, and of the cast."""


def tell(game: str, table: AnyTable) -> Chronicle:
    told = _teller(game)
    return told((each.event for each in table.history), table) if told else Chronicle()


Teller: TypeAlias = Callable[[Iterable[Event], AnyTable], Chronicle]


@cache
def _teller(game: str) -> Teller | None:
    """Who tells a game, loaded when it is first told."""
    name = f"{__package__}.tellers.{game}"
    return cast(Teller, import_module(name).tell) if find_spec(name) else None


def in_order(counted: Counter[str]) -> dict[str, int]:
    return dict(sorted(counted.items()))
