"""The explorers of a haunt whose traitor is hidden, until the first token is turned over: how often each of
them did what everybody sees. In all other haunts there is nothing to find out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import cast

from nightbell.engine import ALL, Seat
from nightbell.games.betrayal import news
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.traits import TRAITOR
from nightbell.research.chronicles import AnyTable
from nightbell.research.tells import Scene

VARIANTS: tuple[Mapping[str, object], ...] = tuple(
    {"players": players, "haunt": haunt} for haunt in (34, 43) for players in (4, 5, 6)
)
FEWEST_DEEDS = 3


def watch(table: AnyTable, luck: Random) -> Scene | None:
    house = cast(House, table.state)
    guilty: set[Seat] = set()
    done = [Counter[str]() for _ in range(house.players)]
    dealt = False
    for told in table.history:
        event = told.event
        dealt = dealt or isinstance(event, news.SidesDealt)
        if isinstance(event, news.YourSide) and event.party == TRAITOR:
            guilty.add(event.seat)
        elif isinstance(event, news.Unmasked | news.Turned):
            break
        elif dealt and told.to == ALL and 0 <= (seat := getattr(event, "seat", -1)) < house.players:
            done[seat][type(event).__name__] += 1
    if not guilty or any(sum(deeds.values()) < FEWEST_DEEDS for deeds in done):
        return None
    seen = tuple({name: count / sum(deeds.values()) for name, count in deeds.items()} for deeds in done)
    return Scene(seen, tuple(Seat(seat) in guilty for seat in range(house.players)))
