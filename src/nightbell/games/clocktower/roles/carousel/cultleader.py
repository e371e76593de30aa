"""Cult Leader."""

from __future__ import annotations

from nightbell.games.clocktower.jinxes.brewing import stays_evil
from nightbell.games.clocktower.kit import *


@role("cultleader", TOWNSFOLK, "carousel", icon="cultist", first=70, other=89, sleeps=True)
def cult_leader(town: Town, me: Ability) -> Effect[None]:
    """Each night takes the side of one of the living neighbours, and is told of a change."""
    if keep(not town.works(me)):
        return
    near = keep(tuple(dict.fromkeys(s for n in town.living_neighbours(me.seat) for s in sides_of(town, n))))
    sides = near or (town.side_of(me),)
    side = yield from decide(ask(town.storyteller, "cult-side", OneOf(sides, "side"), "C-290", seat=me.seat))
    if keep(side != town.side_of(me) and not (side == GOOD and is_bound(town, me))):
        yield Wake(me)
        yield call(turn, me.seat, side)
        yield Stir(me.seat, awake=False)


def is_bound(town: Town, me: Ability) -> bool:
    """By jinxes: a Demon to whom a Boffin lends it, and whom a Pit-Hag has made the Cult Leader."""
    return town.held(me).giver is not None or stays_evil(town, me)


def sides_of(town: Town, seat: Seat) -> tuple[Side, ...]:
    return tuple(EVIL if evil else GOOD for evil in town.reads_evil(seat))


@publicly("cultleader")
def founds_a_cult(town: Town, me: Ability) -> Decision[Answer] | None:
    return ask(me.seat, "cultleader", OneOf[Answer]((True,), "yes"), "C-290")


@in_public("cultleader")
def cult(town: Town, me: Ability, called: Answer) -> Effect[None]:
    """Everybody may join, dead or alive. If all good players do, the Cult Leader's side wins."""
    yield Act(me)
    others = keep(town.others(me.seat))
    hands = yield from ask_all([ask(seat, "join-cult", YES_NO, "C-456", seat=me.seat) for seat in others])
    joined = tuple(seat for seat in others if hands[seat])
    yield Announce(events.CultJoined(me.seat, joined))
    good = keep(tuple(seat for seat in others if town.grimoire[seat].side == GOOD))
    if keep(town.works(me)) and set(good) <= set(joined):
        yield from conclude(town, town.side_of(me), "cultleader")
    else:
        yield Announce(events.NothingHappens())
