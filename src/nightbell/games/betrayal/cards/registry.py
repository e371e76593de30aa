"""Where cards put what they do, so that whoever draws or uses one can find it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from nightbell.engine import Effect, Seat
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.traits import CardId

EventEffect = Callable[[House, Seat], Effect[None]]
EVENT_EFFECTS: Final[dict[CardId, EventEffect]] = {}


class Use(Struct, frozen=True):
    """An action that the holder of a card may take in the own turn."""

    can: Callable[[House, Seat], bool]
    do: EventEffect


USES: Final[dict[CardId, Use]] = {}


Price = Callable[[House, Seat], Effect[bool]]
PRICES: Final[dict[CardId, Price]] = {}


def price(name: str) -> Callable[[Price], Price]:
    """The effect below is what a weapon costs before the blow; results in whether there is a blow at all."""

    def put(effect: Price) -> Price:
        PRICES[CardId(name)] = effect
        return effect

    return put


def readied(house: House, me: Seat, weapon: CardId) -> Effect[bool]:
    """Pay what a weapon costs. False if there is no blow."""
    if weapon not in PRICES:
        return True
    return (yield from PRICES[weapon](house, me))


def event(name: str) -> Callable[[EventEffect], EventEffect]:
    """The effect below is what this event card does to whoever draws it."""

    def put(effect: EventEffect) -> EventEffect:
        EVENT_EFFECTS[CardId(name)] = effect
        return effect

    return put


def use(
    name: str, can: Callable[[House, Seat], bool] = lambda house, me: True
) -> Callable[[EventEffect], EventEffect]:
    """The effect below is what using this card does; `can` says when it may be used."""

    def put(effect: EventEffect) -> EventEffect:
        USES[CardId(name)] = Use(can, effect)
        return effect

    return put
