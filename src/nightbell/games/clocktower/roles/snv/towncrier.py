"""Town Crier."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role(
    "towncrier",
    TOWNSFOLK,
    "snv",
    icon="ringing-bell",
    other=80,
    reminders=("minion-nominated", "minion-silent"),
)
@learns("towncrier", "C-298")
def town_crier(town: Town, me: Ability) -> Reading[bool]:
    """Each night but the first learns whether a Minion nominated today."""
    return answer(any_of(town.reads_deed(deed, MINION) for deed in town.deeds if deed.verb == NOMINATES))
