"""Cans of paint: they lie about the house like things, and nobody carries two of them."""

from __future__ import annotations

from nightbell.engine import Seat
from nightbell.games.betrayal.cards.catalogue import card_key
from nightbell.games.betrayal.haunt import Haunt
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.traits import CardId


def can(number: int) -> CardId:
    return CardId(f"paint-{number}")


def is_paint(card: CardId) -> bool:
    return card.startswith("paint-")


def paint_of(house: House, seat: Seat) -> CardId | None:
    """The can that an explorer carries."""
    return next((card for card in house.hands[seat] if is_paint(card)), None)


def has_ready_paint(house: House, me: Seat) -> bool:
    """Whether an explorer carries a can with which nothing else has been done this turn."""
    card = paint_of(house, me)
    return card is not None and card_key(card) not in house.done


class Paint(Haunt):
    """One can of paint for each pair of hands."""

    def may_hold(self, house: House, me: Seat, card: CardId) -> bool:
        return not is_paint(card) or paint_of(house, me) is None
