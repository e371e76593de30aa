"""One player for any chair: it finds out from its view whom it plays."""

from random import Random

from nightbell.bots.whispers.glance import HunterGlance, PreyGlance
from nightbell.bots.whispers.killer import Hunter
from nightbell.bots.whispers.victims import Prey
from nightbell.engine import Answer, Chair, Decision, Seat
from nightbell.games.whispers.seen import KillerView, VictimsView, View
from nightbell.games.whispers.state import Hunt


class Sensible:
    """Plays either side with a reason for each answer. The same seed gives the same player."""

    def __init__(self, seat: Seat, seed: str) -> None:
        self.seat = seat
        self.rng = Random(seed)
        self.hunter: Hunter | None = None
        self.prey = Prey(self.rng)

    def answer(self, chair: Chair[View], decision: Decision[Answer]) -> Answer:
        view = chair.view
        if isinstance(view, KillerView):
            return self.hunts(view, decision)
        assert isinstance(view, VictimsView)
        return self.prey.answer(view, decision)

    def reply(self, state: Hunt, decision: Decision[Answer]) -> Answer:
        """In an imagined hunt: it still knows no more of that than it would be shown."""
        if self.seat == state.killer_seat:
            return self.hunts(HunterGlance(state), decision)
        return self.prey.answer(PreyGlance(state), decision)

    def hunts(self, view: KillerView | HunterGlance, decision: Decision[Answer]) -> Answer:
        if self.hunter is None:
            self.hunter = Hunter(view, self.rng)
        return self.hunter.answer(view, decision)
