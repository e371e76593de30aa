"""Pope. Copies are made when the bag is filled; the Demon may be told of a role that several have."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("pope", LORIC, "loric", icon="crown-coin", from_start=True, doubles=True, serves=("script",))
