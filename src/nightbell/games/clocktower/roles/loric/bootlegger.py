"""Bootlegger: it comes with a script that has rules or roles of its own, which are told to all."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("bootlegger", LORIC, "loric", icon="barrel", from_start=True, stays=True, serves=("script",))
