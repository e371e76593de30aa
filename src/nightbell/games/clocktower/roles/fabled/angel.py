"""Angel."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

PROTECTED = reminder("angel", "protected")
SOMETHING_BAD = reminder("angel", "something-bad")
VOICELESS = reminder("angel", "no-vote")
SILENCES[SOMETHING_BAD] = TYPES
MUTES.add(VOICELESS)
CHARGES = 2

role(
    "angel",
    FABLED,
    "fabled",
    icon="angel-wings",
    first=1,
    reminders=("protected", "protected", "something-bad", "no-vote"),
    serves=("newcomer",),
)


@on_arrival("angel")
def angel(town: Town, me: Ability) -> Effect[None]:
    """Takes players who wish it under protection, for all to see."""
    for seat in (yield from volunteers(town, me.role, CHARGES, "C-577")):
        yield GiveBadge(seat, PROTECTED)


@on_any_death("angel")
def who_is_to_blame(town: Town, me: Ability, victim: Seat, harm: Harm) -> Effect[None]:
    """When one of them dies, something bad may happen to whoever is most to blame."""
    if keep(victim not in town.wearers(PROTECTED)):
        return
    among = OneOf((*town.others(victim), None), "seat")
    blamed = yield from ask(town.storyteller, "angel-blame", among, "C-577", seat=victim)
    if blamed is not None:
        yield from something_bad(town, me, blamed, SOMETHING_BAD, VOICELESS)
