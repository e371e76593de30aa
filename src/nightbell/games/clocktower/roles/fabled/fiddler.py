"""Fiddler."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

role("fiddler", FABLED, "fabled", icon="violin", serves=("ending",))


@privately("fiddler")
def may_strike_up(town: Town, me: Ability) -> Decision[Answer] | None:
    if not town.demons() or not opponents(town, town.demons()[0]):
        return None
    return ask(me.seat, "fiddler", OneOf[Answer]((True,), "yes"), "C-471")


@in_private("fiddler")
def fiddler(town: Town, me: Ability, matter: Answer) -> Effect[None]:
    """The Demon picks somebody of the other side in secret, and everybody chooses which of the two wins."""
    demon = keep(town.demons()[0])
    rivals = OneOf(keep(opponents(town, demon)), "seat")
    rival = yield from decide(ask(demon, "fiddler-rival", rivals, "C-471"))
    sides = keep({demon: town.grimoire[demon].side, rival: town.grimoire[rival].side})
    pair = (min(demon, rival), max(demon, rival))
    yield Announce(events.FinalPair(pair))
    choice = OneOf(pair, "seat")
    chosen = yield from ask_all(ask(seat, "fiddler-choice", choice, "C-471") for seat in keep(town.players()))
    counts = {seat: sum(each == seat for each in chosen.values()) for seat in pair}
    for seat in pair:
        yield Announce(events.FinalCount(seat, counts[seat]))
    good, evil = sorted(pair, key=lambda seat: sides[seat] == EVIL)
    yield from conclude(town, GOOD if counts[good] > counts[evil] else EVIL, "fiddler")


def opponents(town: Town, demon: Seat) -> tuple[Seat, ...]:
    side = town.grimoire[demon].side
    return tuple(seat for seat in town.others(demon) if town.grimoire[seat].side != side)
