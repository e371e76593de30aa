"""Bounty Hunter."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *
from nightbell.games.clocktower.roles.carousel.lordoftyphon import may_join

KNOWN = reminder("bountyhunter", "know")


@role("bountyhunter", TOWNSFOLK, "carousel", icon="wanted-reward", first=68, other=87, reminders=("know",))
def bounty_hunter(town: Town, me: Ability) -> Effect[None]:
    """Starts knowing an evil player, and learns another when that one has died. One Townsfolk is evil."""
    shown = yield from tell(town, me, wanted(town, me), "C-026")
    yield LiftMarks(me, KNOWN)
    if keep(town.living(shown)):
        yield PlaceMark(shown, KNOWN, me, FOREVER, regardless=True)
    else:
        yield Spend(me)


def wanted(town: Town, me: Ability) -> Reading[Seat]:
    notes = [note.learned for note in town.notes[me.seat]]
    shown = [each.target for each in notes if isinstance(each, events.LearnsSeat) and each.role == me.role]
    seats = [seat for seat in town.others(me.seat) if seat not in shown]
    true = tuple(seat for seat in seats if town.grimoire[seat].side == EVIL)
    return Reading(ONE, (seat for seat in seats if True in town.reads_evil(seat)), seats, true=true)


@due("bountyhunter")
def on_the_trail(town: Town, me: Ability) -> bool:
    """At first, and whenever the known player has died."""
    known = town.bearer(KNOWN, me)
    waiting = known is not None and town.living(known)
    return town.active(me.seat) and not waiting and not town.spent(me) and bool(wanted(town, me).honest)


jinx("bountyhunter", "philosopher")
KAZALI = jinx("bountyhunter", "kazali")
"""Beside a Kazali nobody turns evil before the Minions are made, and nobody for one who is made a Minion."""


@on_arrival("bountyhunter")
def one_turns_evil(town: Town, me: Ability) -> Effect[None]:
    """One Townsfolk is evil; for one who has only taken the ability, if the Storyteller likes."""
    fitting = (seat for seat in town.others(me.seat) if may_join(town, seat))
    townsfolk = tuple(seat for seat in fitting if town.is_a(seat, TOWNSFOLK))
    own = keep(town.grimoire[me.seat].role == me.role)
    some: tuple[Seat | None, ...] = (*townsfolk, *(() if own else (None,)))
    waits = keep(not town.night and town.jinxed(KAZALI) and town.in_play(KAZALI.roles[1]))
    if keep(town.works(me)) and some and not waits:
        evil = yield from ask(town.storyteller, "evil-townsfolk", OneOf(some, "seat"), "C-559", seat=me.seat)
        if evil is not None:
            yield TurnSide(evil, EVIL)
            yield Notify(evil)
