"""Pixie."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

MAD = reminder("pixie", "mad")


@role(
    "pixie",
    TOWNSFOLK,
    "carousel",
    icon="fairy",
    first=47,
    reminders=("mad", "has-ability"),
    rewards_madness=True,
)
def pixie(town: Town, me: Ability) -> Effect[None]:
    """Starts knowing a Townsfolk role in play. Mad about being it, has its ability when the owner dies."""
    if not keep(town.on_sheet(TOWNSFOLK)):
        return
    shown = yield from tell(town, me, townsfolk_in_play(town, me), "C-017")
    owners = keep(tuple(seat for seat in town.others(me.seat) if town.grimoire[seat].role == shown))
    among = OneOf(owners or town.others(me.seat), "seat")
    owner = yield from decide(
        ask(town.storyteller, "pixie-owner", among, "C-399", seat=me.seat, named_role=shown)
    )
    yield PlaceMark(owner, MAD, me, FOREVER, named=shown, regardless=True)


def townsfolk_in_play(town: Town, me: Ability) -> Reading[RoleId]:
    held = [town.grimoire[seat].role for seat in town.others(me.seat)]
    true = tuple(dict.fromkeys(role for role in held if ROLES[role].type == TOWNSFOLK))
    posed = [role for seat in town.others(me.seat) for role in town.reads_role(seat)[1:]]
    honest = dict.fromkeys((*true, *(role for role in posed if ROLES[role].type == TOWNSFOLK)))
    could_be = dict.fromkeys((*town.on_sheet(TOWNSFOLK), *true))
    return Reading(LIVING, honest, could_be, true=true, plain=true)


@inherits("pixie")
def takes_it_over(town: Town, me: Ability, victim: Seat, harm: Harm) -> Effect[None]:
    """What was learnt counts, whatever the one who dies has become since."""
    mine = keep([mark for mark in town.placed(MAD, me) if mark.on == victim])
    for mark in mine:
        assert mark.named is not None
        yield LiftMarks(me, MAD)
        mad = ask(town.storyteller, "pixie-mad", YES_NO, "C-399", seat=me.seat, named_role=mark.named)
        if (yield from mad):
            yield PlaceMark(me.seat, reminder(me.role, "has-ability"), None, FOREVER)
            yield call(inherit, me, mark.named)
