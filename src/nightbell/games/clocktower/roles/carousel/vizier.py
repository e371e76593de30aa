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
        good = keep(any(town.grimoire[seat].side == GOOD for seat in voted))
        yield Announce(events.Proclaimed(me.role, nominee, 1))
        if good and keep(town.works(me)):
            yield call(execute, nominee)
