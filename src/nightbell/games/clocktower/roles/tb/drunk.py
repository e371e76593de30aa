"""Drunk."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("drunk", OUTSIDER, icon="beer-stein", reminders=("is-the-drunk",), believes=TOWNSFOLK)
