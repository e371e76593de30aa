"""Flowergirl."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("flowergirl", TOWNSFOLK, "snv", icon="flowers", other=79, reminders=("demon-voted", "demon-silent"))
@learns("flowergirl", "C-298")
def flowergirl(town: Town, me: Ability) -> Reading[bool]:
    """Each night but the first learns whether a Demon voted today."""
    return answer(any_of(town.reads_deed(deed, DEMON) for deed in town.deeds if deed.verb == VOTES))
