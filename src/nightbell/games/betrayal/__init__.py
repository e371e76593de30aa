"""Betrayal: explorers in a house that is built anew every night, until one of them turns on the others."""

from nightbell.games.betrayal.rules import RULES

__all__ = ["RULES"]
