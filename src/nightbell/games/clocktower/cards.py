"""The catalogue of abilities that a Storyteller may invent for an Amnesiac.

Each is some role's, described by when it acts, how many players it asks for and what comes of it. A guess is
another card, and how near it comes follows from the descriptions.
"""

from __future__ import annotations

from typing import Final

import msgspec

from nightbell.games.clocktower.catalogue import GradeId, RoleId

COLD: Final = GradeId("cold")
WARM: Final = GradeId("warm")
HOT: Final = GradeId("hot")
EXACT: Final = GradeId("exact")
GRADES: Final = (COLD, WARM, HOT, EXACT)

NIGHTLY: Final = "nightly"
ONCE: Final = "once"
ALWAYS: Final = "always"


class Card(msgspec.Struct, frozen=True):
    when: str
    asks: int
    """How many players its owner chooses."""
    brings: str
    """What its owner learns, or what it does."""


CARDS: Final[dict[RoleId, Card]] = {
    RoleId("empath"): Card(NIGHTLY, 0, "number"),
    RoleId("oracle"): Card(NIGHTLY, 0, "number"),
    RoleId("chef"): Card(ONCE, 0, "number"),
    RoleId("clockmaker"): Card(ONCE, 0, "number"),
    RoleId("chambermaid"): Card(NIGHTLY, 2, "number"),
    RoleId("fortuneteller"): Card(NIGHTLY, 2, "yes"),
    RoleId("villageidiot"): Card(NIGHTLY, 1, "side"),
    RoleId("dreamer"): Card(NIGHTLY, 1, "role"),
    RoleId("undertaker"): Card(NIGHTLY, 0, "role"),
    RoleId("noble"): Card(ONCE, 0, "players"),
    RoleId("steward"): Card(ONCE, 0, "players"),
    RoleId("monk"): Card(NIGHTLY, 1, "safety"),
    RoleId("soldier"): Card(ALWAYS, 0, "safety"),
    RoleId("fool"): Card(ALWAYS, 0, "safety"),
    RoleId("poisoner"): Card(NIGHTLY, 1, "harm"),
}


def grade(secret: RoleId, guess: RoleId) -> GradeId:
    """How near a guess comes: the more of the description is right, the warmer.

    >>> grade(RoleId("empath"), RoleId("oracle")), grade(RoleId("empath"), RoleId("poisoner"))
    ('hot', 'warm')
    """
    if secret == guess:
        return EXACT
    one, other = CARDS[secret], CARDS[guess]
    right = (one.when == other.when) + (one.asks == other.asks) + (one.brings == other.brings)
    return (COLD, WARM, HOT, HOT)[right]
