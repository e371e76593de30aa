"""One player for any chair: it finds out from its view whom it plays."""

from random import Random

from nightbell.bots.whispers.killer import Hunter
from nightbell.bots.whispers.victims import Prey
from nightbell.engine import Answer, Chair, Decision, Seat
from nightbell.games.whispers.seen import KillerView, View


class Sensible:
    """Plays either side with a reason for each answer. The same seed gives the same player."""

    def __init__(self, seat: Seat, seed: str) -> None:
        self.rng = Random(seed)
        self.hunter: Hunter | None = None
        self.prey = Prey(self.rng)

    def answer(self, chair: Chair[View], decision: Decision[Answer]) -> Answer:
        view = chair.view
        if isinstance(view, KillerView):
            if self.hunter is None:
                self.hunter = Hunter(view, self.rng)
            return self.hunter.answer(view, decision)
        return self.prey.answer(view, decision)
