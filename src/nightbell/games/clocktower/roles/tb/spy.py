"""Spy."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *
from nightbell.games.clocktower.roles.carousel.magician import UNSEEN


@role("spy", MINION, icon="spy", first=71, other=91, poses=Pose(GOOD, (TOWNSFOLK, OUTSIDER)), posthumous=True)
def spy(town: Town, me: Ability) -> Effect[None]:
    """Each night looks into the Grimoire."""
    yield from look_into_the_grimoire(town, me)


def look_into_the_grimoire(town: Town, me: Ability) -> Effect[None]:
    """What somebody impaired sees may have two tokens changed over."""
    if keep(any(closes_the_grimoire[other.role](town, other) for other in town.heard(closes_the_grimoire))):
        return
    seats = keep(town.players())
    swapped: tuple[Seat, ...] = ()
    if keep(not town.works(me)):
        pairs = Some(seats, 0, 2, "seat")
        swapped = yield from ask(town.storyteller, "spy", pairs, "C-368", seat=me.seat, role=me.role)
    shown = dict(zip(seats, seats, strict=True))
    if len(swapped) == 2:
        shown[swapped[0]], shown[swapped[1]] = swapped[1], swapped[0]
    hidden = keep(taken_out(town, me))
    tokens = tuple([seen(town, seat, shown[seat]) for seat in seats if seat not in hidden])
    yield Inform(me.seat, events.SeesGrimoire(me.seat, tokens))


def taken_out(town: Town, me: Ability) -> tuple[Seat, ...]:
    """Whose tokens a Magician hides."""
    if me.role not in UNSEEN or not town.jinxed(UNSEEN[me.role]):
        return ()
    magicians = town.holders(UNSEEN[me.role].roles[0])
    return (*town.demons(), *(each.seat for each in magicians)) if magicians else ()


def seen(town: Town, seat: Seat, shown: Seat) -> events.Seen:
    """The token at a seat, as it lies there or with another's role on it."""
    token = town.grimoire[shown]
    reminders = tuple([mark.reminder for mark in town.marks if mark.on == seat])
    return events.Seen(seat, token.role, token.side, town.living(seat), reminders)
