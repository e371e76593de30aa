"""The box and its printed sheets: shared tokens, night sheets, setup sheet, rules sheet, glossary.

Words for all of it are in the languages, by id. What is still free in the supply, and which reminders and
night tokens are needed, is read off the Grimoire.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from nightbell.games.clocktower.catalogue import (
    DEMON_INFO,
    FIRST_DAWN,
    MINION_INFO,
    OTHER_DAWN,
    ROLES,
    TRAVELLER,
    ReminderId,
    RoleId,
)
from nightbell.games.clocktower.homemade import Homemade
from nightbell.games.clocktower.seen import Grimoire, View
from nightbell.games.clocktower.sheet import NO_ORDER, Order, own_places
from nightbell.games.clocktower.town import DAY, EVIL_TEAM_MEETS_FROM

SUPPLY: Final = {"shroud": 18, "night-token": 25, "information-token": 4, "vote-token": 18}
"""The tokens that all share, and how many of each there are."""

INFORMATION_TOKENS: Final = ("demon", "minions", "not-in-play", "you-are-now")
"""What can be shown to a player at night on a card of its own."""

SETUP_STEPS: Final = (
    "gather",
    "grimoire",
    "set",
    "square",
    "rules",
    "choose-roles",
    "change-roles",
    "reminders",
    "hand-out",
    "lay-out",
)

BASICS: Final = (
    "goal",
    "secret",
    "night",
    "say-anything",
    "nominate",
    "vote",
    "execution",
    "death",
    "last-vote",
    "victory",
)
"""The lines of the rules sheet: all that a newcomer needs to begin."""

TERMS: Final = (
    "in-play",
    "choose",
    "script-builder",
    "vote",
    "town-square",
    "townsfolk",
    "grimoire",
    "demon-player",
    "demon-role",
    "day",
    "good-role",
    "good",
    "vote-token",
    "life-token",
    "information-token",
    "night-token",
    "role-token",
    "alive",
    "living-neighbours",
    "tomorrow",
    "dusk",
    "healthy",
    "evil-role",
    "evil",
    "player",
    "exile",
    "outsider",
    "demon-info",
    "minion-info",
    "each-night",
    "each-night-but-first",
    "execution",
    "team",
    "night-sheet",
    "setup-sheet",
    "rules-sheet",
    "role-sheet",
    "leaf",
    "lie",
    "dead",
    "reminder",
    "may",
    "set",
    "starts-knowing",
    "not-in-play",
    "nomination",
    "night",
    "announce",
    "revived",
    "register",
    "poisoned",
    "traveller-sheet",
    "first-night",
    "victory",
    "mad",
    "loss",
    "truth",
    "privately",
    "condemned",
    "minion",
    "publicly",
    "drunk",
    "once-per-game",
    "wake",
    "dawn",
    "storyteller",
    "role",
    "shroud",
    "fabled",
    "neighbours",
    "state",
    "ally",
    "ability",
    "side",
    "traveller",
    "script",
    "think",
    "type",
    "sober",
    "clocktower",
)
"""The glossary, in the order of the Russian alphabet."""

DUSK_LINE: Final = "dusk"
MINION_LINE: Final = "minion-info"
DEMON_LINE: Final = "demon-info"
DAWN_LINE: Final = "dawn"


# ---- night sheets


class NightSheet(msgspec.Struct, frozen=True):
    """Both sides of the sheet that belongs to a script: roles and fixed lines, in order."""

    first: tuple[str, ...]
    other: tuple[str, ...]


def night_sheet(
    roles: Sequence[RoleId], order: Order = NO_ORDER, homemade: tuple[Homemade, ...] = ()
) -> NightSheet:
    """The night sheet for these roles, with a script's own places.

    >>> night_sheet((RoleId("imp"), RoleId("monk"), RoleId("chef"))).other
    ('dusk', 'monk', 'imp', 'dawn')
    """
    first: list[tuple[int, str]] = [
        (MINION_INFO, MINION_LINE),
        (DEMON_INFO, DEMON_LINE),
        (FIRST_DAWN, DAWN_LINE),
    ]
    other: list[tuple[int, str]] = [(OTHER_DAWN, DAWN_LINE)]
    own_first, own_other = own_places(order, homemade, True), own_places(order, homemade, False)
    for id in roles:
        known = ROLES[id]
        if (place := own_first.get(id, known.first)) is not None:
            first.append((place, id))
        if (place := own_other.get(id, known.other)) is not None:
            other.append((place, id))
    return NightSheet(
        (DUSK_LINE, *(line for _, line in sorted(first))),
        (DUSK_LINE, *(line for _, line in sorted(other))),
    )


def night_tokens(seen: Grimoire) -> tuple[str, ...]:
    """The lines that carry a night token: tonight's, by day those of the coming night."""
    night = seen.night + (seen.phase == DAY)
    voters = [seat for seat in seen.circle if seen.square[seat].traveller is None]
    meeting = night == 1 and len(voters) >= EVIL_TEAM_MEETS_FROM
    acting = {str(me.role) for me in seen.night_sheet}
    if len(voters) < len(seen.circle):
        acting.add(DUSK_LINE)
    if meeting:
        acting |= {MINION_LINE, DEMON_LINE}
    roles = tuple(dict.fromkeys((*seen.sheet, *(me.role for me in seen.night_sheet))))
    sheet = night_sheet(roles, seen.order, seen.homemade)
    side = sheet.first if night == 1 else sheet.other
    late = [str(me.role) for me in seen.night_sheet if me.role not in side]
    return (*(line for line in side if line in acting and line != DAWN_LINE), *late, DAWN_LINE)


# ---- what lies where


def in_play(seen: Grimoire) -> tuple[RoleId, ...]:
    return tuple(seen.tokens[seat].role for seat in seen.circle)


def in_the_box(seen: Grimoire) -> tuple[RoleId, ...]:
    """The roles of the set that nobody has."""
    held = in_play(seen)
    return tuple(id for id in seen.sheet if id not in held)


def reminder_pool(seen: Grimoire) -> tuple[ReminderId, ...]:
    """Every reminder of the roles in play, as many as their tokens have green leaves."""
    written = {each.role: tuple(slip.id for slip in each.reminders) for each in seen.homemade}
    return tuple(
        reminder for id in in_play(seen) for reminder in (*ROLES[id].reminders, *written.get(id, ()))
    )


def idle_reminders(seen: Grimoire) -> tuple[ReminderId, ...]:
    """Those of the pool that are not placed."""
    placed = Counter(mark.reminder for mark in seen.marks)
    return tuple((Counter(reminder_pool(seen)) - placed).elements())


def supply(seen: Grimoire) -> dict[str, int]:
    """What is left of the tokens that all share."""
    dead = sum(not seen.tokens[seat].alive for seat in seen.circle)
    return {
        "information-token": SUPPLY["information-token"],
        "night-token": SUPPLY["night-token"] - len(night_tokens(seen)),
        "shroud": SUPPLY["shroud"] - dead,
        "vote-token": spare_votes(seen),
    }


def spare_votes(seen: View) -> int:
    """The vote tokens in the middle of the Town Square."""
    return SUPPLY["vote-token"] - sum(seen.square[seat].votes for seat in seen.circle)


def guests_on_offer(seen: View) -> tuple[RoleId, ...]:
    """The Travellers of the sheet, with whose abilities the Traveller sheet is printed."""
    return tuple(id for id in seen.sheet if ROLES[id].type == TRAVELLER)
