"""Players of Clocktower: townspeople who reason and lie, and a Storyteller in three styles."""

from __future__ import annotations

from nightbell.bots.clocktower.advice import Mentor
from nightbell.bots.clocktower.hints import TownHints
from nightbell.bots.clocktower.player import Townsperson
from nightbell.bots.clocktower.storyteller import BALANCED, CRUEL, GENTLE, Storyteller
from nightbell.engine import Answer, Chair, Decision, Seat
from nightbell.games.clocktower.catalogue import EVIL, GOOD
from nightbell.games.clocktower.grimoire import NOBODY_YET
from nightbell.games.clocktower.seen import Grimoire, PlayerView, View

__all__ = ["ADVISER", "HINTS", "PLAYERS", "SIDES", "Sensible", "Storyteller", "Townsperson", "side"]


class Sensible:
    """Sits down anywhere: whose chair it is shows when it is first looked at."""

    def __init__(self, seed: str, style: str = BALANCED) -> None:
        self.seed = seed
        self.style = style
        self.part: Storyteller | Townsperson | None = None

    def _part(self, chair: Chair[View]) -> Storyteller | Townsperson:
        if self.part is None:
            telling = isinstance(chair.view, Grimoire)
            self.part = Storyteller(self.seed, self.style) if telling else Townsperson(self.seed)
        return self.part

    def answer(self, chair: Chair[View], decision: Decision[Answer]) -> Answer:
        return (self.part or self._part(chair)).answer(chair, decision)

    def interject(self, chair: Chair[View]) -> tuple[str, Answer] | None:
        return (self.part or self._part(chair)).interject(chair)


def _sensible(seat: Seat, seed: str) -> Sensible:
    return Sensible(seed)


def _gentle(seat: Seat, seed: str) -> Sensible:
    return Sensible(seed, GENTLE)


def _cruel(seat: Seat, seed: str) -> Sensible:
    return Sensible(seed, CRUEL)


PLAYERS = {"sensible": _sensible, "gentle": _gentle, "cruel": _cruel}
"""In a player's chair the three are the same; in the Storyteller's they differ in whom they help."""
SIDES = (str(GOOD), str(EVIL))
ADVISER = Mentor()
HINTS = TownHints()


def side(view: View) -> str:
    """The side that a player believes to be on; none for the Storyteller and before the deal."""
    return str(view.card_side) if isinstance(view, PlayerView) and view.card != NOBODY_YET else ""
