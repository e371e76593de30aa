"""The ids and small words of the game: traits, kinds of damage, floors, sides of a tile, decks, parties."""

from __future__ import annotations

from typing import Final, NewType

ExplorerId = NewType("ExplorerId", str)
RoomId = NewType("RoomId", str)
CardId = NewType("CardId", str)
Trait = NewType("Trait", str)
Harm = NewType("Harm", str)
Floor = NewType("Floor", str)
Deck = NewType("Deck", str)
Party = NewType("Party", str)

SPEED: Final = Trait("speed")
MIGHT: Final = Trait("might")
SANITY: Final = Trait("sanity")
KNOWLEDGE: Final = Trait("knowledge")
TRAITS: Final = (SPEED, MIGHT, SANITY, KNOWLEDGE)
AT: Final = {trait: place for place, trait in enumerate(TRAITS)}

PHYSICAL: Final = Harm("physical")
MENTAL: Final = Harm("mental")
GENERAL: Final = Harm("general")
"""Damage or loss that its victim spreads over any of the four traits."""
SUFFER: Final = {PHYSICAL: (MIGHT, SPEED), MENTAL: (SANITY, KNOWLEDGE), GENERAL: TRAITS}
HARM_OF: Final = {SPEED: PHYSICAL, MIGHT: PHYSICAL, SANITY: MENTAL, KNOWLEDGE: MENTAL}

BASEMENT: Final = Floor("basement")
GROUND: Final = Floor("ground")
UPPER: Final = Floor("upper")
FLOORS: Final = (BASEMENT, GROUND, UPPER)

SIDES: Final = ("N", "E", "S", "W")
STEP: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}

EVENT: Final = Deck("event")
ITEM: Final = Deck("item")
OMEN: Final = Deck("omen")
ROOM: Final = Deck("room")
CARD_DECKS: Final = (OMEN, ITEM, EVENT)

HEROES: Final = Party("heroes")
TRAITOR: Final = Party("traitor")
SURVIVORS: Final = Party("survivors")
"""How a game ends in which everybody plays for themselves and somebody makes it."""
HOUSE: Final = Party("house")
"""How a game ends that nobody wins."""

DICE_IN_THE_BOX: Final = 8
SKULL: Final = -1
TOP: Final = 7
"""The highest row of a track; the lowest number is row 0 and the skull lies below it."""


def turned(side: str, quarter_turns: int) -> str:
    """The side of the board that a tile's side faces after so many clockwise quarter turns.

    >>> turned("N", 1), turned("W", 2)
    ('E', 'E')
    """
    return SIDES[(SIDES.index(side) + quarter_turns) % 4]
