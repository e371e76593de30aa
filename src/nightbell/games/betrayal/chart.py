"""The haunt chart: which haunt an omen begins in which room, and who then turns traitor."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from nightbell.games.betrayal.traits import KNOWLEDGE, MIGHT, SANITY, SPEED, CardId, ExplorerId, RoomId, Trait

OMEN_COLUMNS: Final = tuple(
    CardId(omen)
    for omen in [
        "bite",
        "book",
        "crystal-ball",
        "dog",
        "girl",
        "holy-symbol",
        "madman",
        "mask",
        "medallion",
        "ring",
        "skull",
        "spear",
        "spirit-board",
    ]
)

CHART: Final[dict[RoomId, dict[CardId, int]]] = {
    RoomId(room): dict(zip(OMEN_COLUMNS, haunts, strict=True))
    for room, haunts in {
        "abandoned-room": (18, 7, 12, 38, 1, 9, 45, 42, 49, 28, 34, 43, 48),
        "balcony": (24, 7, 32, 5, 16, 6, 11, 25, 49, 20, 47, 39, 2),
        "catacombs": (4, 7, 23, 46, 1, 13, 10, 25, 49, 41, 37, 43, 48),
        "charred-room": (24, 33, 23, 38, 30, 13, 31, 48, 44, 20, 47, 15, 8),
        "dining-room": (24, 3, 27, 5, 16, 6, 45, 42, 21, 20, 37, 39, 40),
        "furnace-room": (4, 33, 32, 38, 30, 13, 10, 42, 36, 28, 34, 15, 2),
        "gallery": (18, 3, 19, 19, 19, 22, 10, 25, 36, 41, 37, 15, 8),
        "gymnasium": (35, 29, 12, 46, 1, 22, 11, 22, 21, 41, 47, 43, 48),
        "junk-room": (4, 33, 27, 46, 1, 9, 11, 25, 44, 17, 17, 17, 40),
        "kitchen": (18, 3, 23, 46, 16, 22, 31, 32, 36, 41, 37, 39, 2),
        "master-bedroom": (35, 29, 27, 5, 16, 6, 10, 35, 44, 20, 47, 43, 2),
        "pentagram-chamber": (26, 50, 32, 50, 26, 26, 45, 14, 14, 26, 14, 50, 40),
        "servants-quarters": (35, 29, 12, 5, 30, 9, 31, 42, 21, 28, 34, 15, 8),
    }.items()
}


class TraitorRule(Struct, frozen=True):
    """How the list under the chart finds the traitor of one haunt.

    `mode` is revealer, left (of the revealer), trait, age, hidden (dealt tokens), none, or later (none at
    first).
    A named explorer, when in play, goes before the rule.
    """

    mode: str
    trait: Trait = SPEED
    highest: bool = True
    but_revealer: bool = False
    named: ExplorerId | None = None


def _highest(trait: Trait, *, but_revealer: bool = False, named: str | None = None) -> TraitorRule:
    return TraitorRule("trait", trait, True, but_revealer, ExplorerId(named) if named else None)


def _lowest(trait: Trait, *, but_revealer: bool = False, named: str | None = None) -> TraitorRule:
    return TraitorRule("trait", trait, False, but_revealer, ExplorerId(named) if named else None)


REVEALER: Final = TraitorRule("revealer")
LEFT: Final = TraitorRule("left")
HIDDEN: Final = TraitorRule("hidden")
NONE: Final = TraitorRule("none")
LATER: Final = TraitorRule("later")

TRAITOR_OF: Final[dict[int, TraitorRule]] = {
    1: REVEALER,
    2: REVEALER,
    3: _lowest(KNOWLEDGE, but_revealer=True),
    4: _highest(MIGHT, but_revealer=True),
    5: REVEALER,
    6: _lowest(SANITY),
    7: _highest(SANITY, named="father-rhinehardt"),
    8: REVEALER,
    9: LATER,
    10: REVEALER,
    11: REVEALER,
    12: NONE,
    13: _lowest(SANITY, but_revealer=True),
    14: REVEALER,
    15: _lowest(SPEED, but_revealer=True),
    16: LEFT,
    17: LEFT,
    18: REVEALER,
    19: LEFT,
    20: TraitorRule("left", named=ExplorerId("vivian-lopez")),
    21: TraitorRule("age", highest=True, but_revealer=True),
    22: LEFT,
    23: LEFT,
    24: _lowest(SPEED, named="brandon-jaspers"),
    25: _highest(KNOWLEDGE, named="zoe-ingstrom"),
    26: LEFT,
    27: _highest(KNOWLEDGE, but_revealer=True),
    28: _highest(KNOWLEDGE, but_revealer=True),
    29: REVEALER,
    30: REVEALER,
    31: NONE,
    32: _highest(SANITY),
    33: REVEALER,
    34: HIDDEN,
    35: _highest(KNOWLEDGE),
    36: _highest(SPEED, named="missy-dubourde"),
    37: _lowest(MIGHT),
    38: _lowest(KNOWLEDGE, but_revealer=True),
    39: _highest(SPEED, but_revealer=True),
    40: LEFT,
    41: REVEALER,
    42: _highest(MIGHT),
    43: HIDDEN,
    44: TraitorRule("age", highest=False, but_revealer=True),
    45: _highest(KNOWLEDGE, but_revealer=True),
    46: _lowest(SPEED, named="madame-zostra"),
    47: REVEALER,
    48: LEFT,
    49: _highest(KNOWLEDGE, named="heather-granville"),
    50: NONE,
}
