"""«Кровь на Часовой башне» (Blood on the Clocktower)."""

from nightbell.games.clocktower.rules import RULES

__all__ = ["RULES"]
