"""How well somebody stands in the house: good enough to compare two answers of one moment, and to say why."""

from __future__ import annotations

from typing import Final

from nightbell.bots.betrayal.sensible import Sensible
from nightbell.bots.search import mean, squash
from nightbell.engine import Answer, Decision, Player, Seat
from nightbell.games.betrayal.house import Figure, House
from nightbell.games.betrayal.seen import HouseView
from nightbell.games.betrayal.traits import TRAITS

OWN: Final = 1.0
FRIENDS: Final = 0.7
FOES: Final = 0.7
MONSTER: Final = 0.15
THING: Final = 0.12
ROOM: Final = 0.04
THE_END: Final = 3.0


class HouseGuide:
    def usual(self, seat: Seat, seed: str) -> Player[HouseView]:
        return Sensible(seat, seed)

    def worth_a_thought(self, view: HouseView, decision: Decision[Answer]) -> bool:
        return True

    def round(self, state: House) -> int:
        return state.turns // state.players

    def value(self, state: House, seat: Seat) -> float:
        if state.outcome is not None:
            return float(seat in state.winners)
        return squash(sum(self.outlook(state, seat).values()) - OWN)

    def outlook(self, state: House, seat: Seat) -> dict[str, float]:
        """What speaks for a seat, by the ids of a hint's reasons."""
        if state.outcome is not None:
            return {"end": THE_END if seat in state.winners else -THE_END}
        found = {
            "own": OWN * health(state, seat),
            "things": THING * len(state.hands[seat]),
            "rooms": ROOM * len(state.placed),
        }
        if not state.haunt:
            return found
        others = [Seat(other) for other in state.seats if other != seat]
        foes = [other for other in others if state.opposed(Figure(seat), Figure(other))]
        friends = [other for other in others if other not in foes]
        prowling = [
            monster
            for monster in state.monsters
            if not monster.stunned and state.opposed(Figure(seat), monster.id)
        ]
        return {
            **found,
            "friends": FRIENDS * mean([health(state, each) for each in friends]),
            "foes": -FOES * mean([health(state, each) for each in foes]) - MONSTER * len(prowling),
        }

    def winning(self, view: HouseView) -> bool:
        return bool(view.haunt)


def health(house: House, seat: Seat) -> float:
    """How much is left of somebody: one for a fresh explorer, nothing for a dead one."""
    if not house.alive[seat]:
        return 0.0
    rows = sum(house.row(seat, trait) + 1 for trait in TRAITS)
    return rows / sum(house.start_row(seat, trait) + 1 for trait in TRAITS)
