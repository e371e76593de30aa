"""Plague Doctor."""

from __future__ import annotations

from nightbell.games.clocktower.jinxes.plague import INSTEAD
from nightbell.games.clocktower.kit import *

role(
    "plaguedoctor",
    OUTSIDER,
    "carousel",
    icon="plague-doctor-profile",
    other=61,
    reminders=("storyteller-ability",),
)


@on_death("plaguedoctor")
def plague_doctor(town: Town, me: Ability, harm: Harm) -> Effect[None]:
    """At the Plague Doctor's death the Storyteller takes over a Minion's ability, one that nobody has."""
    minions = keep(town.absent(MINION) or town.on_sheet(MINION))
    if not minions:
        return
    question = ask(town.storyteller, "plague-doctor", OneOf(minions, "role"), "C-559", seat=me.seat)
    named = yield from decide(question)
    yield PlaceMark(me.seat, reminder(me.role, "storyteller-ability"), None, FOREVER, named=named)
    if named in INSTEAD:
        yield call(INSTEAD[named], me, named)
    else:
        yield Lend(me, town.storyteller, named)
        yield call(arrive, Ability(town.storyteller, named))
