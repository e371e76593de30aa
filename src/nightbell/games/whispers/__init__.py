"""Whispers («Шёпот за стеной»): three victims in a house, and one who listens."""

from nightbell.games.whispers.rules import RULES

__all__ = ["RULES"]
