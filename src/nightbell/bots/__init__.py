"""Players without a person, by game and name.

Every game has `random`. A game with players of its own has a module beside this file that says

    PLAYERS = {"sensible": SensibleTown}      called with the seat and a seed (a string), gives a `Player`
    SIDES = ("good", "evil")                  optional: the sides that a seat can be on,
    def side(view): ...                       and which one the viewer of a view is on at that moment
    CAMPS = ("killer", "victim")              optional, where sides are told by the seats' ids alone
    ADVISER = Mentor()                        optional: stands beside a person who narrates, see `advice`
    HINTS = TownHints()                       optional: gives hints to people, see `hints`
    def guide(): ...                          optional: what a search needs to know of the game, see `search`
    SCHOOL = HuntSchool()                     optional: what its value is learned from, see `training`

A game with sensible players also has `easy`, who are sensible and slip; with a guide also `strong` and
`master`, who search. `LEVELS` names them from the weakest on.

A game with a first game (see `lessons`) also has `partner`, who plays a part in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias, cast

import msgspec

from nightbell import shelf
from nightbell.bots.advice import Adviser
from nightbell.bots.careless import careless
from nightbell.bots.hints import Hinter
from nightbell.bots.lessons import PARTNER, Lesson, Partner, lesson
from nightbell.bots.search import Budget, Guide, School, level
from nightbell.engine import (
    Answer,
    Chair,
    Decision,
    Player,
    RandomPlayer,
    Refusal,
    Seat,
    State,
    Table,
    Talker,
)

AnyPlayer: TypeAlias = Player[msgspec.Struct]
AnyGuide: TypeAlias = Guide[State, msgspec.Struct]
Maker: TypeAlias = Callable[[Seat, str], AnyPlayer]
SideOf: TypeAlias = Callable[[msgspec.Struct], str]

LEVELS = ("random", "easy", "sensible", "strong", "master")
BUDGETS = {
    "strong": Budget(tries=64, candidates=6, sure=1.0),
    "master": Budget(tries=480, candidates=12, sure=1.0),
}
"""In tries and not in time, so that the same seed gives the same game on every machine."""


def _random(seat: Seat, seed: str) -> AnyPlayer:
    return RandomPlayer(seed)


@cache
def makers(game: str) -> Mapping[str, Maker]:
    """The players that a game has, by name."""
    known: dict[str, Maker] = {"random": _random, **cast(Mapping[str, Maker], _own(game, "PLAYERS") or {})}
    if "sensible" in known:
        known["easy"] = careless(known["sensible"])
    if (own := guide(game)) is not None:
        known |= {name: level(own, budget) for name, budget in BUDGETS.items()}
    first_game = lesson(game)
    return known if first_game is None else {**known, PARTNER: _partners(first_game, known["sensible"])}


def _partners(first_game: Lesson, usual: Maker) -> Maker:
    def partner(seat: Seat, seed: str) -> AnyPlayer:
        return Partner(first_game, seed, usual(seat, seed))

    return partner


@cache
def sides(game: str) -> tuple[str, ...]:
    return cast(tuple[str, ...], _own(game, "SIDES") or ())


@cache
def camps(game: str) -> tuple[str, ...]:
    """The two camps of a game, as `players` takes them: by side, or by the beginning of the seats' ids."""
    return cast(tuple[str, ...], _own(game, "CAMPS")) or sides(game)


def levels(game: str) -> tuple[str, ...]:
    """The players of a game that differ in strength, the weakest first."""
    return tuple(name for name in LEVELS if name in makers(game))


@cache
def school(game: str) -> School[State] | None:
    """What the value of a game's positions is learned from, if it has one."""
    return cast("School[State] | None", _own(game, "SCHOOL"))


@cache
def adviser(game: str) -> Adviser | None:
    """Who stands beside a person that narrates, if the game has somebody."""
    return cast(Adviser | None, _own(game, "ADVISER"))


@cache
def guide(game: str) -> Callable[[], AnyGuide] | None:
    """What makes a search of this game, if it has one."""
    return cast(Callable[[], AnyGuide] | None, _own(game, "guide"))


@cache
def hinter(game: str) -> Hinter | None:
    """Who gives hints to people, if the game has somebody."""
    return cast(Hinter | None, _own(game, "HINTS"))


@cache
def _own(game: str, what: str) -> object:
    """Something that the game's module beside this file may have."""
    home = shelf.home(game)
    name = f"{home}.bots" if home else f"{__name__}.{game}"
    return getattr(import_module(name), what, None) if find_spec(name) else None


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

    `names` says which player sits where: by a side, by the seat's public id or any beginning of it (`victim`
    for `victim-1`); the empty beginning stands for all other seats.
    """
    game, ids = table.rules.name, table.rules.seats(table.state)
    by_side = {place: name for place, name in names.items() if place in sides(game)}
    by_seat = {place: name for place, name in names.items() if place not in by_side}
    for place in by_seat:
        if not any(id.startswith(place) for id in ids):
            raise Refusal("unknown-seat", seat=place)
    chosen: dict[Seat, AnyPlayer] = {}
    for number, id in enumerate(ids):
        seat, seeded = Seat(number), f"{seed}/{number}"
        fitting = max((place for place in by_seat if id.startswith(place)), key=len, default=None)
        name = "random" if fitting is None else by_seat[fitting]
        usual = player(game, name, seat, seeded)
        if any(other != name for other in by_side.values()) and not fitting:
            acts = {side: player(game, name, seat, seeded) for side, name in by_side.items()}
            chosen[seat] = Turncoat(acts, usual, cast(SideOf, _own(game, "side")))
        else:
            chosen[seat] = usual
    return chosen


class Turncoat:
    """Plays as one of several players, by the side that its seat is on at that moment."""

    def __init__(self, acts: Mapping[str, AnyPlayer], usual: AnyPlayer, side: SideOf) -> None:
        self.acts = acts
        self.usual = usual
        self.side = side

    def act(self, chair: Chair[msgspec.Struct]) -> AnyPlayer:
        return self.acts.get(self.side(chair.view), self.usual)

    def answer(self, chair: Chair[msgspec.Struct], decision: Decision[Answer]) -> Answer:
        return self.act(chair).answer(chair, decision)

    def interject(self, chair: Chair[msgspec.Struct]) -> tuple[str, Answer] | None:
        act = self.act(chair)
        return act.interject(chair) if isinstance(act, Talker) else None
