"""Mutant."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("mutant", OUTSIDER, "snv", icon="duality-mask", forbids_madness=True)
