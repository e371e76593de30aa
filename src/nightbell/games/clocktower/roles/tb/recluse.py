"""Recluse."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("recluse", OUTSIDER, icon="house", poses=Pose(EVIL, (MINION, DEMON)), posthumous=True)
