"""What is printed on the omen and item cards, as far as it is numbers and permissions.

What a card does when it is used stands in `omens` and `items`, what an event does in `events`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from msgspec import Struct

from nightbell.games.betrayal.rooms import CRYPT, GRAVEYARD, PENTAGRAM_CHAMBER
from nightbell.games.betrayal.traits import EVENT, ITEM, MIGHT, OMEN, SANITY, SPEED, CardId, Deck, Trait


class Blow(Struct, frozen=True):
    """An attack that a card allows: with which trait, how many dice more, and whether at a distance."""

    trait: Trait = MIGHT
    dice: int = 0
    ranged: bool = False


class Card(Struct, frozen=True):
    """An omen or an item."""

    id: CardId
    deck: Deck
    held: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Rows given while the card is held: speed, might, sanity, knowledge."""
    parting: int = 0
    """Rows lost in every trait when the card is lost, where the card says so instead of taking back
    its gift."""
    blow: Blow | None = None
    weapon: bool = False
    companion: bool = False
    item: bool = True
    """Whether it counts as an item at all."""
    give: bool = True
    drop: bool = True
    steal: bool = True


def _omen(
    name: str,
    *,
    held: tuple[int, int, int, int] = (0, 0, 0, 0),
    blow: Blow | None = None,
    weapon: bool = False,
    companion: bool = False,
    item: bool = True,
) -> Card:
    return Card(CardId(name), OMEN, held, 0, blow, weapon, companion, item, item, item, item)


def _item(
    name: str,
    *,
    held: tuple[int, int, int, int] = (0, 0, 0, 0),
    parting: int = 0,
    blow: Blow | None = None,
    weapon: bool = False,
    give: bool = True,
    drop: bool = True,
    steal: bool = True,
) -> Card:
    return Card(CardId(name), ITEM, held, parting, blow, weapon, False, True, give, drop, steal)


OMENS: Final = (
    _omen("bite", item=False),
    _omen("book", held=(0, 0, 0, 2)),
    _omen("crystal-ball"),
    _omen("dog", held=(0, 1, 1, 0), companion=True, item=False),
    _omen("girl", held=(0, 0, 1, 1), companion=True, item=False),
    _omen("holy-symbol", held=(0, 0, 2, 0)),
    _omen("madman", held=(0, 2, -1, 0), companion=True, item=False),
    _omen("mask"),
    _omen("medallion"),
    _omen("ring", blow=Blow(SANITY)),
    _omen("skull"),
    _omen("spear", blow=Blow(MIGHT, 2), weapon=True),
    _omen("spirit-board"),
)
ITEMS: Final = (
    _item("adrenaline-shot"),
    _item("amulet-of-the-ages", held=(1, 1, 1, 1), parting=3),
    _item("angel-feather"),
    _item("armor", steal=False),
    _item("axe", blow=Blow(MIGHT, 1), weapon=True),
    _item("bell", held=(0, 0, 1, 0)),
    _item("blood-dagger", blow=Blow(MIGHT, 3), weapon=True, give=False, drop=False),
    _item("bottle"),
    _item("candle"),
    _item("dark-dice"),
    _item("dynamite"),
    _item("healing-salve"),
    _item("idol"),
    _item("lucky-stone"),
    _item("medical-kit"),
    _item("music-box"),
    _item("pickpockets-gloves"),
    _item("puzzle-box"),
    _item("rabbits-foot"),
    _item("revolver", blow=Blow(SPEED, 1, ranged=True), weapon=True),
    _item("sacrificial-dagger", blow=Blow(MIGHT, 3), weapon=True),
    _item("smelling-salts"),
)
EVENTS: Final = tuple(
    CardId(event)
    for event in [
        "a-moment-of-hope",
        "angry-being",
        "bloody-vision",
        "burning-man",
        "closet-door",
        "creepy-crawlies",
        "creepy-puppet",
        "debris",
        "disquieting-sounds",
        "drip-drip-drip",
        "footsteps",
        "funeral",
        "grave-dirt",
        "groundskeeper",
        "hanged-men",
        "hideous-shriek",
        "image-in-the-mirror-give",
        "image-in-the-mirror-take",
        "it-is-meant-to-be",
        "jonahs-turn",
        "lights-out",
        "locked-safe",
        "mists-from-the-walls",
        "mystic-slide",
        "night-view",
        "phone-call",
        "possession",
        "revolving-wall",
        "rotten",
        "secret-passage",
        "secret-stairs",
        "shrieking-wind",
        "silence",
        "skeletons",
        "smoke",
        "something-hidden",
        "something-slimy",
        "spider",
        "the-beckoning",
        "the-lost-one",
        "the-voice",
        "the-walls",
        "webs",
        "what-the",
        "whoops",
    ]
)

PRINTED: Final[Mapping[Deck, Sequence[CardId]]] = {
    OMEN: tuple(card.id for card in OMENS),
    ITEM: tuple(card.id for card in ITEMS),
    EVENT: EVENTS,
}
"""Every card of each stack."""
CARDS: Final[dict[CardId, Card]] = {card.id: card for card in OMENS + ITEMS}
STAY_IN_HAND: Final = frozenset(card.id for card in CARDS.values() if not card.drop)
"""Cards that nobody lays down of the own will."""
WEAPONS: Final = tuple(card.id for card in CARDS.values() if card.weapon)
BLOWS: Final = {card.id: card.blow for card in CARDS.values() if card.blow is not None}
COMPANIONS: Final = tuple(card.id for card in CARDS.values() if card.companion)
HAUNT_ITEM: Final = Card(CardId("token"), ITEM)
"""What a haunt's item token is unless the haunt says otherwise: given, dropped and stolen like any item."""
CHIME: Final = (CardId("bell"), CardId("book"), CardId("candle"))
"""Held together, the three lift every trait by two rows."""
LUCK_BEFORE: Final = (CardId("adrenaline-shot"), CardId("angel-feather"), CardId("idol"))
LUCK_AFTER: Final = (CardId("lucky-stone"), CardId("rabbits-foot"))
MEANT_TO_BE: Final = CardId("it-is-meant-to-be")
PROTECTED_BY_MEDALLION: Final = (PENTAGRAM_CHAMBER, CRYPT, GRAVEYARD)


@cache
def card_key(card: CardId) -> str:
    """Under what it is remembered that a card has been used, or has changed hands, this turn."""
    return f"card {card}"


def card_of(card: CardId) -> Card:
    """The declaration of a card, or of a haunt's item token."""
    return CARDS.get(card, HAUNT_ITEM)
