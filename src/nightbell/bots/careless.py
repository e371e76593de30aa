"""A player who slips now and then, as people do: the easy level."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

import msgspec

from nightbell.engine import Answer, Chair, Decision, Player, Seat, Talker

V = TypeVar("V", bound=msgspec.Struct)

SLIPS = 0.2
"""How often it does something else than it meant to."""


class Careless:
    def __init__(self, player: Player[msgspec.Struct], seed: str) -> None:
        self.player = player
        self.luck = Random(f"{seed}/slips")

    def answer(self, chair: Chair[msgspec.Struct], decision: Decision[Answer]) -> Answer:
        meant = self.player.answer(chair, decision)
        return decision.choice.sample(self.luck) if self.luck.random() < SLIPS else meant


class CarelessTalker(Careless):
    """Slips in its answers only: what it says, it says as it is."""

    player: Talker[msgspec.Struct]  # type: ignore[assignment]

    def interject(self, chair: Chair[msgspec.Struct]) -> tuple[str, Answer] | None:
        return self.player.interject(chair)


def careless(
    maker: Callable[[Seat, str], Player[msgspec.Struct]],
) -> Callable[[Seat, str], Player[msgspec.Struct]]:
    """A maker of players who slip, from one of players who do not."""

    def make(seat: Seat, seed: str) -> Player[msgspec.Struct]:
        player = maker(seat, seed)
        return (CarelessTalker if isinstance(player, Talker) else Careless)(player, seed)

    return make
