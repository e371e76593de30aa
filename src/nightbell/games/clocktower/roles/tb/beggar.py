"""Beggar."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("beggar", TRAVELLER, icon="hand", never_impaired=True, votes_by_token=True)
