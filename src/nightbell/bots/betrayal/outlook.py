"""How well somebody stands in the house: good enough to compare two answers of one moment, and to say why."""

from __future__ import annotations

from random import Random
from typing import Final

from nightbell.bots.betrayal.plans import CALM, Mood
from nightbell.bots.betrayal.rover import Rover
from nightbell.bots.betrayal.sensible import Sensible
from nightbell.bots.search import AS_USUAL, Goer, mean, some_answers, squash
from nightbell.engine import Answer, Chance, Decision, Player, Seat
from nightbell.games.betrayal import RULES
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


TURN: Final = "turn"
MOODS: Final = {
    "bold": Mood(fear=0.0),
    "wary": Mood(fear=3.0),
    "fierce": Mood(fear=0.3, fight=3.0),
    "meek": Mood(fight=0.0),
    "curious": Mood(dark=4.0),
    "settled": Mood(dark=0.0),
}
"""How else one might play a turn, beside the usual way."""


class HouseGuide:
    def usual(self, seat: Seat, seed: str) -> Player[HouseView]:
        return Sensible(seat, seed)

    def ideas(
        self, view: HouseView, decision: Decision[Answer], usual: Answer, most: int, rng: Random
    ) -> dict[Answer, str]:
        """In a turn what players of every mood would do, then blows and tasks; of the rest any."""
        found = {usual: AS_USUAL}
        if decision.kind == TURN and view.haunt:
            house = RULES.imagine(view, Chance(0))
            for name, mood in MOODS.items():
                found.setdefault(Sensible(decision.seat, "", mood).reply(house, decision), name)
            deeds = [each for each in decision.choice.listed() if is_deed(house, each)]
            for deed in rng.sample(deeds, min(len(deeds), max(0, most - len(found)))):
                found.setdefault(deed, AS_USUAL)
        for other, manner in some_answers(decision, usual, most, rng).items():
            if len(found) < most:
                found.setdefault(other, manner)
        return found

    def goes_on(self, seat: Seat, seed: str, manner: str) -> Goer[House]:
        return Rover(seat, seed, MOODS.get(manner, CALM))

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


def is_deed(house: House, option: Answer) -> bool:
    """Whether a line of the menu is a blow or a task of the haunt."""
    return isinstance(option, tuple) and (option[0] == "attack" or option[0] in house.scenario.tasks)
