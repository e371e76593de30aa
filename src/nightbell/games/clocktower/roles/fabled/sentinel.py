"""Sentinel."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role(
    "sentinel",
    FABLED,
    "fabled",
    icon="medieval-gate",
    outsiders=(-1, 0, 1),
    from_start=True,
    serves=("script",),
)
