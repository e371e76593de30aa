"""Butcher."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("butcher", TRAVELLER, "snv", icon="meat-cleaver", nominates_again=True)
