"""What a game can be told beforehand: by its sheet, by the order of its nights and by how many sit down.

Nothing here knows of a token that was drawn, so what was found once is remembered for the next game.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from nightbell.games.clocktower.catalogue import (
    BEHIND_DEMONS,
    DEMON,
    DEMON_INFO,
    JINXES,
    MINION_INFO,
    ROLES,
    Jinx,
    RoleId,
    TypeId,
)
from nightbell.games.clocktower.homemade import Homemade
from nightbell.games.clocktower.moments import (
    behind_the_demons,
    by_day,
    by_guessing,
    inherits,
    last_words,
    watches,
    when_guessed,
)

MOST_VOTERS: Final = 15
KEPT_SHEETS: Final = 256
"""What follows from so many sheets is remembered; where every game has its own, the oldest is forgotten."""
KEPT_ORDERS: Final = 64
"""For so many scripts with places of their own these are remembered."""
Order: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]
"""A script's own order of the first night and of all others: roles and fixed lines."""
NO_ORDER: Final[Order] = ((), ())


def table_counts(players: int) -> tuple[int, int, int, int]:
    """Townsfolk, Outsiders, Minions and Demons for so many players; beyond fifteen come Travellers.

    >>> table_counts(5), table_counts(8), table_counts(15), table_counts(19)
    ((3, 0, 1, 1), (5, 1, 1, 1), (9, 2, 3, 1), (9, 2, 3, 1))
    """
    counted = min(players, MOST_VOTERS)
    minions = 1 if counted < 10 else 2 if counted < 13 else 3
    outsiders = counted - 5 if counted < 7 else (counted - 7) % 3
    return counted - outsiders - minions - 1, outsiders, minions, 1


class Customs(msgspec.Struct, frozen=True, gc=False):
    """What a sheet alone decides."""

    deed: RoleId | None
    """The role whose owner points at somebody in public by day."""
    unawares: bool
    """Somebody may have an ability and not know."""
    guesses: bool
    """To name somebody's role in public may be an ability."""
    watched: bool
    """There are abilities that wait behind every line of the night."""
    behind_demons: bool
    """There are abilities that wait behind all Demons' lines."""
    last_words: tuple[RoleId, ...]
    """The roles that name somebody once they are known to be dead."""
    godless: bool
    """It is left open whether there is any evil."""


@lru_cache(KEPT_SHEETS)
def customs_of(sheet: tuple[RoleId, ...]) -> Customs:
    return Customs(
        next((role for role in sheet if role in by_day), None),
        any(role in inherits for role in sheet),
        any(role in by_guessing or role in when_guessed for role in sheet),
        any(role in watches for role in sheet),
        any(role in behind_the_demons for role in sheet),
        tuple([role for role in sheet if role in last_words]),
        any(ROLES[role].godless for role in sheet),
    )


@lru_cache(16 * KEPT_SHEETS)
def believed(sheet: tuple[RoleId, ...], role: RoleId) -> tuple[TypeId, ...]:
    """Of which types the roles are that the owner of a role is made to believe in, on such a sheet."""
    known = ROLES[role]
    if known.believes is not None:
        return (known.believes,)
    if known.bundles is None:
        return ()
    bundle = (ROLES[id].believes for id in sheet if ROLES[id].type == known.bundles)
    return tuple(dict.fromkeys(type for type in bundle if type is not None))


@lru_cache(KEPT_ORDERS)
def own_places(order: Order, homemade: tuple[Homemade, ...], first: bool) -> dict[str, int]:
    """The places of home-made characters, and of a script's own order among the fixed points of a night.

    Those points are in the first night the meetings of the evil team, in all others the last Demon.
    """
    found = {str(each.role): each.first if first else each.other for each in homemade}
    found = {role: place for role, place in found.items() if place}
    lines = order[0] if first else order[1]
    demons = [
        place for place, line in enumerate(lines) if line in ROLES and ROLES[RoleId(line)].type == DEMON
    ]
    anchors = {"minioninfo": MINION_INFO, "demoninfo": DEMON_INFO} if first else {}
    points = [(place, anchors[line]) for place, line in enumerate(lines) if line in anchors]
    if not first and demons:
        points.append((demons[-1], BEHIND_DEMONS - 1))
    if not points:
        points.append((-1, DEMON_INFO if first else 0))
    for place, line in enumerate(lines):
        if line in ROLES and not ROLES[RoleId(line)].by_hand:
            if (ROLES[RoleId(line)].first if first else ROLES[RoleId(line)].other) is None:
                continue
        at, anchor = max((point for point in points if point[0] <= place), default=points[0])
        found[line] = anchor + place - at
    return found


@lru_cache(16 * KEPT_SHEETS)
def sheet_of(sheet: tuple[RoleId, ...], types: tuple[TypeId, ...]) -> tuple[RoleId, ...]:
    return tuple(id for id in sheet if ROLES[id].type in types)


@lru_cache(KEPT_SHEETS)
def jinxes_of(sheet: tuple[RoleId, ...]) -> tuple[Jinx, ...]:
    """The jinxes between roles of a sheet."""
    listed = frozenset(sheet)
    return tuple([each for each in JINXES if listed.issuperset(each.roles)])
