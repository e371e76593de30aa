"""A hunt, told by its rounds, its dead and the killer's cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from nightbell.engine import Event
from nightbell.games.whispers import events as hunt
from nightbell.research.chronicles import AnyTable, Chronicle, Death, in_order


def tell(events: Iterable[Event], table: AnyTable) -> Chronicle:
    moment = 0
    deaths: list[Death] = []
    deeds: Counter[str] = Counter()
    cast: tuple[str, ...] = ()
    for event in events:
        match event:
            case hunt.HuntBegan(victims=victims):
                cast = tuple(victims)
            case hunt.PhaseBegan(round=round):
                moment = round
            case hunt.Killed(victim=victim):
                deaths.append(Death(moment, victim, "killed"))
            case hunt.CardPlayed(card=card):
                deeds[card] += 1
    return Chronicle(moment, tuple(deaths), in_order(deeds), cast)
