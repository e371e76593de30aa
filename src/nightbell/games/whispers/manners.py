"""How Whispers is played among people: what is read how long, and when everybody is waited for again."""

from __future__ import annotations

from typing import Final

from nightbell.engine import Manners, Seat
from nightbell.games.whispers import events
from nightbell.games.whispers.seen import View

VICTIMS_TURN: Final = ("start", "actions", "equipment", "plan")
KILLERS_TURN: Final = ("reveal", "killer", "instant", "main", "planning", "draw")


def moving(view: View) -> frozenset[Seat]:
    """The side whose turn it is. Which of the victims is asked is theirs to know."""
    phase, ids = view.open.phase, view.open.seats
    return frozenset(
        Seat(seat)
        for seat, id in enumerate(ids)
        if phase in (KILLERS_TURN if id == "killer" else VICTIMS_TURN)
    )


MANNERS: Final[Manners[View]] = Manners(
    reading={
        events.PhaseBegan: 2.0,
        events.Walked: 0.8,
        events.NoiseReported: 3.0,
        events.Silence: 2.0,
        events.CardPlayed: 4.0,
        events.KillerMoved: 1.5,
        events.KillerSensed: 4.0,
        events.KillerSearched: 4.0,
        events.EncounterBegan: 6.0,
        events.DiceRolled: 4.0,
        events.DefenceCounted: 3.0,
        events.Wounded: 4.0,
        events.Killed: 8.0,
        events.Escaped: 5.0,
        events.KeyFound: 2.0,
        events.LevelRose: 3.0,
        events.RescueCalled: 4.0,
    },
    moving=moving,
    chapter=lambda event: isinstance(event, events.PhaseBegan) and event.phase == "start",
    beginnings=frozenset({events.PhaseBegan, events.EncounterBegan}),
)
