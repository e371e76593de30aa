"""The small things that rows of roll tables do, as declarations, and the one place that does them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from nightbell.engine import Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import HurtDice, Lose, RowOf, gain
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.traits import GENERAL, SUFFER, CardId, Deck, Harm, RoomId, Trait
from nightbell.games.betrayal.walk import DrawCard, PutIn


class Up(Struct, frozen=True):
    trait: Trait
    rows: int = 1


class Down(Struct, frozen=True):
    trait: Trait
    rows: int = 1


class UpOne(Struct, frozen=True):
    """A row in one trait of a kind, chosen by whoever gains it."""

    harm: Harm = GENERAL


class DownOne(Struct, frozen=True):
    harm: Harm = GENERAL


class Hit(Struct, frozen=True):
    """Damage printed as dice."""

    harm: Harm
    dice: int = 1


class Get(Struct, frozen=True):
    """Cards drawn from a deck."""

    deck: Deck
    cards: int = 1


class To(Struct, frozen=True):
    """The explorer is put into a room."""

    room: RoomId


class Call(Struct, frozen=True):
    """Whatever else a row does."""

    effect: Callable[[House, Seat], Effect[None]]


Outcome = Up | Down | UpOne | DownOne | Hit | Get | To | Call
Rows = tuple[tuple[int | Outcome, ...], ...]
"""Rows of a table from the best downwards; each begins with its lowest total."""
TABLES: Final[dict[str, Rows]] = {}
"""Every roll table by the name of its card, room or token."""


def row_of(rows: Rows, total: int) -> tuple[int | Outcome, ...]:
    return next(row for row in rows if isinstance(row[0], int) and total >= row[0])


def apply_row(house: House, me: Seat, table: str, total: int) -> Effect[int]:
    """Do what a table says for a total; results in the row's lowest number."""
    low, *outcomes = row_of(TABLES[table], total)
    assert isinstance(low, int)
    yield RowOf(table, low)
    for outcome in outcomes:
        if not keep(house.alive[me]):
            break
        assert not isinstance(outcome, int)
        yield from happen(house, me, outcome, table)
    return low


def happen(house: House, me: Seat, outcome: Outcome, why: str) -> Effect[None]:
    match outcome:
        case Up(trait, rows):
            yield gain(me, trait, rows)
        case Down(trait, rows):
            yield Lose(me, trait, rows, why)
        case UpOne(harm):
            trait = yield from decide(
                ask(me, "gain-which", OneOf(SUFFER[harm], "trait"), "B-170", card=CardId(why))
            )
            yield gain(me, trait)
        case DownOne(harm):
            trait = yield from decide(
                ask(me, "lose-which", OneOf(SUFFER[harm], "trait"), "B-170", card=CardId(why))
            )
            yield Lose(me, trait, 1, why)
        case Hit(harm, dice):
            yield HurtDice(me, harm, dice, why)
        case Get(deck, cards):
            for _ in range(cards):
                yield DrawCard(me, deck)
        case To(room):
            yield PutIn(me, room)
        case Call(effect):
            yield from effect(house, me)
