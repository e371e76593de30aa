"""Vizier."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

KNOWN = reminder("vizier", "known")

role("vizier", MINION, "carousel", icon="turban", first=79, reminders=("known",))


UNANNOUNCED = (jinx("investigator", "vizier"), jinx("alsaahir", "vizier"))
"""With one of these on the sheet the Vizier is not made known."""


KEEPER = jinx("lilmonsta", "vizier")


@makes_known("vizier")
def vizier(town: Town, me: Ability) -> Effect[None]:
    """Everybody knows who the Vizier is, so that nobody learns at dawn whether the ability works."""
    if keep(town.bearer(KNOWN, me) is None):
        yield PlaceMark(me.seat, KNOWN, me, FOREVER, regardless=True)
        if keep(not any(map(town.jinxed, UNANNOUNCED))):
            yield Announce(events.Proclaimed(me.role, me.seat))


@shields("vizier")
def safe_by_day(town: Town, me: Ability, victim: Seat, harm: Harm) -> bool:
    """The Vizier cannot die by day; one who keeps Lil' Monsta can be executed."""
    kept = town.jinxed(KEEPER) and town.is_a(me.seat, DEMON) and harm.cause == BY_EXECUTION
    return victim == me.seat and town.phase == DAY and not kept


ROBBERS = {
    RoleId("courtier"): (jinx("courtier", "vizier"), reminder("courtier", "drunk")),
    RoleId("preacher"): (jinx("preacher", "vizier"), reminder("preacher", "no-ability")),
}
"""Whom they rob of the ability is told so, and still cannot die by day."""


@shields("courtier", "preacher")
def safe_all_the_same(town: Town, me: Ability, victim: Seat, harm: Harm) -> bool:
    robbed, lost = ROBBERS[me.role]
    vizier = Ability(victim, robbed.roles[1])
    held = town.grimoire[victim].role == vizier.role and town.marked(victim, lost)
    return held and town.jinxed(robbed) and safe_by_day(town, vizier, victim, harm)


@after_vote("vizier")
def forces(town: Town, me: Ability, nominee: Seat, voted: tuple[Seat, ...]) -> Effect[None]:
    """If a good player voted, may have the nominee executed at once."""
    if keep(town.bearer(KNOWN, me) is None):
        return
    if (yield from ask(me.seat, "vizier", YES_NO, "C-290", about_seat=nominee)):
        yield Announce(events.Proclaimed(me.role, nominee, 1))
        reached = keep(town.works(me) and not out_of_reach(town, nominee))
        if reached and (yield from good_hand(town, voted, DOUBTFUL)):
            yield call(execute, nominee)


DOUBTFUL = {RoleId(id): jinx(id, "vizier") for id in ("politician", "zealot")}
"""Whose hand may count as an evil one to the Vizier."""
MAGICIAN = jinx("magician", "vizier")
FEAR = jinx("fearmonger", "vizier")


def out_of_reach(town: Town, nominee: Seat) -> bool:
    """A Magician, and whom a Fearmonger has chosen, are not executed on the Vizier's order."""
    if town.jinxed(MAGICIAN) and town.grimoire[nominee].role == MAGICIAN.roles[0]:
        return True
    return town.jinxed(FEAR) and town.marked(nominee, reminder("fearmonger", "fear"))
