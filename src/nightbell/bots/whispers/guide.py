"""How a search plays Whispers."""

from __future__ import annotations

from random import Random
from typing import Final

from nightbell.bots.search import Goer, Model, some_answers
from nightbell.bots.whispers.outlook import KILLER, features, killers_chance, reasons
from nightbell.bots.whispers.sensible import Sensible
from nightbell.engine import Answer, Decision, Player, Seat
from nightbell.games.whispers.content import KILLERS
from nightbell.games.whispers.maps import BOARDS
from nightbell.games.whispers.seen import View
from nightbell.games.whispers.state import Hunt

MINOR: Final = frozenset(
    ("who-acts", "team-equip", "equipment", "drop", "keep-item", "pay", "discard", "forget", "main-statue")
)
"""Questions whose sensible answer is as good as any."""


class HuntGuide:
    def __init__(self, model: Model) -> None:
        self.model = model

    def usual(self, seat: Seat, seed: str) -> Player[View]:
        return Sensible(seat, seed)

    def ideas(
        self, view: View, decision: Decision[Answer], usual: Answer, most: int, rng: Random
    ) -> dict[Answer, str]:
        return some_answers(decision, usual, most, rng)

    def goes_on(self, seat: Seat, seed: str, manner: str) -> Goer[Hunt]:
        return Sensible(seat, seed)

    def worth_a_thought(self, view: View, decision: Decision[Answer]) -> bool:
        return decision.kind not in MINOR

    def round(self, state: Hunt) -> int:
        return state.round

    def value(self, state: Hunt, seat: Seat) -> float:
        chance = killers_chance(self.model, state)
        return chance if seat == state.killer_seat else 1 - chance

    def outlook(self, state: Hunt, seat: Seat) -> dict[str, float]:
        return reasons(self.model, state, seat)

    def winning(self, view: View) -> bool:
        return True


class HuntSchool:
    """Hunts of every killer on every map, one after the other."""

    def options(self, number: int) -> dict[str, object]:
        killers, maps = tuple(KILLERS), tuple(BOARDS)
        return {
            "killer": killers[number % len(killers)],
            "map": maps[number // len(killers) % len(maps)],
        }

    def features(self, state: Hunt) -> dict[str, float] | None:
        return features(state)

    def won(self, state: Hunt) -> bool:
        return (state.outcome or "").startswith(KILLER)
