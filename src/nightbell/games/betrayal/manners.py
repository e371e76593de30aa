"""How Betrayal is played among people: what is read how long, and when somebody is waited for again."""

from __future__ import annotations

from typing import Final

from nightbell.engine import Manners
from nightbell.games.betrayal import news
from nightbell.games.betrayal.seen import HouseView

MANNERS: Final[Manners[HouseView]] = Manners(
    reading={
        news.Claimed: 4.0,
        news.Died: 5.0,
        news.TurnBegan: 1.0,
        news.Walked: 0.8,
        news.Discovered: 2.0,
        news.Drew: 5.0,
        news.Threw: 2.0,
        news.MonsterThrew: 2.0,
        news.Suffered: 2.0,
        news.Fought: 5.0,
        news.HauntRolled: 4.0,
        news.HauntBegan: 12.0,
        news.TraitorNamed: 8.0,
        news.Unmasked: 8.0,
        news.Turned: 6.0,
    },
    chapter=lambda event: isinstance(event, news.TurnBegan | news.HauntBegan),
    beginnings=frozenset({news.HauntBegan}),
    own_beginnings=frozenset({news.TurnBegan}),
)
