"""Devil's Advocate."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

SURVIVES = reminder("devilsadvocate", "survives-execution")


@role("devilsadvocate", MINION, "bmr", icon="gavel", first=39, other=25, reminders=("survives-execution",))
def devils_advocate(town: Town, me: Ability) -> Effect[None]:
    """Each night chooses a living player, not the one of last night, who survives tomorrow's execution."""
    barred = last_choice(town, me)
    clients = [seat for seat in town.players() if town.square[seat].alive and seat not in barred]
    client = yield from choose(town, me, clients, "C-335")
    yield mark(town, client, SURVIVES, me, until=DUSK)


@shields("devilsadvocate")
def advocate_shields(town: Town, me: Ability, victim: Seat, harm: Harm) -> bool:
    return harm.cause == BY_EXECUTION and town.marked(victim, SURVIVES)
