"""Contested rulings: questions on which tables differ, each a switch with a name.

The first answer of each is what puzzle files mean unless they say otherwise (`rulings: {visits: any-time}`);
`nightbell deduce --ruling visits=any-time` asks what would follow from another.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

VISITS: Final = "visits"
ANY_TIME: Final = "any-time"
DRUNK_WAKES: Final = "drunk-wakes"
NEVER: Final = "never"
TWIN: Final = "good-twin"
MAY_BE_SILENT: Final = "may-be-silent"
FURTHER_ATTACKS: Final = "further-attacks"
MEET_THE_LIVING: Final = "meet-the-living"
TURNED_START: Final = "turned-start"
ON_SCRIPT: Final = "on-script"
DOOM: Final = "doomsayer"
TRUE_SIDES: Final = "true-sides"
DEEDS: Final = "untold-deeds"
MAY_HAVE_BEEN: Final = "may-have-been"

RULINGS: Final[Mapping[str, tuple[str, ...]]] = {
    VISITS: ("at-dawn", ANY_TIME),
    DRUNK_WAKES: ("as-believed", NEVER),
    TWIN: ("tells", MAY_BE_SILENT),
    FURTHER_ATTACKS: ("may-be-wasted", MEET_THE_LIVING),
    TURNED_START: ("claimed-or-hidden", ON_SCRIPT),
    DOOM: ("registered-sides", TRUE_SIDES),
    DEEDS: ("did-not-happen", MAY_HAVE_BEEN),
}
"""When an Artist or a Savant asks; whether the Drunk's waking counts for a Chambermaid; whether a good twin
says so; whether the further attacks of a Shabaloth or a Po may be wasted where kills are not; as what
somebody who turned evil may have started; whose side the Doomsayer goes by; whether somebody may have died
by day, or come back to life, of which the file has no word."""


def ruled(words: Mapping[str, str]) -> frozenset[str]:
    """The answers that differ from the first, as a puzzle keeps them. Wrong ones raise KeyError.

    >>> sorted(ruled({"visits": "any-time", "good-twin": "tells"}))
    ['visits=any-time']
    """
    for name, answer in words.items():
        if answer not in RULINGS.get(name, ()):
            raise KeyError(f"{name}={answer}")
    return frozenset(f"{name}={answer}" for name, answer in words.items() if answer != RULINGS[name][0])
