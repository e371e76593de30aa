"""Baron."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("baron", MINION, icon="castle", outsiders=(2,))
