"""Vizier."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

KNOWN = reminder("vizier", "known")

role("vizier", MINION, "carousel", icon="turban", first=79, reminders=("known",))


UNANNOUNCED = (jinx("investigator", "vizier"), jinx("alsaahir", "vizier"))
"""With one of these on the sheet the Vizier is not made known."""


KEEPER = jinx("lilmonsta", "vizier")


@at_dawn("vizier")
def vizier(town: Town, me: Ability) -> Effect[None]:
    """Everybody knows who the Vizier is."""
    if keep(town.bearer(KNOWN, me) is None):
        yield PlaceMark(me.seat, KNOWN, me, FOREVER)
        if keep(any(map(town.jinxed, UNANNOUNCED))):
            return
        yield Announce(events.Proclaimed(me.role, me.seat))


@shields("vizier")
def safe_by_day(town: Town, me: Ability, victim: Seat, harm: Harm) -> bool:
    """The Vizier cannot die by day; one who keeps Lil' Monsta can be executed."""
    kept = town.jinxed(KEEPER) and town.is_a(me.seat, DEMON) and harm.cause == BY_EXECUTION
    return victim == me.seat and town.phase == DAY and not kept


@after_vote("vizier")
def forces(town: Town, me: Ability, nominee: Seat, voted: tuple[Seat, ...]) -> Effect[None]:
    """If a good player voted, may have the nominee executed at once."""
    if keep(town.bearer(KNOWN, me) is None):
        return
    if (yield from ask(me.seat, "vizier", YES_NO, "C-290", about_seat=nominee)):
        yield Announce(events.Proclaimed(me.role, nominee, 1))
        reached = keep(town.works(me) and not out_of_reach(town, nominee))
        if reached and (yield from by_a_good_hand(town, voted)):
            yield call(execute, nominee)


DOUBTFUL = {RoleId(id): jinx(id, "vizier") for id in ("politician", "zealot")}
MAGICIAN = jinx("magician", "vizier")
FEAR = jinx("fearmonger", "vizier")


def by_a_good_hand(town: Town, voted: tuple[Seat, ...]) -> Effect[bool]:
    """Whether a good player voted; by their jinxes a Politician and a Zealot may count as evil."""
    good = keep(tuple((s, town.grimoire[s].role) for s in voted if town.grimoire[s].side == GOOD))
    sure = [s for s, id in good if id not in DOUBTFUL or keep(not town.jinxed(DOUBTFUL[id]))]
    if sure or not good:
        return bool(sure)
    seat, id = good[0]
    asked = ask(town.storyteller, "register-side", YES_NO, "C-290", seat=seat, side=GOOD, role=id)
    return (yield from asked)


def out_of_reach(town: Town, nominee: Seat) -> bool:
    """A Magician, and whom a Fearmonger has chosen, are not executed on the Vizier's order."""
    if town.jinxed(MAGICIAN) and town.grimoire[nominee].role == MAGICIAN.roles[0]:
        return True
    return town.jinxed(FEAR) and town.marked(nominee, reminder("fearmonger", "fear"))
