"""Djinn: it comes wherever a jinx is in force. The jinxes stand beside the rarer of their two roles."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("djinn", FABLED, "fabled", icon="djinn", from_start=True, stays=True, serves=("script",))
