"""Sensible players for Whispers: they answer from their view and the question alone."""

from nightbell.bots.whispers.sensible import Sensible

PLAYERS = {"sensible": Sensible}

__all__ = ["PLAYERS", "Sensible"]
