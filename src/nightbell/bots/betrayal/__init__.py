"""Sensible players for Betrayal: explorers, heroes, traitors and monsters with a goal."""

from __future__ import annotations

from nightbell.bots.betrayal.sensible import Sensible
from nightbell.games.betrayal.seen import HouseView
from nightbell.games.betrayal.traits import HEROES, TRAITOR

PLAYERS = {"sensible": Sensible}
SIDES = (HEROES, TRAITOR)


def side(view: HouseView) -> str:
    """The side that the viewer plays for; before the haunt everybody explores as the heroes do."""
    party = view.party[view.viewer] if view.haunt and view.viewer >= 0 else HEROES
    return TRAITOR if party == TRAITOR else HEROES


__all__ = ["PLAYERS", "SIDES", "Sensible", "side"]
