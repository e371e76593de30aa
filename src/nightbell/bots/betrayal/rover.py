"""Who plays on in the houses that a search imagines: as the sensible player would, and much quicker."""

from __future__ import annotations

from nightbell.bots.betrayal.goals import Goal
from nightbell.bots.betrayal.plans import CALM, EXPLORE, Mood, Option, Seen, Walk, next_steps
from nightbell.bots.betrayal.sensible import Sensible
from nightbell.engine import Seat
from nightbell.games.betrayal.house import House

NOWHERE_TO_GO = Walk()


class Rover(Sensible):
    """Plans on the imagined house itself, and keeps to a way once chosen, as long as it stays open."""

    def __init__(self, seat: Seat, seed: str, mood: Mood = CALM) -> None:
        super().__init__(seat, seed, mood)
        self.walk = NOWHERE_TO_GO
        self.taken = 0
        self.planned = -1

    def step(self, view: Seen, house: House, goal: Goal, options: list[Option]) -> Option:
        me = self.seat
        steps = self.walk.steps
        if self.planned == house.turns:
            here = house.where[me], house.side[me]
            if self.taken < len(steps):
                spot, option = steps[self.taken]
                if spot == here and (option in options or option == EXPLORE):
                    self.taken += 1
                    return option
            elif self.walk.rests:
                return ()
        self.walk = next_steps(view, house, me, goal, self.mood, self.fear)
        self.taken, self.planned = 1, house.turns
        return self.walk.steps[0][1] if self.walk.steps else ()
