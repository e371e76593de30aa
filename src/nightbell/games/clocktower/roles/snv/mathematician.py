"""Mathematician."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("mathematician", TOWNSFOLK, "snv", icon="abacus", first=76, other=95, reminders=("abnormal",) * 5)
@learns("mathematician", "C-298")
def mathematician(town: Town, me: Ability) -> Reading[int]:
    """Each night learns how many abilities went astray since dawn because of somebody else's."""
    others = [seat for seat in town.astray if seat != me.seat]
    sure = sum(town.grimoire[seat].role not in DELUDED for seat in others)
    doubtful = sum(may_be_counted(town, seat) for seat in town.circle)
    return number(range(sure, sure + doubtful + 1), range(len(town.circle)))


DELUDED = {RoleId(id): jinx(id, "mathematician") for id in ("drunk", "lunatic", "marionette")}
"""What goes wrong with an ability that is only believed in may be counted, by their jinxes alone."""
LUNATIC = RoleId("lunatic")


def may_be_counted(town: Town, seat: Seat) -> bool:
    role = town.grimoire[seat].role
    if role not in DELUDED or not town.jinxed(DELUDED[role]):
        return False
    return wishes_otherwise(town, seat) if role == LUNATIC else seat in town.astray


def wishes_otherwise(town: Town, lunatic: Seat) -> bool:
    """Whether a Lunatic chose tonight, and not whom the Demon chose."""
    chosen = {seat for pick in town.picks if pick.by.seat == lunatic for seat in pick.targets}
    by_demons = (pick.targets for pick in town.picks if pick.by.seat in town.demons())
    return bool(chosen) and chosen != {seat for targets in by_demons for seat in targets}
