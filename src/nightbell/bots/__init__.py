"""Players without a person, by game and name.

Every game has `random`. A game with players of its own names them in its module beside this file:

    PLAYERS = {"sensible": SensibleTown}

where each entry is called with the seat and a seed (a string) and gives a `Player`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias, cast

import msgspec

from nightbell.engine import Player, RandomPlayer, Refusal, Seat, State, Table

AnyPlayer: TypeAlias = Player[msgspec.Struct]
Maker: TypeAlias = Callable[[Seat, str], AnyPlayer]


def _random(seat: Seat, seed: str) -> AnyPlayer:
    return RandomPlayer(seed)


@cache
def makers(game: str) -> Mapping[str, Maker]:
    """The players that a game has, by name."""
    name = f"{__name__}.{game}"
    own = cast(Mapping[str, Maker], import_module(name).PLAYERS) if find_spec(name) else {}
    return {"random": _random, **own}


def player(game: str, name: str, seat: Seat, seed: str) -> AnyPlayer:
    """A player of this name for a seat. The same seed gives the same player."""
    known = makers(game)
    if name not in known:
        raise Refusal("unknown-bot", bot=name, known=", ".join(known))
    return known[name](seat, seed)


def best(game: str) -> str:
    """The name of the players that a person would rather meet."""
    return "sensible" if "sensible" in makers(game) else "random"


def players(
    table: Table[State, msgspec.Struct], names: Mapping[str, str], seed: int
) -> dict[Seat, AnyPlayer]:
    """A player for every seat of a table.

    `names` says which player sits where, by the seat's public id or any beginning of it (`victim` for
    `victim-1`); the empty beginning stands for all other seats.
    """
    seats = table.rules.seats(table.state)
    for place in names:
        if not any(id.startswith(place) for id in seats):
            raise Refusal("unknown-seat", seat=place)
    chosen = {}
    for number, id in enumerate(seats):
        fitting = max((place for place in names if id.startswith(place)), key=len, default=None)
        name = "random" if fitting is None else names[fitting]
        chosen[Seat(number)] = player(table.rules.name, name, Seat(number), f"{seed}/{number}")
    return chosen
