"""A house, told by its turns, its dead, its haunt and the cards that were drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from nightbell.engine import Event
from nightbell.games.betrayal import news
from nightbell.research.chronicles import AnyTable, Chronicle, Death, in_order


def tell(events: Iterable[Event], table: AnyTable) -> Chronicle:
    moment = 0
    deaths: list[Death] = []
    deeds: Counter[str] = Counter()
    cast: tuple[str, ...] = ()
    explorers = table.rules.seats(table.state)
    for event in events:
        match event:
            case news.TurnBegan():
                moment += 1
            case news.Died(seat=seat):
                deaths.append(Death(moment, explorers[seat], "haunt" if cast else "before"))
            case news.HauntBegan(haunt=haunt):
                cast = (str(haunt),)
            case news.Drew(card=card):
                deeds[card] += 1
    return Chronicle(moment, tuple(deaths), in_order(deeds), cast)
