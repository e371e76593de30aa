"""Bishop."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role(
    "bishop",
    TRAVELLER,
    "bmr",
    icon="pope-crown",
    reminders=("nominate-good", "nominate-evil"),
    leaves_nominations=True,
)
