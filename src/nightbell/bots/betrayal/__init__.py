"""Sensible players for Betrayal: explorers, heroes, traitors and monsters with a goal."""

from __future__ import annotations

from nightbell.bots.betrayal.outlook import HouseGuide
from nightbell.bots.betrayal.sensible import Sensible
from nightbell.bots.hints import SearchHints
from nightbell.bots.search import Budget
from nightbell.games.betrayal.seen import HouseView
from nightbell.games.betrayal.traits import HEROES, TRAITOR

PLAYERS = {"sensible": Sensible}
SIDES = (HEROES, TRAITOR)
HINTS = SearchHints(
    HouseGuide,
    Budget(tries=36, milliseconds=2000, rounds=40, horizon=160, candidates=6),
    early=Budget(tries=72, milliseconds=2000, rounds=40, horizon=12, candidates=6),
)


def side(view: HouseView) -> str:
    """The side that the viewer plays for; before the haunt everybody explores as the heroes do."""
    party = view.party[view.viewer] if view.haunt and view.viewer >= 0 else HEROES
    return TRAITOR if party == TRAITOR else HEROES


__all__ = ["HINTS", "PLAYERS", "SIDES", "Sensible", "side"]
