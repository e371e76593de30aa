"""Deduction: from what one person can know of a game of Clocktower to the exact set of worlds that fit it."""

from __future__ import annotations

from typing import Final

GAME: Final = "clocktower"
"""The game that is reasoned about, for whoever has tables of several."""
